import { asc, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { recordAct } from "#app/features/audit/record-act.server.ts";
import { COLLECTION_WORDS } from "#app/features/collections/collections.rules.ts";
import { collections } from "#app/features/collections/collections.table.ts";
import { DESIGNER_WORDS } from "#app/features/products/designers.rules.ts";
import { designers } from "#app/features/products/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import type { SheetColumn, SheetFormat } from "#app/platform/http/sheet-answer.server.ts";
import { MAX_CELL_CHARACTERS } from "#app/platform/sheets/sheet-thread.rules.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { priceText } from "./catalogue-cells.rules.ts";
import { RUG_COLUMNS } from "./catalogue-columns.ts";
import { readCatalogue } from "./catalogue-records.server.ts";
import { type Cells, type Column, canonical } from "./cells.rules.ts";
import { listColumns } from "./list-columns.ts";
import { readTexts } from "./text-records.server.ts";
import { TEXT_COLUMNS } from "./texts-plan.server.ts";
import { textsSheetTexts } from "./texts-sheet.texts.ts";

export type Exported = { name: string; columns: SheetColumn<Cells>[]; batches: AsyncIterable<Cells[]> };

const ROWS_AT_ONCE = 500;
const { model } = catalogueTexts;

/** What can be taken along, by the end of its address. */
export const EXPORTS = {
  catalogo: { name: "catalogo", columns: RUG_COLUMNS, read: readRugs },
  textos: { name: "textos", columns: TEXT_COLUMNS, read: readTextCells },
  colecoes: {
    name: "colecoes",
    columns: listColumns(COLLECTION_WORDS, "collections"),
    read: readCollections,
  },
  designers: { name: "designers", columns: listColumns(DESIGNER_WORDS, "designers"), read: readDesigners },
  modelo: { name: "modelo-catalogo", columns: RUG_COLUMNS.filter(({ isNote }) => !isNote), read: readModel },
} as const satisfies Record<
  string,
  { name: string; columns: readonly Column[]; read: (editor: Editor) => Promise<Cells[]> }
>;

export type ExportName = keyof typeof EXPORTS;
export const isExport = (name: string | undefined): name is ExportName =>
  name !== undefined && Object.hasOwn(EXPORTS, name);

/** A list as a sheet. Cells that hold words stay words, whatever they begin with. */
export async function exportList(editor: Editor, what: ExportName, format: SheetFormat): Promise<Exported> {
  const { name, columns, read } = EXPORTS[what];
  const rows = await read(editor);
  if (what !== "modelo")
    await recordAct(editor, "exported", { about: `${name} (${format})`, details: { rows: rows.length } });
  const shown = (text: string) =>
    format === "xlsx" && text.length > MAX_CELL_CHARACTERS ? textsSheetTexts.tooLongForExcel : text;
  return {
    name,
    columns: columns.map(({ id, title, width }) => ({
      title,
      ...(width && { width }),
      value: (cells: Cells) => shown(cells[id] ?? ""),
    })),
    batches: inBatches(rows),
  };
}

async function* inBatches(rows: Cells[]): AsyncGenerator<Cells[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

async function readRugs(): Promise<Cells[]> {
  return [...(await readCatalogue()).rugs.values()].map(({ cells }) => cells);
}

async function readTextCells(editor: Editor): Promise<Cells[]> {
  return [...(await readTexts(editor)).values()].map(({ cells }) => cells);
}

async function readModel(): Promise<Cells[]> {
  const { names } = await readCatalogue();
  const { states, shapes } = catalogueTexts;
  const shelf = names.collections[0]?.spelled ?? "";
  return [
    { slug: "tapete-exemplo", state: states.draft, shape: shapes.rectangular, collection: shelf, ...model },
  ];
}

async function readCollections(): Promise<Cells[]> {
  const rows = await db()
    .select()
    .from(collections)
    .orderBy(asc(collections.kind), ...inOrder(collections));
  return withWords("collections", COLLECTION_WORDS, rows, (row) => ({
    ...{ slug: row.slug, kind: row.kind, url: row.url ?? "", image: row.imageUrl ?? "" },
    ...{ brl: priceText(row.priceBrlCents), eur: priceText(row.priceEurCents), active: yesNo(row.active) },
  }));
}

async function readDesigners(): Promise<Cells[]> {
  const rows = await db()
    .select()
    .from(designers)
    .orderBy(...inOrder(designers));
  return withWords("designers", DESIGNER_WORDS, rows, (row) => ({
    ...{ slug: row.slug, url: row.websiteUrl ?? "", image: row.portraitUrl ?? "", active: yesNo(row.active) },
  }));
}

const yesNo = (is: boolean) => (is ? "sim" : "não");

async function withWords<Row extends { id: string }>(
  entity: string,
  fields: readonly (keyof Row & string)[],
  rows: Row[],
  factsOf: (row: Row) => Cells,
): Promise<Cells[]> {
  const said = await db().select().from(translations).where(eq(translations.entity, entity));
  const byRow = Map.groupBy(said, ({ entityId }) => entityId);
  return rows.map((row) => {
    const cells = factsOf(row);
    for (const field of fields) cells[field] = canonical(String(row[field] ?? ""));
    for (const { field, locale, value } of byRow.get(row.id) ?? [])
      cells[`${field}.${locale}`] = canonical(value);
    return cells;
  });
}
