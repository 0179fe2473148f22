import type { ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";
import { adminTexts } from "./admin.texts.ts";
import type { AdminFrameFacts } from "./admin-frame.server.ts";
import styles from "./admin-layout.module.css";
import { AdminTabs, SignOut } from "./admin-tabs.tsx";
import { useCarefulLinks } from "./use-careful-links.ts";

type AdminFrameProps = Pick<AdminFrameFacts, "email" | "role" | "brand" | "waiting"> & {
  children: ReactNode;
  /** Dialogs and notices, which stand outside of what is scrolled. */
  aside?: ReactNode;
};

/** The menu, the head and the place for a screen of the administration. */
export function AdminFrame({ email, role, brand, waiting, children, aside }: AdminFrameProps) {
  const carefulLinks = useCarefulLinks();
  return (
    <div className={styles.frame} {...carefulLinks}>
      <a href="#conteudo" className={styles.skip}>
        {adminTexts.skip}
      </a>
      <AdminTabs brand={brand} email={email} role={role} waiting={waiting} />
      <div className={styles.room}>
        <header className={styles.head}>
          <h1 className={styles.title}>{adminTexts.title}</h1>
          <TextLink href="/principal-br" icon="arrow-out">
            {adminTexts.openSite}
          </TextLink>
          <div className={styles.phoneOnly}>
            <SignOut />
          </div>
        </header>
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {aside}
    </div>
  );
}
