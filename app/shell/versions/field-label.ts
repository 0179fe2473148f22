import { typeNamed } from "#app/content-types.ts";
import { versionsTexts } from "./versions.texts.ts";

/** The path inside a setting is left out. */
export function fieldLabel(entity: string, field: string): string {
  const { fields } = versionsTexts;
  const declared = typeNamed(entity)?.fields[field]?.label;
  return declared ?? fields[field] ?? (entity === "site_settings" ? fields.value : undefined) ?? field;
}
