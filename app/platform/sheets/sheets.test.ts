import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zipOf } from "#tests/support/zip.ts";
import { readSheetFile } from "./sheets.server.ts";

test("a cell in the last corner of a sheet is refused before a table is made up to it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sheet-"));
  const sheet =
    '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
  try {
    const path = join(folder, "far.xlsx");
    await writeFile(path, await zipOf([{ name: "xl/worksheets/sheet1.xml", bytes: Buffer.from(sheet) }]));
    await expect(readSheetFile(path)).rejects.toHaveProperty("reason", "tooLong");
  } finally {
    await rm(folder, { recursive: true });
  }
});
