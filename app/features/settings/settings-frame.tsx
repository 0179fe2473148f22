import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHead } from "#app/ui/page-head.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import { siteAddressTexts, settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import styles from "./settings-frame.module.css";
import { FIRST_SCREEN } from "./settings-panels.ts";

type Screen = keyof typeof texts.screens;

type SettingsFrameProps = {
  current: string | null;
  /** How many words each part still owes. */
  missing: Record<string, number>;
  /** The address that this page was asked at, when the site's own is not configured. */
  unsetAddress: string | null;
  children: ReactNode;
};

const PATH = "/admin/configuracoes";

/** The parts of the settings side by side, and the one that is open. */
export function SettingsFrame({ current, missing, unsetAddress, children }: SettingsFrameProps) {
  const screens = Object.entries(texts.screens) as [Screen, { name: string; lead: string }][];
  const lead =
    current && Object.hasOwn(texts.screens, current) ? texts.screens[current as Screen].lead : texts.lead;
  return (
    <>
      <PageHead title={texts.pageTitle} lead={lead} />
      <nav aria-label={texts.list} className={styles.parts}>
        <ul>
          {screens.map(([screen, { name }]) => (
            <li key={screen}>
              <Link
                to={screen === FIRST_SCREEN ? PATH : `${PATH}/${screen}`}
                aria-current={screen === current ? "page" : undefined}
              >
                {name}
                {(missing[screen] ?? 0) > 0 && (
                  <i
                    role="img"
                    aria-label={texts.missing(missing[screen] ?? 0)}
                    title={texts.missing(missing[screen] ?? 0)}
                  />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {unsetAddress && (
        <WarningLine>
          <b>{siteAddressTexts.title}</b>
          <p>{siteAddressTexts.text(unsetAddress)}</p>
        </WarningLine>
      )}
      {children}
      <p>
        <TextLink href="/admin/comecar" icon="arrow">
          {texts.assistant}
        </TextLink>
      </p>
      <p>
        <TextLink href="/admin/novidades" icon="arrow">
          {texts.news}
        </TextLink>
      </p>
    </>
  );
}
