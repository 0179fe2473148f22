import { Fragment, type ReactNode } from "react";
import type { ContentItem } from "#app/content/content.server.ts";
import { formSchema } from "#app/content/content-form.ts";
import type { ListedType } from "#app/content/define-content.ts";
import { type Field, isLocalized, namesOf } from "#app/content/fields.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { OutdatedTexts } from "#app/ui/outdated-texts.ts";
import { titleOf } from "./content-title.ts";
import { FieldControl } from "./field-control.tsx";
import { ItemForm } from "./item-form.tsx";
import type { ListResult, ListView } from "./list-screen.server.ts";
import { UnavailableItem } from "./unavailable-item.tsx";
import { wordFieldsOf } from "./word-fields.tsx";

export type OwnControl = Parameters<typeof FieldControl>[0];

/** Controls of a type's own, by field; each may ask for what another field's control gets. */
export type OwnControls = Readonly<
  Record<string, (control: OwnControl, other: (name: string) => OwnControl) => ReactNode>
>;

type ContentItemScreenProps = {
  type: ListedType;
  view: ListView;
  answer: ListResult | undefined;
  own?: OwnControls;
};

export function ContentItemScreen({ type, view, answer: result, own = {} }: ContentItemScreenProps) {
  const path = `/admin/${type.path}`;
  if (view.kind === "list") return null;
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
