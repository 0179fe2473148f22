import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { parentPort, workerData } from "node:worker_threads";
import Papa from "papaparse";
import { openPromise } from "yauzl";
import { CELL_BEGINNING_LENGTH, errorCellsIn, firstSheetFile } from "./error-cells.ts";
import {
  ESCAPED_BEGINNING,
  MAX_SHEET_CELLS,
  MAX_SHEET_ROWS,
  MAX_UNPACKED_BYTES,
  SheetRefused,
  type SheetTask,
  type ThreadCell,
  type ThreadResponse,
} from "./sheet-thread.rules.ts";

// A worker thread, so that long sheets do not block. Runs unbundled: relative imports only. What reads and writes
// workbooks is loaded when it is needed: loading takes longer than reading a usual CSV.
const port = parentPort;
if (!port) throw new Error("This file is the entry of a thread");
const task: SheetTask = workerData;
const ROWS_AT_ONCE = 500;
const MAX_SPREAD_CELLS = 8 * MAX_SHEET_CELLS;
const CELL_PLACE = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/g;
const WORKBOOK = ["xl/workbook.xml", "xl/_rels/workbook.xml.rels"] as const;
const IS_WORKSHEET = /\/worksheets\//;
const CANDIDATES = [";", ",", "\t", "|"] as const;

const say = (response: ThreadResponse, transfer: ArrayBuffer[] = []) => port.postMessage(response, transfer);

function write(): void {
  const rows: unknown[][] = [task.op === "write" ? task.head.map(headCell) : []];
  port?.on("message", async (message: ThreadCell[][] | "end") => {
    if (message !== "end") return void rows.push(...message.map((row) => row.map(cell)));
    if (task.op !== "write") return;
    const options = {
      columns: task.widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      sheet: task.name.slice(0, 31),
    };
    try {
      const { default: writeExcelFile } = await import("write-excel-file/node");
      const bytes = await writeExcelFile(rows as never, options as never).toBuffer();
      const copy = new Uint8Array(bytes);
      say({ bytes: copy }, [copy.buffer]);
    } catch (error) {
      say({ error: String(error) });
    }
    port?.close();
  });
}

const headCell = (value: string) => ({ value, type: String, fontWeight: "bold" });

const cell = (value: ThreadCell) =>
  typeof value === "number"
    ? { value, type: Number }
    : value === ""
      ? null
      : { value: literal(escaped(value)), type: String };

/** As {@link unescaped} reads it: a text that begins like an escaped formula is escaped once more. */
const escaped = (text: string) => (ESCAPED_BEGINNING.test(text) ? `'${text}` : text);

/** Excel reads `_x0041_` as a character code, unless the underscore is escaped. */
const literal = (text: string) => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");

async function read(path: string): Promise<void> {
  const bytes = await readFile(path);
  const rows = isZip(bytes) ? await readExcel(path, bytes) : readText(bytes);
  while (rows.at(-1)?.every((text) => text === "")) rows.pop();
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length > MAX_SHEET_ROWS || rows.length * width > MAX_SHEET_CELLS)
    throw new SheetRefused("tooLong");
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) say({ rows: rows.slice(at, at + ROWS_AT_ONCE) });
  say({ end: true });
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString("latin1") === "PK";
/** Excel's format before 2007, or HTML under the name of a spreadsheet. */
const isForeign = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString("hex") === "d0cf11e0" || /^\s*</.test(bytes.subarray(0, 200).toString());

async function readExcel(path: string, bytes: Buffer): Promise<string[][]> {
  const errors = await measure(path);
  let rows: string[][];
  const { readSheet } = await import("read-excel-file/node");
  try {
    rows = (await readSheet(bytes)).map((row) => row.map(cellText));
  } catch (error) {
    throw new SheetRefused("unreadable", "", String(error));
  }
  refuseErrors(rows, errors);
  return rows;
}

