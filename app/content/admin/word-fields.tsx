import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized } from "#app/content/fields.ts";
import { RichTextField } from "#app/features/pages/rich-text/rich-text-field.tsx";
import type { TranslatedField } from "#app/ui/languages/translated-fields.tsx";

export function wordFieldsOf(
  { fields }: Pick<ContentType, "fields">,
  hasTimeline = false,
): TranslatedField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field)
      ? [
          {
            name,
            label: field.label,
            kind: field.isRich ? "rich" : field.multiline ? "text" : "line",
            ...(field.isRich && {
              control: (control) => <RichTextField {...control} hasTimeline={hasTimeline} />,
            }),
            required: field.required,
            ...(field.help && { help: field.help }),
          },
        ]
      : [],
  );
}
