import { richProblem, sourceOf, storedOf } from "#app/content/rich-fields.ts";
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
  languageName,
  siteLocale,
} from "#app/i18n/locales.ts";
import { type Cells, type Column, canonical } from "../cells.rules.ts";
import type { CellChange, CellProblem } from "../import-export.table.ts";
import { lineOf, type PlannedLine, readSheet } from "../plan.ts";
import { columnOf } from "../sheet-languages.ts";
import type { TextPlace, TextRecord } from "./text-records.server.ts";
import { textsSheetTexts as texts } from "./texts-sheet.texts.ts";

const { columns: titles, problems } = texts;

const ALSO_CALLED: Partial<Record<Locale, string[]>> = {
  "pt-BR": ["portugues do brasil"],
  es: ["castelhano"],
};

export const TEXT_COLUMNS: readonly Column[] = [
  { id: "key", title: titles.key, names: ["key"], width: 34 },
  { id: "area", title: titles.area, names: ["onde"], width: 20, isNote: true },
  { id: "item", title: titles.item, names: ["item"], width: 26, isNote: true },
  { id: "field", title: titles.field, names: ["campo"], width: 20, isNote: true },
  ...LOCALES.map((locale) => ({
    id: columnOf(locale),
    locale,
    title: languageName(locale),
    names: [locale, LANGUAGES[locale].name, ...(ALSO_CALLED[locale] ?? [])],
    width: 60,
  })),
];

export function* planTexts(
  rows: string[][],
  records: ReadonlyMap<string, TextRecord>,
  former: ReadonlyMap<string, string> = new Map(),
): Generator<PlannedLine> {
  const seen = new Map<string, number>();
  for (const { line, typed } of readSheet(rows, TEXT_COLUMNS)) {
    const asked = presentKey(typed.key ?? "");
    const key = records.has(asked) ? asked : movedKey(asked, former);
    const record = records.get(key);
    const before = seen.get(key);
    const problem =
      key === "" ? problems.keyMissing : !record ? problems.keyUnknown : before && problems.repeated(before);
    if (problem || !record) {
      const refused: CellProblem = { column: "key", value: key, problem: problem || problems.keyUnknown };
      yield lineOf({ line, key, name: key }, false, [], [refused]);
      continue;
    }
    seen.set(key, line);
    yield planText({ line, key }, typed, record);
  }
}

/** Keys in sheets of version 0.8. */
const EARLIER_KEY = /^collections\/(?:collection|(featured)):/;

const presentKey = (key: string): string =>
  key.replace(EARLIER_KEY, (_earlier, featured?: string) => `${featured ?? "collections"}/`);

const movedKey = (key: string, former: ReadonlyMap<string, string>): string =>
  key.replace(/^.*(?=\/)/, (place) => former.get(place) ?? place);

function planText(
  { line, key }: { line: number; key: string },
  typed: Cells,
  { cells, place }: TextRecord,
): PlannedLine {
  const changes: CellChange[] = [];
  const found: CellProblem[] = [];
  for (const locale of LOCALES) {
    const column = columnOf(locale);
    const written = typed[column];
    // Before it is read as rich text, which spells its brackets in another way.
    if (written === undefined || written === texts.tooLongForExcel) continue;
    const before = cells[column] ?? "";
    const text = spelled(written, place);
    if (written === before || text === before) continue;
    const problem = problemOf(text, locale, place);
    if (problem) found.push({ column, value: text, problem });
    else changes.push({ column, before, after: text });
  }
  const name = [cells.item, cells.field].filter(Boolean).join(", ");
  return lineOf({ line, key, name }, false, changes, found);
}

function spelled(text: string, { limit }: TextPlace): string {
  const stored = limit.isRich ? storedOf(text) : null;
  return stored === null ? text : canonical(sourceOf(stored));
}

function problemOf(text: string, locale: Locale, { limit, source }: TextPlace): string | null {
  const { most, isRequired, isRich } = limit;
  // Rows of a table of their own have a name in Portuguese, whatever the site's language.
  const isNeeded = locale === siteLocale() || (locale === DEFAULT_LOCALE && !source.kind.document);
  if (isRequired && isNeeded && text === "") return problems.required(languageName(locale));
  if (text.length > most) return problems.tooLong(most);
  return isRich ? richProblem(text) : null;
}
