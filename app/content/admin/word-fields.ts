import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized } from "#app/content/fields.ts";
import type { TranslatedField } from "#app/ui/translated-fields.tsx";

/** The localized fields of a type, as a form shows them in every language. */
export function wordFieldsOf({ fields }: ContentType): TranslatedField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field)
      ? [
          {
            name,
            label: field.label,
            kind: field.multiline ? "text" : "line",
            required: field.required,
            ...(field.help && { help: field.help }),
          },
        ]
      : [],
  );
}