/** Below a heading: an empty cell would erase what is there. */
function refuseErrors(rows: string[][], places: string[]): void {
  for (const place of places) {
    const [, letters = "", line] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    const [row, column] = [Number(line) - 1, columnOf(letters) - 1];
    if (row > 0 && rows[0]?.[column] && rows[row]?.[column] === "") throw new SheetRefused("formula", place);
  }
}

/** Decompresses once without keeping the data, to find decompression bombs. Returns the first sheet's cells that show an error. */
async function measure(path: string): Promise<string[]> {
  let bytes = 0;
  const errors = new Map<string, string[]>();
  const parts = new Map<string, string>();
  try {
    const archive = await openPromise(path);
    for await (const entry of archive.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > MAX_UNPACKED_BYTES) throw new SheetRefused("tooLarge");
      const { fileName } = entry;
      const content = await archive.openReadStreamPromise(entry);
      if (WORKBOOK.some((name) => name === fileName)) parts.set(fileName, (await buffer(content)).toString());
      else {
        const found = await measureCells(content);
        if (IS_WORKSHEET.test(fileName)) errors.set(fileName, found);
      }
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("unreadable", "", String(error));
  }
  const [workbook, relationships] = WORKBOOK;
  return errors.get(firstSheetFile(parts.get(workbook) ?? "", parts.get(relationships) ?? "")) ?? [];
}

/** The reader allocates up to the farthest cell, and whole columns are often styled. */
async function measureCells(content: AsyncIterable<Buffer>): Promise<string[]> {
  let [rest, columns, rows] = ["", 0, 0];
  const errors = new Set<string>();
  for await (const part of content) {
    const text = rest + part.toString("latin1");
    for (const [, letters = "", row] of text.matchAll(CELL_PLACE)) {
      columns = Math.max(columns, columnOf(letters));
      rows = Math.max(rows, Number(row));
    }
    for (const place of errorCellsIn(text)) errors.add(place);
    if (columns * rows > MAX_SPREAD_CELLS) throw new SheetRefused("tooLong");
    rest = text.slice(-CELL_BEGINNING_LENGTH);
  }
  return [...errors];
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return numberText(value);
  if (value instanceof Date) return momentText(value);
  if (typeof value === "boolean") return value ? "sim" : "não";
  return unescaped(String(value));
}

const HALF_A_SECOND_MS = 500;

/** `2026-11-20`, with the hour where there is one. Serial numbers are exact to a few milliseconds. */
function momentText(value: Date): string {
  const text = new Date(value.getTime() + HALF_A_SECOND_MS).toISOString();
  const [day, hour] = [text.slice(0, 10), text.slice(11, 16)];
  return hour === "00:00" ? day : `${day} ${hour}`;
}

/** Decimal comma. Three decimals would read as thousands, so they are made invalid. */
function numberText(value: number): string {
  const text = String(Number(value.toFixed(8)));
  return text.replace(/\.(\d{3})$/, ".$10").replace(".", ",");
}

function readText(bytes: Buffer): string[][] {
  if (isForeign(bytes)) throw new SheetRefused("foreign");
  const text = decoded(bytes);
  if (text.includes("\0")) throw new SheetRefused("foreign");
  const delimiter = delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // A quote that is left open would take the lines below it into its cell.
  const open = errors.find(({ type }) => type === "Quotes");
  if (open) throw new SheetRefused("quotes", String((open.row ?? 0) + 1));
  return data.map((row) => row.map(unescaped));
}

/** Excel saves text as UTF-16 or UTF-8 with a mark, or as Windows-1252 without. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString("hex") === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The one that splits the heading into most columns. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return CANDIDATES.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

/** Removes the quote that prevents formulas, which a workbook has as well when it was saved from a CSV. */
const unescaped = (text: string) => (ESCAPED_BEGINNING.test(text) ? text.slice(1) : text);

try {
  if (task.op === "write") write();
  else await read(task.path);
} catch (error) {
  say(error instanceof SheetRefused ? { refused: error.reason, at: error.at } : { error: String(error) });
}
