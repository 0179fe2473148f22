import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHead } from "#app/ui/page-head.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import { siteAddressTexts, settingsAdminTexts as texts } from "./settings-admin.texts.ts";

type Screen = keyof typeof texts.screens;

type SettingsFrameProps = {
  current: string | null;
  /** The request's origin, while the site's own is not configured. */
  unsetAddress: string | null;
  children: ReactNode;
};

export function SettingsFrame({ current, unsetAddress, children }: SettingsFrameProps) {
  const isKnown = current !== null && Object.hasOwn(texts.screens, current);
  const { name, lead } = isKnown
    ? texts.screens[current as Screen]
    : { name: texts.pageTitle, lead: texts.lead };
  return (
    <>
      <PageHead title={name} lead={lead} />
      {unsetAddress && (
        <WarningLine>
          <b>{siteAddressTexts.title}</b>
          <p>
            {siteAddressTexts.text(unsetAddress)}{" "}
            <Link to="/admin/configuracoes/email#site-address-heading">{siteAddressTexts.link}</Link>
          </p>
        </WarningLine>
      )}
      {children}
    </>
  );
}
