import { CONTENT_TYPES, fieldsNamed } from "#app/content-types.ts";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { settingFieldLabel } from "#app/features/settings/saving/declared-settings.ts";
import { versionsTexts } from "./versions.texts.ts";

/** What the declared fields are called where nothing says whose they are. */
const LABELS: Record<string, string> = Object.fromEntries(
  [...CONTENT_TYPES.map(({ fields }) => fields), PRODUCT_FIELDS].flatMap((fields) =>
    Object.entries(fields).map(([name, { label }]) => [name, label]),
  ),
);

export function fieldLabel(entity: string, field: string): string {
  const { fields } = versionsTexts;
  const declared = fieldsNamed(entity)?.[field]?.label;
  return (
    declared ??
    fields[`${entity}.${field}`] ??
    fields[field] ??
    LABELS[field] ??
    settingFieldLabel(field) ??
    field
  );
}
