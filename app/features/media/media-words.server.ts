import { and, inArray, isNull } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { listTranslations } from "#app/platform/db/translations.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { saveAlt } from "./media.server.ts";
import { media } from "./media.table.ts";

/** What stored pictures show, in every language; a built-in picture has its own words and is not among them. */
export async function listAltWords(_editor: Editor, urls: string[]): Promise<Map<string, Words<"alt">>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ id: media.id, url: media.url, alt: media.alt })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  const entries = rows.map(async ({ id, url, alt }) => {
    const { es, en } = await listTranslations("media", id);
    return [url, { "pt-BR": { alt }, es: { alt: es.alt ?? "" }, en: { alt: en.alt ?? "" } }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Saves the descriptions that were changed; the other languages stay as they are. */
export async function saveAltWords(editor: Editor, url: string, words: ChangedWords<"alt">): Promise<void> {
  for (const locale of LOCALES) {
    const { alt } = words[locale];
    if (alt !== undefined) await saveAlt(editor, url, locale, alt);
  }
}
