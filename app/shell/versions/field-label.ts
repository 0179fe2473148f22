import { typeNamed } from "#app/content-types.ts";
import { versionsTexts } from "./versions.texts.ts";

/** What a field is called on the screen. Of a setting's words the place inside it is no name for a reader. */
export function fieldLabel(entity: string, field: string): string {
  const { fields } = versionsTexts;
  const declared = typeNamed(entity)?.fields[field]?.label;
  return declared ?? fields[field] ?? (entity === "site_settings" ? fields.value : undefined) ?? field;
}
