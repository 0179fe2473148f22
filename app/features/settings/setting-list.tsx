import { type ReactNode, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SortableList } from "#app/ui/sortable.tsx";
import { type FieldsState, LeafFields } from "./leaf-fields.tsx";
import styles from "./setting-list.module.css";
import { labelOf, leavesOf, type Part } from "./setting-parts.ts";
import { shapeOf } from "./setting-shapes.rules.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";

type SettingListProps = FieldsState & { part: Part };

type ListLabel = { label: string; help?: string; add: string; one: string; fields?: unknown };
type Row = { token: string; value: unknown };

export function SettingList({ part, words, typed, errors }: SettingListProps) {
  const label = part.label as ListLabel;
  const { rows, setRows, add } = useRows(part);
  const named = rows.map((row, at) => ({ ...row, name: nameOf(row, at, label) }));
  const error = errors[part.name]?.[0];
  const frame = useRowChangeEvent(rows);
  return (
    <fieldset ref={frame} className={styles.list} aria-describedby={error ? `${part.name}-error` : undefined}>
      <legend>{label.label}</legend>
      {label.help && <p className={styles.help}>{label.help}</p>}
      {rows.length === 0 && <p className={styles.help}>{texts.emptyList}</p>}
      <SortableList
        items={named}
        idOf={({ token }) => token}
        nameOf={({ name }) => name}
        label={label.label}
        revision={rows}
        onOrder={(tokens) => setRows(tokens.flatMap((token) => rows.filter((row) => row.token === token)))}
        className={styles.rows}
      >
        {({ token, value, name }, handle) => (
          <ItemRow
            part={part}
            token={token}
            value={value}
            name={name}
            handle={handle}
            words={words}
            typed={typed}
            errors={errors}
            onRemove={() => setRows(rows.filter((row) => row.token !== token))}
          />
        )}
      </SortableList>
      <div>
        <Button small icon="plus" onClick={add}>
          {label.add}
        </Button>
      </div>
      <FieldError id={`${part.name}-error`} message={error} />
    </fieldset>
  );
}

type ItemRowProps = SettingListProps & {
  token: string;
  value: unknown;
  name: string;
  handle: ReactNode;
  onRemove: () => void;
};

function ItemRow({ part, token, value, name, handle, onRemove, ...rest }: ItemRowProps) {
  const shape = shapeOf(part.schema);
  const label = part.label as ListLabel;
  const schema = shape.kind === "items" || shape.kind === "paragraphs" ? shape.item : z.never();
  const inside = {
    name: `${part.name}.${token}`,
    schema,
    label: shape.kind === "items" ? label.fields : { label: name },
    value,
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

function useRows(part: Part) {
  const [rows, setRows] = useState(() => rowsOf(part));
  const saved = JSON.stringify(part.value);
  const [base, setBase] = useState(saved);
  if (base !== saved) {
    setBase(saved);
    setRows(rowsOf(part));
  }
  const add = () => setRows([...rows, { token: crypto.randomUUID(), value: undefined }]);
  return { rows, setRows, add };
}

/** Programmatic changes fire no event. */
function useRowChangeEvent(rows: Row[]) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const notified = useRef(rows);
  useEffect(() => {
    if (notified.current === rows) return;
    notified.current = rows;
    frame.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [rows]);
  return frame;
}

function rowsOf({ schema, value }: Part): Row[] {
  const shape = shapeOf(schema);
  const hasIds = shape.kind === "items" && shape.hasIds;
  return ((value ?? []) as { id?: string }[]).map((item, at) => ({
    token: hasIds ? String(item.id) : String(at),
    value: item,
  }));
}

function nameOf({ value }: Row, at: number, { one }: ListLabel): string {
  const said = typeof value === "object" && value !== null && "name" in value ? value.name : "";
  return typeof said === "string" && said !== "" ? said : texts.place(labelOf(one).label, at + 1);
}
