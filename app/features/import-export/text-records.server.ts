import { asc, desc, getTableColumns, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { sourceOf } from "#app/content/rich-fields.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { mayOpen } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import { readStates } from "#app/platform/db/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type Cells, canonical } from "./cells.rules.ts";
import { readSettingTexts, type SettingText } from "./setting-texts.server.ts";
import { columnOf } from "./sheet-languages.ts";
import { TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";
import { textsSheetTexts as texts } from "./texts-sheet.texts.ts";

const cellsOf = (wordIn: (locale: Locale) => string): Cells =>
  Object.fromEntries(LOCALES.map((locale) => [columnOf(locale), canonical(wordIn(locale))]));

export type TextPlace =
  | { in: "table"; source: TextSource; id: string; field: string }
  | ({ in: "setting" } & Omit<SettingText, "words">);

export type TextRecord = { cells: Cells; place: TextPlace };

export const limitOf = (place: TextPlace): TextSource["words"][string] =>
  place.in === "table"
    ? (place.source.words[place.field] ?? { most: 0 })
    : { most: Number.POSITIVE_INFINITY };

export async function readTexts(editor: Editor): Promise<Map<string, TextRecord>> {
  const records = new Map<string, TextRecord>();
  for (const source of TEXT_SOURCES) await readSource(source, records);
  if (maySet(editor.role)) await readSettings(records);
  return records;
}

const maySet = (role: Role) => mayOpen(role, "/admin/configuracoes");

async function readSource(source: TextSource, records: Map<string, TextRecord>): Promise<void> {
  const { entity, title } = source.kind;
  for (const { id, row, wordIn } of await readRows(source)) {
    const item = canonical(
      source.title?.(row) ?? (wordIn(DEFAULT_LOCALE, title) || String(row[title] ?? "")),
    );
    for (const [field, { isRich }] of Object.entries(source.words)) {
      const key = `${entity}/${source.name?.(row) ?? id}/${field}`;
      const cells = cellsOf((locale) => (isRich ? sourceOf : String)(wordIn(locale, field)));
      add(records, { key, area: source.area, item, field }, cells, { in: "table", source, id, field });
    }
  }
}

type SourceRow = {
  id: string;
  row: Record<string, unknown>;
  wordIn: (locale: Locale, field: string) => string;
};

async function readRows(source: TextSource): Promise<SourceRow[]> {
  const { kind, unwritten = {} } = source;
  const rows: Record<string, unknown>[] = await db()
    .select()
    .from(kind.table as PgTable)
    .where(kind.where)
    .orderBy(...orderOf(kind));
  const states = await readStates(db(), kind);
  const written = rows.flatMap((row): SourceRow[] => {
    const id = String(row.id);
    const state = states.get(id);
    if (!state) return [];
    const wordIn = (locale: Locale, field: string) => String(state[locale][field] ?? "");
    return [{ id, row: { ...row, ...state.all }, wordIn }];
  });
  const others = Object.entries(unwritten).filter(([slug]) => !written.some(({ row }) => row.slug === slug));
  return [...written, ...others.map(([slug, wordsIn]) => builtIn(slug, wordsIn))];
}

/** Pages without a document have their address as id. */
const builtIn = (slug: string, wordsIn: (locale: Locale) => Readonly<Record<string, string>>): SourceRow => ({
  ...{ id: slug, row: { slug } },
  wordIn: (locale, field) => wordsIn(locale)[field] ?? "",
});

function orderOf({ table }: ContentKind): SQL[] {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const { displayOrder, createdAt } = columns;
  return [
    ...(displayOrder ? [asc(displayOrder)] : []),
    ...(createdAt ? [desc(createdAt)] : []),
    asc(table.id),
  ];
}

async function readSettings(records: Map<string, TextRecord>): Promise<void> {
  for (const { words, ...where } of await readSettingTexts()) {
    const { section, key, path } = where;
    const about = { key: `settings/${section}.${key}/${path}`, area: texts.areas.settings };
    const cells = cellsOf((locale) => words[locale]);
    add(records, { ...about, item: `${section}.${key}`, field: path }, cells, { in: "setting", ...where });
  }
}

type About = { key: string; area: string; item: string; field: string };

function add(records: Map<string, TextRecord>, about: About, words: Cells, place: TextPlace): void {
  const field = texts.fields[about.field] ?? about.field;
  records.set(about.key, { cells: { ...about, field, ...words }, place });
}
