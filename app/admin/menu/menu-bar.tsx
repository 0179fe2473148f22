import { Icon } from "#app/ui/layout/icon.tsx";
import type { MenuEntry } from "./admin-menu.ts";
import { EntryLink, type Waiting } from "./entry-link.tsx";
import { menuTexts as texts } from "./menu.texts.ts";
import styles from "./menu-bar.module.css";
import { opensMenu } from "./menu-dialog.tsx";

type MenuBarProps = { menu: readonly MenuEntry[]; current: MenuEntry | undefined; waiting: Waiting };

export function MenuBar({ menu, current, waiting }: MenuBarProps) {
  return (
    <nav className={styles.bar} aria-label={texts.panel}>
      <ul>
        {menu
          .filter(({ isInBar }) => isInBar)
          .map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} current={current} waiting={waiting} className={styles.entry} />
            </li>
          ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-current={(current && !current.isInBar) || undefined}
            {...opensMenu}
          >
            <Icon name="menu" className={styles.menu} />
            <span>{texts.menu}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
