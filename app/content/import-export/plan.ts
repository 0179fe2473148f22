import { MAX_SLUG_LENGTH, RESERVED_SLUGS } from "#app/features/catalogue/slugs.rules.ts";
import { type Cells, type Column, canonical, readHeading } from "./cells.rules.ts";
import type { CellChange, CellProblem, Verdict } from "./import-export.table.ts";

export type PlannedLine = {
  line: number;
  key: string;
  name: string;
  verdict: Verdict;
  changes: CellChange[];
  problems: CellProblem[];
};

const FIRST_LINE = 2;

export const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");

export type SheetLine = { line: number; typed: Cells };

/** The lines below the heading that are not blank, normalised. */
export function readSheet(rows: readonly string[][], columns: readonly Column[]): SheetLine[] {
  const heading = readHeading(rows[0] ?? [], columns);
  return rows.slice(1).flatMap((row, at) => {
    if (isBlank(row)) return [];
    const typed: Cells = {};
    for (const [place, column] of heading.columns.entries())
      if (column) typed[column.id] = canonical(row[place] ?? "");
    return [{ line: at + FIRST_LINE, typed }];
  });
}

const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isWrongSlug = (slug: string): boolean =>
  slug !== "" && (!SLUG_FORM.test(slug) || slug.length > MAX_SLUG_LENGTH || RESERVED_SLUGS.includes(slug));

export function lineOf(
  about: Pick<PlannedLine, "line" | "key" | "name">,
  isNew: boolean,
  changes: CellChange[],
  problems: CellProblem[],
): PlannedLine {
  if (problems.length > 0) return { ...about, verdict: "refused", changes: [], problems };
  if (isNew) return { ...about, verdict: "new", changes, problems };
  return { ...about, verdict: changes.length > 0 ? "changed" : "unchanged", changes, problems };
}

export type WrittenLine = { key: string; isNew: boolean; changes: CellChange[] };

export const turned = ({ column, before, after }: CellChange): CellChange => ({
  column,
  before: after,
  after: before,
});
