import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { filesIn, storedOf } from "#app/content/rich-fields.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { unknownMedia } from "#app/media/media.server.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { writeFields } from "#app/platform/db/content/content-rows.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import type { ContentTag } from "#app/platform/http/cache/content-tags.server.ts";
import { refuseStale, StaleImport } from "../imports/stale-import.ts";
import type { WrittenLine } from "../plan.ts";
import { columnOf } from "../sheet-languages.ts";
import { readTexts, type TextPlace } from "./text-records.server.ts";
import type { TextSource } from "./text-sources.server.ts";

type LocalizedText = { key: string; place: TextPlace; locale: Locale; value: string };
type Writing = { editor: Editor; watch: Watch; pause: () => void };

/** Throws when one changed since it was read. Returns the affected pages. */
export async function writeTexts(
  tx: Transaction,
  lines: WrittenLine[],
  { editor, watch, pause }: Writing,
): Promise<ContentTag[]> {
  const records = await readTexts(editor);
  refuseStale(lines, records);
  const said = lines.flatMap(({ key, changes }): LocalizedText[] => {
    const place = records.get(key)?.place;
    if (!place) return [];
    return changes.map(({ column, after }) => ({
      key,
      place,
      locale: LOCALES.find((one) => columnOf(one) === column) ?? DEFAULT_LOCALE,
      value: after,
    }));
  });
  const tags = new Set<ContentTag>();
  for (const [source, own] of bySource(said)) {
    await writeSource(tx, source, own, watch);
    for (const tag of source.kind.tags) tags.add(tag);
    pause();
  }
  return [...tags];
}

type InTable = { id: string; field: string; locale: Locale; value: string };

function bySource(said: LocalizedText[]): Map<TextSource, InTable[]> {
  const sources = new Map<TextSource, InTable[]>();
  for (const { place, locale, value } of said) {
    const { source, id, field } = place;
    const own = sources.get(source) ?? [];
    own.push({ id, field, locale, value });
    sources.set(source, own);
  }
  return sources;
}

async function writeSource(tx: Transaction, source: TextSource, said: InTable[], watch: Watch) {
  const { kind, ensure } = source;
  const own: InTable[] = [];
  for (const one of said) own.push({ ...one, id: (await ensure?.(tx, one.id)) ?? one.id });
  await watch(kind, ...new Set(own.map(({ id }) => id)));
  await (kind.document ? writeDocuments(tx, source, own) : writeDeclared(tx, kind, own));
}

/** Words of the documents that rows hold, for thousands of them; an empty one is none. */
async function writeDeclared(tx: Transaction, { table }: ContentKind, said: InTable[]): Promise<void> {
  for (const [field, rows] of Map.groupBy(said, ({ field }) => field)) {
    const words = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
      ...{ id, words: Object.fromEntries(own.map(({ locale, value }) => [locale, value || null])) },
    }));
    await tx.execute(
      sql`update ${table} set updated_at = now(), document = document || jsonb_build_object(
          ${field}::text, jsonb_strip_nulls(coalesce(document -> ${field}::text, '{}') || said.words))
        from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as said(id uuid, words jsonb)
        where ${table.id} = said.id`,
    );
  }
}

async function writeDocuments(tx: Transaction, { kind, words }: TextSource, own: InTable[]): Promise<void> {
  for (const { id, field, locale, value } of own) {
    const stored = words[field]?.isRich ? storedOf(value) : value;
    const files = words[field]?.isRich
      ? [...filesIn(stored ?? "", "picture"), ...filesIn(stored ?? "", "film")]
      : [];
    const isLost = (await unknownMedia(files)).length > 0;
    if (stored === null || isLost) throw new StaleImport([`${kind.entity}/${id}/${field}`]);
    await writeFields(tx, kind, id, locale, { [field]: stored });
  }
}
