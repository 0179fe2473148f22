import type { CellChange, CellProblem, Verdict } from "./import-export.table.ts";

/** What will happen to one line of a sheet. */
export type PlannedLine = {
  line: number;
  key: string;
  name: string;
  verdict: Verdict;
  changes: CellChange[];
  problems: CellProblem[];
};

/** The heading is the first line. */
export const FIRST_LINE = 2;

export const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");

const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 80;
/** The page /colecoes/3 has it. */
const TAKEN_SLUG = "3";

/** Whether something written in a sheet cannot be the last part of an address. */
export const isWrongSlug = (slug: string): boolean =>
  slug !== "" && (!SLUG_FORM.test(slug) || slug.length > MAX_SLUG_LENGTH || slug === TAKEN_SLUG);

/** A line that has something to refuse changes nothing. */
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

/** A line as it is written. */
export type WrittenLine = { key: string; isNew: boolean; changes: CellChange[] };

/** The same change the other way round. */
export const turned = ({ column, before, after }: CellChange): CellChange => ({
  column,
  before: after,
  after: before,
});
