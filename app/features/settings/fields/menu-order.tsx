import { useState } from "react";
import { Link } from "react-router";
import { languageName } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { type MenuPage, useMenuPages } from "../menu-pages.ts";
import { settingsAdminTexts } from "../settings-admin.texts.ts";
import styles from "./menu-order.module.css";
import { completeMenu, isMenuItem } from "./menu-order.rules.ts";
import panel from "./settings-panel.module.css";

const { menuItems, menu: texts } = settingsAdminTexts;
const NEW_PAGE = "/admin/paginas-criadas/novo";

type MenuOrderProps = { name: string; label: string; value: readonly string[] };

export function MenuOrder({ name, label, value }: MenuOrderProps) {
  const [order, setOrder] = useState(() => completeMenu(value));
  const pages = useMenuPages();
  const pageOf = (entry: string) => pages.find(({ id }) => id === entry);
  const nameOf = (entry: string) =>
    isMenuItem(entry) ? menuItems[entry] : (pageOf(entry)?.title ?? texts.trashed);
  const others = pages.filter(({ id }) => !order.includes(id));
  return (
    <>
      <HiddenFields name={name} values={order} />
      <SortableList
        items={order}
        idOf={(entry) => entry}
        nameOf={nameOf}
        label={label}
        revision={order}
        onOrder={setOrder}
        className={styles.rows}
      >
        {(entry, handle) => (
          <>
            {handle}
            <div>
              <b>{nameOf(entry)}</b>
              {!isMenuItem(entry) && <PageNote page={pageOf(entry)} />}
            </div>
            {!isMenuItem(entry) && (
              <IconButton
                icon="close"
                small
                aria-label={texts.removeOf(nameOf(entry))}
                onClick={() => setOrder(order.filter((one) => one !== entry))}
              />
            )}
          </>
        )}
      </SortableList>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={texts.others}>
          {others.map(({ id, title }) => (
            <li key={id}>
              <Button small icon="plus" onClick={() => setOrder([...order, id])}>
                {texts.add(title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={panel.note}>
        {texts.note} {pages.length === 0 && <Link to={NEW_PAGE}>{texts.create}</Link>}
      </p>
    </>
  );
}

function PageNote({ page }: { page: MenuPage | undefined }) {
  const notes = !page
    ? [texts.trashedNote]
    : page.active
      ? page.missing.map((locale) => texts.missingIn(languageName(locale)))
      : [texts.inactive];
  return <span className={styles.note}>{[texts.ownPage, ...notes].join(" · ")}</span>;
}
