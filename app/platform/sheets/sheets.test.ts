import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { DAY_AND_HOUR, workbookOf } from "#tests/support/workbook.ts";
import { zipOf } from "#tests/support/zip.ts";
import { sheetResponse } from "../http/sheet-response.server.ts";
import { readSheetFile } from "./sheets.server.ts";

async function read(bytes: Uint8Array | string, ending = "csv"): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "sheet-"));
  const path = join(folder, `sheet.${ending}`);
  await writeFile(path, bytes);
  return readSheetFile(path).finally(() => rm(folder, { recursive: true }));
}

test("a cell in the last corner of a sheet is refused before a table is made up to it", async () => {
  const sheet =
    '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = await zipOf([{ name: "xl/worksheets/sheet1.xml", bytes: Buffer.from(sheet) }]);
  await expect(read(bytes, "xlsx")).rejects.toHaveProperty("reason", "tooLong");
});

test.each([
  ["a workbook that is none", "xlsx", "PK\u0003\u0004 not really", "unreadable"],
  [
    "a quote that ends before its cell",
    "csv",
    'nome;descrição\r\n"Lua" 30;uma\r\nDois;"outra"\r\n',
    "quotes",
  ],
])("%s is refused", async (_, ending, content, reason) => {
  await expect(read(content, ending)).rejects.toHaveProperty("reason", reason);
});

test("a CSV that a spreadsheet program saved as a workbook says what it said", async () => {
  const texts = ["- feito à mão", "+55 11 90000-0000", "'=já com apóstrofo", "''+dois", "'citado'"];
  const columns = texts.map((text) => ({ title: "texto", value: () => text }));
  const sheet = { name: "textos", columns, batches: [[{}]] };
  const csv = (await (await sheetResponse("csv", sheet)).text()).replace("\uFEFF", "");
  const { data } = Papa.parse<string[]>(csv, { delimiter: ";", skipEmptyLines: true });
  expect((await read(await workbookOf(data), "xlsx"))[1]).toEqual(texts);
  const excel = new Uint8Array(await (await sheetResponse("xlsx", sheet)).arrayBuffer());
  expect((await read(excel, "xlsx"))[1]).toEqual(texts);
});

test("a cell with a day and an hour keeps both", async () => {
  const moments = [46346.439583333333, 46346, 46346.99999];
  const cells = moments.map((serial) => ({ as: DAY_AND_HOUR, content: `<v>${serial}</v>` }));
  expect(await read(await workbookOf([cells]), "xlsx")).toEqual([
    ["2026-11-20 10:33", "2026-11-20", "2026-11-20 23:59"],
  ]);
});

test("a formula that shows an error is refused with its cell, and is no empty one", async () => {
  const error = { as: 't="e"', content: "<f>VLOOKUP(A2,X:Y,2,0)</f><v>#N/A</v>" };
  const catalogue = [
    ["endereço", "metro quadrado em reais"],
    ["tapete-lua", error],
  ];
  await expect(read(await workbookOf(catalogue), "xlsx")).rejects.toMatchObject({
    ...{ reason: "formula", at: "B2" },
  });
  const calculated = [["x"], [""], [error]];
  const plain = [
    ["endereço", "nome"],
    ["tapete-lua", "Lua"],
    ["", "", error],
  ];
  const rows = await read(await workbookOf(plain, calculated, catalogue), "xlsx");
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ["endereço", "nome"],
    ["tapete-lua", "Lua"],
  ]);
});
