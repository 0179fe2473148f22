import { productSlugOf } from "#app/features/products/product-form.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { PRODUCT_COLUMNS, type ProductColumn } from "./catalogue-columns.ts";
import { type Known, NEW_PRODUCT, readProductCell } from "./catalogue-reading.ts";
import type { Catalogue } from "./catalogue-records.server.ts";
import { type Cells, canonical, listIn, readHeading } from "./cells.rules.ts";
import type { CellChange, CellProblem } from "./import-export.table.ts";
import {
  type ImportedPicture,
  type ImportedPictures,
  inNaturalOrder,
  pictureFinder,
  productOfPicture,
} from "./picture-names.rules.ts";
import { FIRST_LINE, isBlank, isWrongSlug, lineOf, type PlannedLine } from "./plan.ts";

const { problems } = catalogueTexts;

type Row = { line: number; key: string; typed: Cells };
type Brought = { rows: string[][]; pictures: readonly ImportedPicture[]; images: ReadonlySet<string> };

/** Pictures without a line are appended. */
export function* planCatalogue(
  { rows, pictures, images }: Brought,
  catalogue: Catalogue,
): Generator<PlannedLine> {
  const sheet = readRows(rows, catalogue);
  const addresses = addressesOf(sheet, catalogue);
  const own = picturesOf(sheet, pictures, addresses);
  const known: Known = { names: catalogue.names, rugs: addresses, images, pictures: own };
  const seen = new Map<string, number>();
  for (const row of sheet) {
    const before = row.key === "" ? undefined : seen.get(row.key);
    yield planRow(row, catalogue, known, before);
    if (row.key !== "" && before === undefined) seen.set(row.key, row.line);
  }
  let line = Math.max(rows.length, 1);
  for (const slug of own.bySlug.keys()) {
    if (seen.has(slug)) continue;
    line += 1;
    yield planRow({ line, key: slug, typed: {} }, catalogue, known);
  }
  for (const { name, problem } of own.left) {
    line += 1;
    const about = { line, key: "", name };
    yield lineOf(about, false, [], [{ column: "images", value: name, problem: problem ?? problems.noRug }]);
  }
}

function readRows(rows: string[][], catalogue: Catalogue): Row[] {
  const { columns } = readHeading<ProductColumn>(rows[0] ?? [], PRODUCT_COLUMNS);
  return rows.slice(1).flatMap((row, at) => {
    if (isBlank(row)) return [];
    const typed: Cells = {};
    for (const [place, column] of columns.entries()) if (column) typed[column.id] = row[place] ?? "";
    const asked = canonical(typed.slug ?? "").toLowerCase();
    const name = canonical(typed.name ?? "");
    const slug = asked || (name && productSlugOf(name));
    return [{ line: at + FIRST_LINE, key: catalogue.former.get(slug) ?? slug, typed }];
  });
}

function addressesOf(sheet: Row[], { rugs, former }: Catalogue): Map<string, string> {
  const addresses = new Map(former);
  for (const slug of [...rugs.keys(), ...sheet.map(({ key }) => key)]) if (slug) addresses.set(slug, slug);
  return addresses;
}

type Sorted = ImportedPictures & { bySlug: Map<string, ImportedPicture[]>; left: ImportedPicture[] };

function picturesOf(
  sheet: Row[],
  pictures: readonly ImportedPicture[],
  addresses: Map<string, string>,
): Sorted {
  const find = pictureFinder(pictures);
  const named = new Set(
    sheet.flatMap(({ typed: { images = "", sharePicture = "" } }) =>
      [...listIn(canonical(images)), canonical(sharePicture)].map(find),
    ),
  );
  const bySlug = new Map<string, ImportedPicture[]>();
  const left: ImportedPicture[] = [];
  for (const picture of inNaturalOrder(pictures)) {
    if (named.has(picture)) continue;
    const slug = picture.problem ? null : productOfPicture(picture.name, addresses);
    const own = slug ? (bySlug.get(slug) ?? []) : left;
    own.push(picture);
    if (slug) bySlug.set(slug, own);
  }
  return { find, of: (slug) => bySlug.get(slug) ?? [], bySlug, left };
}

function planRow(row: Row, catalogue: Catalogue, known: Known, seenAt?: number): PlannedLine {
  const present = catalogue.rugs.get(row.key)?.cells;
  const hasPictures = known.pictures.of(row.key).length > 0;
  const typed: Cells = { ...(hasPictures && { images: present?.images ?? "" }), ...row.typed };
  const before: Cells = present ?? { ...NEW_PRODUCT, slug: row.key };
  const changes: CellChange[] = [];
  const found: CellProblem[] = keyProblems(row, present === undefined, seenAt);
  for (const column of PRODUCT_COLUMNS) {
    const value = typed[column.id];
    if (value === undefined || column.isNote || column.id === "slug") continue;
    const isMissing = column.id === "name" && canonical(value) === "" && !present;
    const read = isMissing
      ? { problem: problems.nameMissing }
      : readProductCell(column, value, before, known);
    if ("problem" in read) found.push({ column: column.id, value: canonical(value), problem: read.problem });
    else if (read.text !== (before[column.id] ?? ""))
      changes.push({ column: column.id, before: present ? (before[column.id] ?? "") : "", after: read.text });
  }
  const name = canonical(typed.name ?? "") || (present?.name ?? row.key);
  return lineOf({ line: row.line, key: row.key, name }, present === undefined, changes, found);
}

function keyProblems({ key, typed }: Row, isNew: boolean, seenAt: number | undefined): CellProblem[] {
  const value = canonical(typed.slug ?? "");
  const isWrong = isWrongSlug(key);
  if (isWrong) return [{ column: "slug", value, problem: problems.slug }];
  if (seenAt !== undefined) return [{ column: "slug", value: key, problem: problems.repeated(seenAt) }];
  if (isNew && typed.name === undefined)
    return [{ column: "name", value: "", problem: problems.nameMissing }];
  return [];
}
