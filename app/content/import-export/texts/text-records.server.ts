import { asc, desc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Editor } from "#app/accounts/guard.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import { sourceOf } from "#app/content/rich-fields.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { completed, valueIn } from "#app/features/settings/default-settings.server.ts";
import {
  formOf,
  SETTING_NAMES,
  schemaNamed,
  settingFieldLabel,
  titleOfForm,
} from "#app/features/settings/saving/declared-settings.ts";
import { limitAt, nameAt } from "#app/features/settings/saving/setting-document.ts";
import { wordsOf } from "#app/features/settings/saving/setting-words.rules.ts";
import { getStoredFields, getStoredSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Localized } from "#app/i18n/translated-words.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { type Cells, canonical } from "../cells.rules.ts";
import { readFormerSlugs } from "../former-slugs.server.ts";
import { columnOf } from "../sheet-languages.ts";
import { SETTING_TEXTS, TEXT_SOURCES, type TextLimit, type TextSource } from "./text-sources.server.ts";
import { textsSheetTexts as texts } from "./texts-sheet.texts.ts";

const ROWS_AT_ONCE = 250;

const cellsOf = (wordIn: (locale: Locale) => string): Cells =>
  Object.fromEntries(LOCALES.map((locale) => [columnOf(locale), canonical(wordIn(locale))]));

export type TextPlace = { source: TextSource; id: string; field: string; limit: TextLimit };

export type TextRecord = { cells: Cells; place: TextPlace };

export async function readTexts(editor: Editor): Promise<Map<string, TextRecord>> {
  const records = new Map<string, TextRecord>();
  for (const source of TEXT_SOURCES) await readSource(source, records);
  if (maySet(editor.role)) await readSettings(records);
  return records;
}

/** What keys of sheets from before an address was changed begin with, and what they begin with now. */
export async function readFormerPlaces(): Promise<Map<string, string>> {
  const { entity } = productContent;
  const ofProducts = await db()
    .select({ from: productSlugs.slug, to: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId));
  const others = await readFormerSlugs();
  return new Map(
    [...ofProducts.map((one) => ({ type: entity, ...one })), ...others].map(({ type, from, to }) => [
      `${type}/${from}`,
      `${type}/${to}`,
    ]),
  );
}

const maySet = (role: Role) => mayOpen(role, "/admin/configuracoes");

async function readSource(source: TextSource, records: Map<string, TextRecord>): Promise<void> {
  for await (const part of readRows(source)) for (const row of part) noteTexts(source, row, records);
}

function noteTexts(
  source: TextSource,
  { id, row, wordIn }: SourceRow,
  records: Map<string, TextRecord>,
): void {
  const { entity, title } = source.kind;
  const item = canonical(source.title?.(row) ?? (wordIn(DEFAULT_LOCALE, title) || String(row[title] ?? "")));
  for (const [field, limit] of Object.entries(source.words)) {
    const key = `${entity}/${source.name?.(row) ?? id}/${field}`;
    const cells = cellsOf((locale) => (limit.isRich ? sourceOf : String)(wordIn(locale, field)));
    const about = { key, area: source.area, item, field: limit.label ?? texts.fields[field] ?? field };
    records.set(key, { cells: { ...about, ...cells }, place: { source, id, field, limit } });
  }
}

type SourceRow = {
  id: string;
  row: Record<string, unknown>;
  wordIn: (locale: Locale, field: string) => string;
};

/** A part at a time, so that requests are answered in between. */
async function* readRows({ kind, unwritten = {} }: TextSource): AsyncGenerator<SourceRow[]> {
  const rows = await db()
    .select({ id: kind.table.id })
    .from(kind.table as PgTable)
    .where(kind.where)
    .orderBy(...orderOf(kind));
  const slugs = new Set<unknown>();
  for (const some of inParts(rows, ROWS_AT_ONCE)) {
    const part = await readPart(
      kind,
      some.map(({ id }) => String(id)),
    );
    for (const { row } of part) slugs.add(row.slug);
    yield part;
  }
  yield Object.entries(unwritten)
    .filter(([slug]) => !slugs.has(slug))
    .map(([slug, wordsIn]) => builtIn(slug, wordsIn));
}

async function readPart(kind: ContentKind, ids: string[]): Promise<SourceRow[]> {
  const rows: Record<string, unknown>[] = await db()
    .select()
    .from(kind.table as PgTable)
    .where(inArray(kind.table.id, ids))
    .orderBy(...orderOf(kind));
  const states = await readStates(db(), kind, ids);
  return rows.flatMap((row): SourceRow[] => {
    const id = String(row.id);
    const state = states.get(id);
    if (!state) return [];
    const wordIn = (locale: Locale, field: string) => String(state[locale][field] ?? "");
    return [{ id, row: { ...row, ...state.all }, wordIn }];
  });
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

/** What is a single text has "value" in its key. */
async function readSettings(records: Map<string, TextRecord>): Promise<void> {
  const settings = await getStoredSettings(DEFAULT_LOCALE);
  const stored = completed(await getStoredFields());
  for (const name of SETTING_NAMES) {
    const schema = schemaNamed(name);
    for (const [path, word] of Object.entries(wordsOf(schema, valueIn(settings, name)))) {
      const field = nameAt(name, path);
      const words = { ...(stored[field] as Localized | undefined), [DEFAULT_LOCALE]: word };
      const cells = cellsOf((locale) => words[locale] ?? "");
      const about = {
        key: `settings/${name}/${path || "value"}`,
        area: SETTING_TEXTS.area,
        item: titleOfForm(formOf(name)),
        field: settingFieldLabel(field) ?? path,
      };
      const place = { source: SETTING_TEXTS, id: name, field, limit: limitAt(schema, path) };
      records.set(about.key, { cells: { ...about, ...cells }, place });
    }
  }
}
