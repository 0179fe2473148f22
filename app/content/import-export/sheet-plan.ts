import {
  type ImportedPicture,
  inNaturalOrder,
  pictureFinder,
  productOfPicture,
} from "./catalogue/picture-names.rules.ts";
import type { Cells, Column, Reading } from "./cells.rules.ts";
import { listIn } from "./cells.rules.ts";
import type { CellChange, CellProblem } from "./import-export.table.ts";
import { isWrongSlug, lineOf, type PlannedLine, type SheetLine } from "./plan.ts";

export type UploadedSheet = {
  rows: string[][];
  pictures: readonly ImportedPicture[];
  images: ReadonlySet<string>;
};
export type KeyedLine = SheetLine & { key: string; slug: string };

/** Pictures of the archive that no cell names, by the key of the line that they are called like. */
export function unnamedPictures(
  lines: readonly SheetLine[],
  pictures: readonly ImportedPicture[],
  columns: readonly string[],
  keys: ReadonlyMap<string, string>,
) {
  const find = pictureFinder(pictures);
  const named = new Set(
    lines.flatMap(({ typed }) => columns.flatMap((id) => listIn(typed[id] ?? "").map(find))),
  );
  const unnamed = inNaturalOrder(pictures).filter((picture) => !named.has(picture));
  const ownerOf = ({ name, problem }: ImportedPicture) =>
    problem ? "" : (productOfPicture(name, keys) ?? "");
  const own = Map.groupBy(unnamed, ownerOf);
  const left = own.get("") ?? [];
  own.delete("");
  return { find, own, left };
}

type LinePlan<C extends Column> = {
  columns: readonly C[];
  /** Column of the name, without which nothing new is made. */
  title: string;
  present(key: string): Cells | undefined;
  begin(line: KeyedLine): Cells;
  read(column: C, text: string, before: Cells, line: KeyedLine): Reading;
  pictures: {
    column: string;
    own: ReadonlyMap<string, unknown>;
    left: readonly ImportedPicture[];
    /** What the column says where only the archive has pictures for it. */
    unnamed(before: Cells): string;
  };
  problems: { slug: string; repeated(line: number): string; missing: string; noOwner: string };
};

/** Pictures without a line are appended. */
export function* planLines<C extends Column>(
  { rows }: UploadedSheet,
  lines: readonly KeyedLine[],
  plan: LinePlan<C>,
): Generator<PlannedLine> {
  const { own, left, column } = plan.pictures;
  const seen = new Map<string, number>();
  for (const line of lines) {
    yield planLine(line, plan, seen.get(line.key));
    if (line.key !== "" && !seen.has(line.key)) seen.set(line.key, line.line);
  }
  let line = Math.max(rows.length, 1);
  for (const key of own.keys()) {
    if (seen.has(key)) continue;
    line += 1;
    yield planLine({ line, key, slug: "", typed: {} }, plan);
  }
  for (const { name, problem = plan.problems.noOwner } of left) {
    line += 1;
    yield lineOf({ line, key: "", name }, false, [], [{ column, value: name, problem }]);
  }
}

function planLine<C extends Column>(line: KeyedLine, plan: LinePlan<C>, seenAt?: number): PlannedLine {
  const { key, slug, typed } = line;
  const { columns, title, pictures, problems } = plan;
  const present = plan.present(key);
  const before = present ?? plan.begin(line);
  const changes: CellChange[] = [];
  const found: CellProblem[] = [];
  if (isWrongSlug(slug)) found.push({ column: "slug", value: typed.slug ?? "", problem: problems.slug });
  else if (seenAt !== undefined)
    found.push({ column: "slug", value: slug, problem: problems.repeated(seenAt) });
  for (const column of columns) {
    const { id, isNote } = column;
    const unnamed = id === pictures.column && pictures.own.has(key) ? pictures.unnamed(before) : undefined;
    const text = typed[id] ?? unnamed;
    if (text === undefined || isNote || id === "slug") continue;
    // What stays as it is may lack what would be asked for today.
    if (present && unnamed === undefined && text === (before[id] ?? "")) continue;
    const read = plan.read(column, text, before, line);
    if ("problem" in read) found.push({ column: id, value: text, problem: read.problem });
    else if (read.text !== (before[id] ?? ""))
      changes.push({ column: id, before: present ? (before[id] ?? "") : "", after: read.text });
  }
  if (!present && typed[title] === undefined)
    found.push({ column: title, value: "", problem: problems.missing });
  const name = typed[title] || (present?.[title] ?? key);
  return lineOf({ line: line.line, key, name }, present === undefined, changes, found);
}
