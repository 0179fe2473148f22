import { namesInWords } from "#app/i18n/names-in-words.ts";
import { fieldLabel } from "./field-label.ts";
import { versionsTexts } from "./versions.texts.ts";

const NAMED = 3;

/** "Título, Texto, Imagem e mais 4"; a single one is named rather than counted. */
export function fieldsInWords(changed: readonly { entity: string; field: string }[]): string {
  const named = changed.map(({ entity, field }) => ({ field, label: fieldLabel(entity, field) }));
  const labels = [...new Set(named.flatMap(({ field, label }) => (label === field ? [] : label)))];
  const rest = labels.length - NAMED;
  return namesInWords(rest > 1 ? [...labels.slice(0, NAMED), versionsTexts.andMore(rest)] : labels);
}
