import { getTableColumns, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import type { PageSlug } from "#app/features/pages/default-pages.ts";
import { getPageForm, savePage } from "#app/features/pages/page-edits.server.ts";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import { writeFields } from "#app/platform/db/content-rows.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isTranslated } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import type { ContentTag } from "#app/platform/http/content-tags.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import type { WrittenLine } from "./plan.ts";
import { type SettingTextChange, writeSettingTexts } from "./setting-texts.server.ts";
import { columnOf } from "./sheet-languages.ts";
import { refuseStale, StaleImport } from "./stale-import.ts";
import { readTexts, type TextPlace } from "./text-records.server.ts";
import type { TextSource } from "./text-sources.server.ts";
import { saveWordChanges, type WordChange } from "./word-changes.server.ts";

type Said = { key: string; place: TextPlace; locale: Locale; value: string };
type Writing = { editor: Editor; watch: Watch; pause: () => void };

/** Writes texts where they belong. Refuses when one changed since it was read. Returns which pages change with them. */
export async function writeTexts(
  tx: Transaction,
  lines: WrittenLine[],
  { editor, watch, pause }: Writing,
): Promise<ContentTag[]> {
  const records = await readTexts(editor);
  refuseStale(lines, records);
  const said = lines.flatMap(({ key, changes }): Said[] => {
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
  for (const [slug, own] of byPage(said)) {
    await writePage(editor, slug, own);
    tags.add("pages");
    pause();
  }
  const settings = said.flatMap(({ place, ...rest }): SettingTextChange[] =>
    place.in === "setting" ? [{ ...rest, ...place }] : [],
  );
  if (settings.length > 0) {
    await writeSettingTexts(tx, settings, watch);
    tags.add("settings");
  }
  return [...tags];
}

type InTable = { id: string; field: string; locale: Locale; value: string };

function bySource(said: Said[]): Map<TextSource, InTable[]> {
  const sources = new Map<TextSource, InTable[]>();
  for (const { place, locale, value } of said)
    if (place.in === "table") {
      const { source, id, field } = place;
      const own = sources.get(source) ?? [];
      own.push({ id, field, locale, value });
      sources.set(source, own);
    }
  return sources;
}

async function writeSource(tx: Transaction, { kind }: TextSource, own: InTable[], watch: Watch) {
  await watch(kind, ...new Set(own.map(({ id }) => id)));
  if (kind.document) return writeDocuments(tx, kind, own);
  const words = own.filter((one): one is InTable & WordChange => isTranslated(one.locale));
  const columns: Record<string, AnyPgColumn> = getTableColumns(kind.table);
  for (const [field, rows] of Map.groupBy(
    own.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ({ field }) => field,
  )) {
    const column = columns[field];
    if (!column) throw new Error(`${kind.entity} has no column for ${field}`);
    await tx.execute(
      sql`update ${kind.table} set ${sql.identifier(column.name)} = said.value, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(id uuid, value text)
        where ${kind.table.id} = said.id`,
    );
  }
  await saveWordChanges(tx, kind.entity, words);
}

async function writeDocuments(tx: Transaction, kind: ContentKind, own: InTable[]): Promise<void> {
  for (const { id, field, locale, value } of own) await writeFields(tx, kind, id, locale, { [field]: value });
}

function byPage(said: Said[]): Map<PageSlug, ChangedWords> {
  const pages = new Map<PageSlug, ChangedWords>();
  for (const { place, locale, value } of said)
    if (place.in === "page") {
      const changed = pages.get(place.slug) ?? inEachLocale((): Partial<Record<string, string>> => ({}));
      changed[locale][place.field] = value;
      pages.set(place.slug, changed);
    }
  return pages;
}

async function writePage(editor: Editor, slug: PageSlug, changed: ChangedWords): Promise<void> {
  const { coverUrl } = await getPageForm(editor, slug);
  const errors = await savePage(editor, slug, { changed, coverUrl });
  if (errors) throw new StaleImport([`pages/${slug}`]);
}
