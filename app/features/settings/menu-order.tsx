import { useState } from "react";
import { HiddenUrls } from "#app/features/media/hidden-urls.tsx";
import { SortableList } from "#app/ui/sortable.tsx";
import styles from "./menu-order.module.css";
import { MENU_ITEMS, type MenuItemName } from "./menu-order.rules.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import panel from "./settings-panel.module.css";

type MenuOrderProps = { name: string; label: string; value: readonly MenuItemName[] };

export function MenuOrder({ name, label, value }: MenuOrderProps) {
  const [order, setOrder] = useState(() => [...new Set([...value, ...MENU_ITEMS])]);
  return (
    <>
      <HiddenUrls name={name} urls={order} />
      <SortableList
        items={order}
        idOf={(item) => item}
        nameOf={(item) => texts.menuItems[item]}
        label={label}
        onOrder={(ids) => setOrder(ids as MenuItemName[])}
        className={styles.rows}
      >
        {(item, handle) => (
          <>
            {handle}
            <b>{texts.menuItems[item]}</b>
          </>
        )}
      </SortableList>
      <p className={panel.note}>{texts.menuNote}</p>
    </>
  );
}
