import { Link, NavLink } from "react-router";
import { Icon } from "#app/ui/layout/icon.tsx";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import type { MenuEntry } from "./admin-menu.ts";
import { EntryLink, type Waiting } from "./entry-link.tsx";
import { menuTexts as texts } from "./menu.texts.ts";
import { opensMenu } from "./menu-dialog.tsx";
import styles from "./menu-rail.module.css";
import { SignOut } from "./sign-out.tsx";

type MenuRailProps = {
  brand: string;
  email: string;
  menu: readonly MenuEntry[];
  current: MenuEntry | undefined;
  waiting: Waiting;
};

export function MenuRail({ brand, email, menu, current, waiting }: MenuRailProps) {
  return (
    <aside className={styles.rail}>
      <Link to="/admin" className={styles.brand}>
        <Wordmark name={brand} className={styles.mark} />
      </Link>
      <button type="button" className={styles.search} {...opensMenu} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" small />
        {texts.search}
        <span aria-hidden="true">{texts.searchKeys}</span>
      </button>
      <nav className={styles.nav} aria-label={texts.panel}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} current={current} waiting={waiting} className={styles.entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <p className={styles.email}>{email}</p>
        <div className={styles.leave}>
          <NavLink to="/admin/minha-conta" className={styles.account}>
            {texts.screens.account}
          </NavLink>
          <SignOut />
        </div>
      </div>
    </aside>
  );
}
