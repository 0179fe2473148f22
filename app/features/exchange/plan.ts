import type { CellChange, CellProblem, Verdict } from "./exchange.table.ts";

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
