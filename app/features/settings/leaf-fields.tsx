import type { Words } from "#app/i18n/translated-words.ts";
import { type TranslatedField, TranslatedFields } from "#app/ui/translated-fields.tsx";
import { HoursField } from "./hours-field.tsx";
import { SettingControl } from "./setting-control.tsx";
import { isTranslatedLeaf, type Leaf, labelOf } from "./setting-parts.ts";
import { isRequired } from "./setting-shapes.rules.ts";

export type FieldsState = {
  words: Words;
  typed: Words | undefined;
  errors: Record<string, string[] | undefined>;
  onWords?: (words: Words) => void;
};

export function LeafFields({ leaves, words, typed, errors, onWords }: FieldsState & { leaves: Leaf[] }) {
  const fields = leaves
    .filter(isTranslatedLeaf)
    .map(({ name, label: called, shape, schema }): TranslatedField => {
      const { label, help } = labelOf(called);
      const kind = shape.kind === "text" ? "text" : "line";
      return { name, label, kind, required: isRequired(schema), ...(help && { help }) };
    });
  return (
    <>
      {fields.length > 0 && (
        <TranslatedFields
          fields={fields}
          values={words}
          {...(typed && { typed })}
          errors={errors}
          {...(onWords && { onWords })}
        />
      )}
      {leaves
        .filter((leaf) => !isTranslatedLeaf(leaf))
        .map((leaf) =>
          leaf.shape.kind === "hours" ? (
            <HoursField key={leaf.name} leaf={leaf} errors={errors} />
          ) : (
            <SettingControl key={leaf.name} part={leaf} error={errors[leaf.name]?.[0]} />
          ),
        )}
    </>
  );
}
