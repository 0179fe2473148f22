import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { useInputEvent } from "#app/ui/forms/use-input-event.ts";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { leavesOf, type Part } from "../saving/setting-parts.ts";
import { isSameRows, newRow, type Row, renewed, rowsOf, withSaved } from "../saving/setting-rows.ts";
import { itemOf, kindOf, metaOf } from "../saving/setting-shapes.rules.ts";
import { useSent } from "../saving/use-sent.ts";
import { settingsAdminTexts as texts } from "../settings-admin.texts.ts";
import { type FieldsState, LeafFields } from "./leaf-fields.tsx";
import styles from "./setting-list.module.css";

type SettingListProps = FieldsState & { part: Part };

export function SettingList({ part, words, typed, typedRows, errors }: SettingListProps) {
  const { label, help, add: addText, one } = metaOf(part.schema);
  const { frame, rows, setRows, add } = useRows(part, typedRows?.[part.name]);
  const named = rows.map((row, at) => ({ ...row, name: nameOf(row, at, one) }));
  const error = errors[part.name]?.[0];
  return (
    <fieldset ref={frame} className={styles.list} aria-describedby={error ? `${part.name}-error` : undefined}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {rows.length === 0 && <p className={styles.help}>{texts.emptyList}</p>}
      <SortableList
        items={named}
        idOf={({ key }) => key}
        nameOf={({ name }) => name}
        label={label}
        revision={rows}
        onOrder={(keys) => setRows(keys.flatMap((key) => rows.filter((row) => row.key === key)))}
        className={styles.rows}
      >
        {({ name, ...row }, handle) => (
          <ItemRow
            part={part}
            row={row}
            name={name}
            handle={handle}
            words={words}
            typed={typed}
            errors={errors}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        )}
      </SortableList>
      <div>
        <Button small icon="plus" onClick={add}>
          {addText}
        </Button>
      </div>
      <FieldError id={`${part.name}-error`} message={error} />
    </fieldset>
  );
}

type ItemRowProps = SettingListProps & {
  row: Row;
  name: string;
  handle: ReactNode;
  onRemove: () => void;
};

function ItemRow({ part, row: { key, token, value }, name, handle, onRemove, ...rest }: ItemRowProps) {
  const isParagraph = kindOf(part.schema) === "paragraphs";
  const inside = {
    ...{ name: `${part.name}.${token}`, controlKey: key, schema: itemOf(part.schema), value },
    ...(isParagraph && { label: name }),
  };
  return (
    <>
      <input type="hidden" name={part.name} value={token} />
      <div className={styles.bar}>
        {handle}
        <b>{name}</b>
        <IconButton icon="trash" small aria-label={texts.removeOf(name)} onClick={onRemove} />
      </div>
      <div className={styles.fields}>
        <LeafFields leaves={leavesOf(inside)} {...rest} />
      </div>
    </>
  );
}

/** Follow what is saved, unless rows were added, moved or removed since it was shown or sent. */
function useRows(part: Part, typed: string[] | undefined) {
  const [rows, setRows] = useState(() => rowsOf(part, typed));
  const frame = useInputEvent<HTMLFieldSetElement>(rows);
  const sent = useSent(frame, rows);
  const saved = JSON.stringify([part.value, typed]);
  const [base, setBase] = useState({ saved, rows, sent });
  if (base.saved !== saved) {
    const next = rowsOf(part, typed);
    const isFree = isSameRows(rows, base.rows);
    // What was answered before says nothing of another change.
    const answered = sent === base.sent ? null : sent;
    setBase({ saved, rows: isFree || answered ? next : base.rows, sent });
    if (answered) setRows(withSaved(rows, answered, next));
    else if (isFree) setRows(renewed(next, rows));
  }
  const add = () => setRows([...rows, newRow()]);
  return { frame, rows, setRows, add };
}

function nameOf({ value }: Row, at: number, one = ""): string {
  const said = typeof value === "object" && value !== null && "name" in value ? value.name : "";
  return typeof said === "string" && said !== "" ? said : texts.place(one, at + 1);
}
