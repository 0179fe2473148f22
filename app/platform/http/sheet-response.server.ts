import { Readable } from "node:stream";
import Papa from "papaparse";
import { fileDay } from "#app/i18n/file-timestamp.rules.ts";
import { now } from "../clock.ts";
import { FORMULA_BEGINNING, MAX_CELL_CHARACTERS } from "../sheets/sheet-thread.rules.ts";
import { writeExcel } from "../sheets/sheets.server.ts";
import { download } from "./download.ts";

export type SheetFormat = "csv" | "xlsx";
export type SheetColumn<Row> = { title: string; width?: number; value: (row: Row) => string | number };

type Sheet<Row> = {
  name: string;
  columns: SheetColumn<Row>[];
  batches: AsyncIterable<Row[]> | Iterable<Row[]>;
};

/** Excel reads UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = "\uFEFF";
const CSV = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_BEGINNING };
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Formulas in visitors' texts are escaped. */
export async function sheetResponse<Row>(format: SheetFormat, sheet: Sheet<Row>): Promise<Response> {
  const body = format === "xlsx" ? await xlsx(sheet) : Readable.toWeb(Readable.from(csvLines(sheet)));
  const day = fileDay(now());
  const type = format === "xlsx" ? XLSX_TYPE : "text/csv; charset=utf-8";
  return download(body as BodyInit, `${sheet.name}-${day}.${format}`, type);
}

async function* csvLines<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<Buffer> {
  const lines = (rows: string[][]) => Buffer.from(`${Papa.unparse(rows, CSV)}\r\n`);
  yield Buffer.from(BYTE_ORDER_MARK);
  yield lines([columns.map(({ title }) => title)]);
  for await (const rows of batches)
    yield lines(rows.map((row) => columns.map(({ value }) => decimal(plain(value(row))))));
}

/** Decimal comma, as in Portuguese. */
const decimal = (value: string | number) =>
  typeof value === "number" ? String(value).replace(".", ",") : value;

async function xlsx<Row>({ columns, batches, name }: Sheet<Row>): Promise<Uint8Array<ArrayBuffer>> {
  async function* cells() {
    for await (const rows of batches)
      yield rows.map((row) => columns.map(({ value }) => shortened(plain(value(row)))));
  }
  const widths = columns.map(({ width = 18 }) => width);
  return writeExcel({ name, head: columns.map(({ title }) => title), widths, batches: cells() });
}

/** Excel's limit for a cell. */
const shortened = (value: string | number) =>
  typeof value === "number" ? value : value.slice(0, MAX_CELL_CHARACTERS);

/** Control characters make the file invalid. */
function plain(value: string | number): string | number {
  if (typeof value === "number") return value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
}
