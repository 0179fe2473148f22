import typeStyles from "#app/ui/type.module.css";
import type { MenuEntry } from "./menu-entries.ts";

/** A menu entry; one that leaves the site says so to who cannot see the new tab. */
export function MenuLink({ entry, newTab }: { entry: MenuEntry; newTab: string }) {
  if (!entry.isExternal) {
    return (
      <a href={entry.href} aria-current={entry.current}>
        {entry.name}
      </a>
    );
  }
  return (
    <a href={entry.href} target="_blank" rel="noopener">
      {entry.name}
      <span className={typeStyles.visuallyHidden}> ({newTab})</span>
    </a>
  );
}
