import { type Cells, canonical, type Reading, readHeading } from "./cells.rules.ts";
import type { CellChange, CellProblem } from "./import-export.table.ts";
import type { ListKind } from "./list-kinds.server.ts";
import { cellsOf, type ListRecord } from "./list-records.server.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";
import {
  type ImportedPicture,
  imageOf,
  inNaturalOrder,
  pictureFinder,
  productOfPicture,
} from "./picture-names.rules.ts";
import { FIRST_LINE, isBlank, isWrongSlug, lineOf, type PlannedLine } from "./plan.ts";

const { problems } = listSheetTexts;

type Row = { line: number; key: string; typed: Cells };
type Brought = { rows: string[][]; pictures: readonly ImportedPicture[]; images: ReadonlySet<string> };
type Known = {
  images: ReadonlySet<string>;
  find: (name: string) => ImportedPicture | undefined;
  own: ReadonlyMap<string, ImportedPicture>;
};

export function* planList(
  kind: ListKind,
  { rows, pictures, images }: Brought,
  records: ReadonlyMap<string, ListRecord>,
): Generator<PlannedLine> {
  const sheet = readRows(kind, rows);
  const { own, left } = picturesOf(kind, sheet, pictures, records);
  const known: Known = { images, own, find: pictureFinder(pictures) };
  const seen = new Map<string, number>();
  for (const row of sheet) {
    const before = seen.get(row.key);
    yield planRow(kind, row, records, known, before);
    if (row.key !== "" && before === undefined) seen.set(row.key, row.line);
  }
  let line = Math.max(rows.length, 1);
  for (const key of own.keys()) {
    if (seen.has(key)) continue;
    line += 1;
    yield planRow(kind, { line, key, typed: {} }, records, known);
  }
  for (const { name, problem } of left) {
    line += 1;
    const refused = {
      column: mainPicture(kind)?.id ?? "",
      value: name,
      problem: problem ?? problems.noOwner,
    };
    yield lineOf({ line, key: "", name }, false, [], [refused]);
  }
}

function readRows(kind: ListKind, rows: string[][]): Row[] {
  const { columns } = readHeading(rows[0] ?? [], kind.columns);
  return rows.slice(1).flatMap((row, at) => {
    if (isBlank(row)) return [];
    const typed: Cells = {};
    for (const [place, column] of columns.entries()) if (column) typed[column.id] = row[place] ?? "";
    return [{ line: at + FIRST_LINE, key: kind.keyOf(typed), typed }];
  });
}

const slugOfKey = (key: string) => key.split("/").at(-1) ?? key;
const pictureColumns = ({ columns }: ListKind) => columns.filter(({ isPicture }) => isPicture);
/** Takes a picture in the archive that no cell names, but that is called like the line. */
const mainPicture = (kind: ListKind) => pictureColumns(kind)[0];

/** Pictures that no cell names, by the address they are named after. */
function picturesOf(
  kind: ListKind,
  sheet: Row[],
  pictures: readonly ImportedPicture[],
  records: ReadonlyMap<string, ListRecord>,
) {
  const find = pictureFinder(pictures);
  const columns = pictureColumns(kind);
  const named = new Set(
    sheet.flatMap(({ typed }) => columns.map(({ id }) => find(canonical(typed[id] ?? "")))),
  );
  const keys = new Map<string, string>();
  for (const key of [...records.keys(), ...sheet.map((row) => row.key)].filter(Boolean))
    if (!keys.has(slugOfKey(key))) keys.set(slugOfKey(key), key);
  const own = new Map<string, ImportedPicture>();
  const left: ImportedPicture[] = [];
  for (const picture of inNaturalOrder(pictures)) {
    if (named.has(picture)) continue;
    const key = picture.problem ? null : productOfPicture(picture.name, keys);
    if (key && !own.has(key)) own.set(key, picture);
    else left.push(key ? { ...picture, problem: problems.oneImage } : picture);
  }
  return { own, left };
}

function planRow(
  kind: ListKind,
  { line, key, typed }: Row,
  records: ReadonlyMap<string, ListRecord>,
  known: Known,
  seenAt?: number,
): PlannedLine {
  const present = records.get(key)?.cells;
  const before = present ?? cellsOf(kind, { ...kind.begin(typed), slug: slugOfKey(key) });
  const changes: CellChange[] = [];
  const found = keyProblems(key, typed, seenAt);
  const main = mainPicture(kind);
  for (const column of kind.columns) {
    const isOwn = column === main && known.own.has(key);
    const value = typed[column.id] ?? (isOwn ? "" : undefined);
    if (value === undefined || column.id === "slug") continue;
    const text = canonical(value);
    const read = column.isPicture
      ? readPicture(text, isOwn ? key : "", before[column.id] ?? "", known)
      : column.read(text, before);
    if ("problem" in read) found.push({ column: column.id, value: text, problem: read.problem });
    else if (read.text !== (before[column.id] ?? ""))
      changes.push({ column: column.id, before: present ? (before[column.id] ?? "") : "", after: read.text });
  }
  const { title } = kind;
  if (!present && typed[title] === undefined)
    found.push({ column: title, value: "", problem: problems.missing });
  const name = canonical(typed[title] ?? "") || (present?.[title] ?? key);
  return lineOf({ line, key, name }, !present, changes, found);
}

function keyProblems(key: string, typed: Cells, seenAt: number | undefined): CellProblem[] {
  const slug = slugOfKey(key);
  const value = canonical(typed.slug ?? "");
  const isWrong = isWrongSlug(slug);
  if (isWrong) return [{ column: "slug", value, problem: problems.slug }];
  if (seenAt !== undefined) return [{ column: "slug", value: slug, problem: problems.repeated(seenAt) }];
  return [];
}

/** An address of the library or an uploaded file; the present one may stay. */
function readPicture(asked: string, key: string, present: string, { images, find, own }: Known): Reading {
  const brought = asked === "" ? own.get(key) : find(asked);
  if (brought?.problem) return { problem: `${brought.name}: ${brought.problem}` };
  if (brought) return { text: imageOf(brought) };
  const isKnown = asked === "" || asked === present || images.has(asked);
  return isKnown ? { text: asked } : { problem: problems.image(asked) };
}
