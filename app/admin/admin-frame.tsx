import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { menuFor, placeAt } from "#app/admin/menu/admin-menu.ts";
import { MenuBar } from "#app/admin/menu/menu-bar.tsx";
import { MenuDialog } from "#app/admin/menu/menu-dialog.tsx";
import { MenuRail } from "#app/admin/menu/menu-rail.tsx";
import { MenuTabs } from "#app/admin/menu/menu-tabs.tsx";
import { pathFor, siteLocale } from "#app/i18n/locales.ts";
import { Later } from "#app/ui/feedback/later.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { adminTexts } from "./admin.texts.ts";
import type { AdminFrameFacts } from "./admin-frame.server.ts";
import styles from "./admin-layout.module.css";
import { useSafeLeaving } from "./use-safe-leaving.ts";

type AdminFrameProps = Pick<AdminFrameFacts, "email" | "role" | "brand" | "waiting"> & {
  title?: string;
  children: ReactNode;
  aside?: ReactNode;
};

export function AdminFrame({ email, role, brand, waiting, title, children, aside }: AdminFrameProps) {
  const safeLeaving = useSafeLeaving();
  const menu = menuFor(role);
  const place = placeAt(menu, useLocation());
  const parts = { menu, current: place?.entry, waiting };
  return (
    <>
      <div className={styles.frame} {...safeLeaving}>
        <a href="#conteudo" className={styles.skip}>
          {adminTexts.skip}
        </a>
        <Later>
          <MenuRail brand={brand} email={email} {...parts} />
        </Later>
        <div className={styles.room}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title ?? adminTexts.title}</h1>
            <TextLink href={pathFor(siteLocale(), "/principal")} icon="arrow-out">
              {adminTexts.openSite}
            </TextLink>
          </header>
          {place && (
            <Later>
              <MenuTabs place={place} />
            </Later>
          )}
          <main id="conteudo" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <Later>
          <MenuBar {...parts} />
        </Later>
        {aside}
      </div>
      {/* Outside of the frame: what is typed in its search is nothing to lose. */}
      <MenuDialog menu={menu} place={place} email={email} onLeave={safeLeaving.onClickCapture} />
    </>
  );
}
