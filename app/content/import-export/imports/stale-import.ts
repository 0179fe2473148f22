import type { Cells } from "../cells.rules.ts";
import type { WrittenLine } from "../plan.ts";

/** The preview is outdated; nothing was written. */
export class StaleImport extends Error {
  readonly keys: string[];

  constructor(keys: string[]) {
    super("The content has changed since the sheet was read");
    this.keys = keys;
  }
}

export class ImportCancelled extends Error {}

/** Throws when a cell changed since it was read. */
export function refuseStale(lines: WrittenLine[], records: ReadonlyMap<string, { cells: Cells }>): void {
  const stale = lines.filter(({ key, isNew, changes }) => {
    const present = records.get(key)?.cells;
    if (isNew) return present !== undefined;
    return !present || changes.some(({ column, before }) => (present[column] ?? "") !== before);
  });
  if (stale.length > 0) throw new StaleImport(stale.map(({ key }) => key));
}

/** Throws when something that was made says more by now than its line and its beginning. */
export function refuseTouched(
  lines: WrittenLine[],
  records: ReadonlyMap<string, { cells: Cells }>,
  begin: (key: string) => Cells,
): void {
  const touched = lines.filter(({ key, changes }) => {
    const present = records.get(key)?.cells;
    const made: Cells = begin(key);
    for (const { column, after } of changes) made[column] = after;
    return (
      !present || Object.keys({ ...made, ...present }).some((id) => (present[id] ?? "") !== (made[id] ?? ""))
    );
  });
  if (touched.length > 0) throw new StaleImport(touched.map(({ key }) => key));
}
