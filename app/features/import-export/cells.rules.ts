import { plainLetters } from "#app/i18n/plain-letters.rules.ts";
/** A thing as one line of a sheet: what each column says, by the column's id. */
export type Cells = Record<string, string>;
export type Reading = { text: string } | { problem: string };

/** What a list inside one cell is divided by, when it is written; a line break divides as well. */
export const LIST_SEPARATOR = "; ";

/** The one spelling of a text: spreadsheets change ends of lines, and control characters break them. */
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

/** A heading without what people write differently: capitals, accents, signs. */
export function plainHeading(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9€$]+/g, " ")
    .trim();
}

export type Column = {
  id: string;
  /** As it is exported. */
  title: string;
  /** Other headings that mean the same. */
  names?: readonly string[];
  width?: number;
  /** Told for the reader's sake; what a sheet says there is not looked at. */
  isNote?: boolean;
};

export type ReadHeading<C extends Column> = {
  /** By their place in the sheet; null for what is not understood. */
  columns: (C | null)[];
  known: C[];
  notes: string[];
  unknown: string[];
};

/** Which column is which, in whatever order. The first of two with the same meaning is believed. */
export function readHeading<C extends Column>(row: readonly string[], columns: readonly C[]): ReadHeading<C> {
  const byName = new Map<string, C>();
  for (const column of columns)
    for (const name of [column.title, column.id, ...(column.names ?? [])])
      byName.set(plainHeading(name), column);
  const heading: ReadHeading<C> = { columns: [], known: [], notes: [], unknown: [] };
  for (const title of row) {
    const column = byName.get(plainHeading(title)) ?? null;
    const isNew = column !== null && !heading.known.includes(column);
    heading.columns.push(isNew && !column.isNote ? column : null);
    if (isNew && column.isNote) heading.notes.push(title.trim());
    else if (isNew) heading.known.push(column);
    else if (title.trim() !== "") heading.unknown.push(title.trim());
  }
  return heading;
}
