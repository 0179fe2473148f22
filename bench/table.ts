/** `before` is of an earlier version. */
export type Row = { what: string; before?: string; found: string | number; aim: string };

const COLUMNS = ["what", "before", "found", "aim"] as const;
const cell = (row: Row, column: keyof Row) => String(row[column] ?? "");

export function table(rows: Row[]): string {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  const columns = hasBefore ? COLUMNS : COLUMNS.filter((column) => column !== "before");
  const width = (column: keyof Row) =>
    Math.max(column.length, ...rows.map((row) => cell(row, column).length));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const padded = (row: Row) => line(columns.map((column) => cell(row, column).padEnd(width(column))));
  const rule = line(columns.map((column) => "-".repeat(width(column))));
  return [line(columns.map((column) => column.padEnd(width(column)))), rule, ...rows.map(padded)].join("\n");
}
