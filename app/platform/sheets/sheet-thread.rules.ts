export const MAX_SHEET_ROWS = 20_001;
export const MAX_SHEET_CELLS = 1_000_000;
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
export const MAX_CELL_CHARACTERS = 32_000;

/** Signs that begin a formula; those of full width do in East Asian spreadsheets. */
const FORMULA_SIGN = /[=+\-@\t\r\n＝＋－＠]/;

/** Also behind escaping quotes. */
export const FORMULA_BEGINNING = new RegExp(`^'*${FORMULA_SIGN.source}`);
export const ESCAPED_BEGINNING = new RegExp(`^'+${FORMULA_SIGN.source}`);

export type SheetRefusal = "unreadable" | "foreign" | "tooLarge" | "tooLong" | "quotes" | "formula";

export class SheetRefused extends Error {
  readonly reason: SheetRefusal;
  /** The line or the cell, where one is to blame. */
  readonly at: string;

  constructor(reason: SheetRefusal, at = "", detail = "") {
    super(detail || reason);
    this.reason = reason;
    this.at = at;
  }
}

export type ThreadCell = string | number;
export type SheetTask =
  | { op: "read"; path: string }
  | { op: "write"; name: string; head: string[]; widths: number[] };
export type ThreadResponse =
  | { rows: string[][] }
  | { end: true }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { refused: SheetRefusal; at: string }
  | { error: string };
