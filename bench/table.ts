/** One line of the bench's table: what was measured, what came out, what it aims at. */
export type Row = { what: string; found: string | number; aim: string };

export function table(rows: Row[]): string {
  const columns = ["what", "found", "aim"] as const;
  const width = (column: keyof Row) =>
    Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const padded = (row: Row) => line(columns.map((column) => String(row[column]).padEnd(width(column))));
  const rule = line(columns.map((column) => "-".repeat(width(column))));
  return [padded({ what: "what", found: "found", aim: "aim" }), rule, ...rows.map(padded)].join("\n");
}
