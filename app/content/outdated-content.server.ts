import type { OutdatedText } from "#app/i18n/translated-words.ts";
import { listOutdated } from "#app/platform/db/content/outdated-texts.server.ts";
import { kindOf } from "./content-kind.server.ts";
import type { ContentType } from "./define-content.ts";
import { isRich } from "./fields.ts";
import { sourceOf } from "./rich-fields.ts";

/** Outdated translations of these documents, in the form's spelling. */
export async function outdatedContent(type: ContentType, ids: readonly string[]): Promise<OutdatedText[]> {
  const texts = await listOutdated(kindOf(type), ids);
  return texts.map((text) => {
    const field = type.fields[text.field];
    return field && isRich(field) ? { ...text, before: sourceOf(text.before) } : text;
  });
}
