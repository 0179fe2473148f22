import { Fragment, type ReactNode } from "react";
import type { ContentItem } from "#app/content/content.server.ts";
import { formSchema, listOf } from "#app/content/content-form.ts";
import type { ContentType, Entry, ListedType } from "#app/content/define-content.ts";
import { type Field, isLocalized, namesOf } from "#app/content/fields.ts";
import { countAllMissing, emptyWords } from "#app/i18n/translated-words.ts";
import { OutdatedTexts } from "#app/ui/outdated-texts.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import styles from "./colour-field.module.css";
import { FieldControl } from "./field-control.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemList, type ItemRow, UnavailableItem } from "./item-list.tsx";
import type { ListResult, ListView } from "./list-screen.server.ts";
import { Thumb } from "./thumb.tsx";
import { wordFieldsOf } from "./word-fields.tsx";

export type OwnControl = Parameters<typeof FieldControl>[0];

/** Controls of a type's own, by field; each may ask for what another field's control gets. */
export type OwnControls = Readonly<
  Record<string, (control: OwnControl, other: (name: string) => OwnControl) => ReactNode>
>;

type ContentScreenProps = {
  type: ListedType;
  view: ListView;
  answer: ListResult | undefined;
  own?: OwnControls;
};

export function ContentScreen({ type, view, answer: result, own = {} }: ContentScreenProps) {
  const path = `/admin/${type.path}`;
  if (view.kind === "list") {
    const rows = view.items.map((item) => rowOf(type, item, view));
    return (
      <ItemList
        rows={rows}
        page={view.page}
        total={view.total}
        path={path}
        texts={type.texts}
        answer={result}
        isFixed={type.order !== "manual"}
      />
    );
  }
  if (view.kind !== "item") return <UnavailableItem kind={view.kind} path={path} />;
  return (
    <OutdatedTexts value={view.outdated}>
      <ContentForm type={type} item={view.item} path={path} answer={result} own={own} />
    </OutdatedTexts>
  );
}

type ContentFormProps = {
  type: ListedType;
  item: ContentItem | null;
  path: string;
  answer: ListResult | undefined;
  own: OwnControls;
};

function ContentForm({ type, item, path, answer: result, own }: ContentFormProps) {
  const names = namesOf(type.fields, isLocalized);
  const words = { fields: wordFieldsOf(type), values: item?.words ?? emptyWords(names) };
  const facts = namesOf(type.fields, (field) => !isLocalized(field));
  const stored = item?.entry as Record<string, unknown> | undefined;
  return (
    <ItemForm
      title={item ? (type.heading?.(item.entry) ?? titleOf(type, item.entry)) : type.texts.create}
      lead={type.texts.lead}
      path={path}
      schema={formSchema(type)}
      answer={result}
      isActive={item?.active ?? true}
      {...(names.length > 0 && { words })}
    >
      {(wrong, typed) => {
        const controlOf = (name: string): OwnControl => ({
          ...{ id: `${type.path}-${name}`, name, field: type.fields[name] as Field },
          ...{ value: typed ? typed[name] : stored?.[name], error: wrong[name]?.[0] },
        });
        return facts.map((name) => (
          <Fragment key={name}>
            {own[name] ? own[name](controlOf(name), controlOf) : <FieldControl {...controlOf(name)} />}
          </Fragment>
        ));
      }}
    </ItemForm>
  );
}

function rowOf(
  type: ContentType,
  { id, active, entry, words }: ContentItem,
  { pictures, uses, outdated }: ListView & { kind: "list" },
): ItemRow {
  const names = namesOf(type.fields, isLocalized);
  return {
    ...{ id, isActive: active, ...(type.row?.(entry, uses.get(id) ?? 0) ?? { name: titleOf(type, entry) }) },
    missing: countAllMissing(words, names),
    outdated: outdated.get(id) ?? 0,
    ...(type.thumb && { thumb: thumbOf(type, entry, pictures) }),
  };
}

const titleOf = ({ title }: ContentType, entry: Entry) => String((entry as Record<string, unknown>)[title]);

function thumbOf({ fields, thumb = "" }: ContentType, entry: Entry, pictures: Map<string, Picture>) {
  const value = (entry as Record<string, unknown>)[thumb];
  if (fields[thumb]?.kind === "colour")
    return <i className={styles.chip} style={{ background: String(value) }} />;
  return <Thumb picture={pictures.get(listOf(value)[0] ?? "")} />;
}
