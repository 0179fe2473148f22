import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import { useCurrentInStrip } from "#app/ui/layout/use-current-in-strip.ts";
import { firstOf, type MenuPlace } from "./admin-menu.ts";
import { menuTexts as texts } from "./menu.texts.ts";
import styles from "./menu-tabs.module.css";

/** By address; set by a screen's loader. */
export type MissingCounts = Partial<Record<string, number>>;

export function MenuTabs({ place: { entry, section, screen } }: { place: MenuPlace }) {
  const { hasTabs } = useScreenFacts();
  if (hasTabs === false) return null;
  const isDeep = section.screens.length > 1;
  const parts = entry.sections.map(({ name, screens }) => ({ name, to: screens[0]?.to ?? "" }));
  const part = { name: section.name, to: section.screens[0]?.to ?? "" };
  return (
    <>
      {parts.length > 1 && (
        <Row
          label={texts.partsOf(entry.name)}
          links={parts}
          current={part.to}
          isPage={!isDeep}
          className={isDeep ? styles.upper : undefined}
        />
      )}
      {isDeep && (
        <Row label={section.name} links={section.screens} current={screen.to} isPage>
          <Link to={firstOf(entry)} className={styles.back}>
            <Icon name="arrow-back" small />
            {entry.name}
          </Link>
        </Row>
      )}
    </>
  );
}

type RowProps = {
  label: string;
  links: readonly { to: string; name: string }[];
  current: string;
  isPage: boolean;
  className?: string;
  children?: ReactNode;
};

function Row({ label, links, current, isPage, className, children }: RowProps) {
  const { missing = {} } = useScreenFacts();
  const strip = useCurrentInStrip(current);
  return (
    <nav aria-label={label} className={classes(styles.row, className)}>
      {children}
      <ul ref={strip}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? (isPage ? "page" : true) : undefined}>
              {name}
              <Owed count={missing[to]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Owed({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <>
      <i aria-hidden="true" />
      <span className={type.visuallyHidden}>{texts.missing(count)}</span>
    </>
  );
}

/** From the loader of the screen. */
type ScreenFacts = { missing?: MissingCounts; hasTabs?: boolean };

function useScreenFacts(): ScreenFacts {
  return (useMatches().at(-1)?.loaderData as ScreenFacts | null | undefined) ?? {};
}
