import { plainLetters } from "#app/i18n/plain-letters.rules.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";

export const REASON_TITLE = "Motivo da recusa";

export type Cells = Record<string, string>;
export type Reading = { text: string } | { problem: string };

/** When writing; a line break separates as well. */
export const LIST_SEPARATOR = "; ";

/** Normalised: spreadsheets change line ends, and control characters break them. */
export function canonical(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return lines.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").trim();
}

export const listIn = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

export function plainHeading(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9€$]+/g, " ")
    .trim();
}

export type Column = {
  id: string;
  title: string;
  names?: readonly string[];
  width?: number;
  /** For readers; ignored by imports. */
  isNote?: boolean;
  locale?: RevisedIn;
};

export type ReadHeading<C extends Column> = {
  columns: (C | null)[];
  known: C[];
  notes: string[];
  unknown: string[];
};

/** The column that a sheet of refused lines ends with. */
const REASON = plainHeading(REASON_TITLE);

/** In any order; of duplicates the first counts. */
export function readHeading<C extends Column>(row: readonly string[], columns: readonly C[]): ReadHeading<C> {
  const byName = new Map<string, C>();
  for (const column of columns)
    for (const name of [column.title, column.id, ...(column.names ?? [])])
      byName.set(plainHeading(name), column);
  const heading: ReadHeading<C> = { columns: [], known: [], notes: [], unknown: [] };
  for (const title of row) {
    if (plainHeading(title) === REASON) {
      heading.columns.push(null);
      heading.notes.push(title.trim());
      continue;
    }
    const column = byName.get(plainHeading(title)) ?? null;
    const isNew = column !== null && !heading.known.includes(column);
    heading.columns.push(isNew && !column.isNote ? column : null);
    if (isNew && column.isNote) heading.notes.push(title.trim());
    else if (isNew) heading.known.push(column);
    else if (title.trim() !== "") heading.unknown.push(title.trim());
  }
  return heading;
}
