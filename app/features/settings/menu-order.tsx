import type { Outcome } from "#app/platform/outcome.ts";
import { SavedNote } from "#app/ui/saved-note.tsx";
import { SortableList } from "#app/ui/sortable.tsx";
import { useAutosave } from "#app/ui/use-autosave.ts";
import styles from "./menu-order.module.css";
import type { MenuItemName } from "./menu-order.rules.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import panel from "./settings-panel.module.css";

export function MenuOrder({ order }: { order: MenuItemName[] }) {
  const autosave = useAutosave<Outcome>();
  const name = texts.panels.menuOrder;
  return (
    <section className={panel.panel} aria-labelledby="menu-order-title">
      <div className={styles.head}>
        <h3 id="menu-order-title" className={panel.title}>
          {name}
        </h3>
        <SavedNote state={autosave.state} note={autosave.note} />
      </div>
      <SortableList
        items={order}
        idOf={(item) => item}
        nameOf={(item) => texts.menuItems[item]}
        label={name}
        moveIntent="menuOrder"
        revision={autosave.refusal}
        onOrder={(ids) => autosave.save({ intent: "menuOrder", order: ids.join(",") })}
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
    </section>
  );
}
