import type { Words } from "#app/i18n/translated-words.ts";
import { type TranslatedField, TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import type { TypedSettings } from "../saving/posted-words.ts";
import { isTranslatedPart, keyOf, labelOf, type Part } from "../saving/setting-parts.ts";
import { kindOf, metaOf } from "../saving/setting-shapes.rules.ts";
import { HoursField } from "./hours-field.tsx";
import { SettingControl } from "./setting-control.tsx";

export type FieldsState = {
  words: Words;
  typed: Words | undefined;
  /** See `TypedSettings`. */
  typedRows?: TypedSettings["rows"] | undefined;
  errors: Record<string, string[] | undefined>;
  onWords?: (words: Words) => void;
};

export function LeafFields({ leaves, words, typed, errors, onWords }: FieldsState & { leaves: Part[] }) {
  // Facts that stand before the first text come first, as a brand's name before what is said of it.
  const firstText = leaves.findIndex(isTranslatedPart);
  const facts = (of: Part[]) =>
    of
      .filter((leaf) => !isTranslatedPart(leaf))
      .map((leaf) =>
        kindOf(leaf.schema) === "hours" ? (
          <HoursField key={keyOf(leaf)} leaf={leaf} errors={errors} />
        ) : (
          <SettingControl key={keyOf(leaf)} part={leaf} error={errors[leaf.name]?.[0]} />
        ),
      );
  const fields = leaves.filter(isTranslatedPart).map((leaf): TranslatedField => {
    const kind = kindOf(leaf.schema) === "text" ? "text" : "line";
    const isRequired = metaOf(leaf.schema).required === true;
    return { name: leaf.name, controlKey: keyOf(leaf), kind, required: isRequired, ...labelOf(leaf) };
  });
  return (
    <>
      {facts(leaves.slice(0, Math.max(0, firstText)))}
      {fields.length > 0 && (
        <TranslatedFields
          fields={fields}
          values={words}
          {...(typed && { typed })}
          errors={errors}
          {...(onWords && { onWords })}
        />
      )}
      {facts(leaves.slice(Math.max(0, firstText)))}
    </>
  );
}
