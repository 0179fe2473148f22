import type { ReactNode } from "react";
import { Link } from "react-router";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./collection-row.module.css";
import type { CollectionRow } from "./collection-rows.server.ts";
import { collectionsAdminTexts } from "./collections-admin.texts.ts";

const { row: texts, remove: removal, active, inactive, noPicture, onRequest } = collectionsAdminTexts;

type RowProps = {
  row: CollectionRow;
  handle: ReactNode;
  removeText: string;
  editAddress: string;
};

export function CollectionLine({ row, handle, removeText, editAddress }: RowProps) {
  return (
    <div className={styles.line}>
      <span className={styles.handle}>{handle}</span>
      <Shown row={row} />
      <span className={styles.name}>
        <b>{row.name}</b>
        <span>{row.facts || onRequest}</span>
        <Translations of={row} />
      </span>
      <span className={styles.state}>
        <Badge isOn={row.isActive}>{row.isActive ? active : inactive}</Badge>
      </span>
      <Link to={editAddress} preventScrollReset className={styles.tool} aria-label={texts.editOf(row.name)}>
        <Icon name="edit" small />
      </Link>
      <Removal row={row} text={removeText} />
    </div>
  );
}

export function CollectionCard({ row, handle, removeText, editAddress }: RowProps) {
  return (
    <div className={styles.card}>
      <Shown row={row} />
      <span className={styles.titled}>
        <b className={styles.title}>{row.name}</b>
        <Badge isOn={row.isActive}>{row.isActive ? active : inactive}</Badge>
      </span>
      <span className={styles.address}>{row.facts}</span>
      <Translations of={row} />
      <span className={styles.actions}>
        <Link to={editAddress} preventScrollReset className={styles.edit} aria-label={texts.editOf(row.name)}>
          {texts.edit}
        </Link>
        {handle}
        <Removal row={row} text={removeText} />
      </span>
    </div>
  );
}

function Translations({ of: { missing, outdated } }: { of: CollectionRow }) {
  const owed = [
    missing > 0 && languageTexts.missing(missing),
    outdated > 0 && languageTexts.outdatedCount(outdated),
  ];
  const said = owed.filter(Boolean).join(", ");
  return said ? <span className={styles.owed}>{said}</span> : null;
}

function Shown({ row: { picture } }: { row: CollectionRow }) {
  return (
    <span className={styles.shown}>
      {picture ? <Picture picture={picture} alt="" sizes="240px" /> : <span>{noPicture}</span>}
    </span>
  );
}

function Removal({ row, text }: { row: CollectionRow; text: string }) {
  const question = `remove-${row.id}`;
  return (
    <>
      <IconButton icon="trash" small aria-label={texts.remove(row.name)} {...opens(question)} />
      <ConfirmForm id={question} title={removal.question(row.name)} text={text} fields={{ id: row.id }} />
    </>
  );
}
