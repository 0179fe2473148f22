import typeStyles from "#app/ui/layout/type.module.css";
import type { MenuItem } from "./menu-items.ts";

export function MenuLink({ item, newTab }: { item: MenuItem; newTab: string }) {
  if (!item.isExternal) {
    return (
      <a href={item.href} aria-current={item.current}>
        {item.name}
      </a>
    );
  }
  return (
    <a href={item.href} target="_blank" rel="noopener">
      {item.name}
      <span className={typeStyles.visuallyHidden}> ({newTab})</span>
    </a>
  );
}
