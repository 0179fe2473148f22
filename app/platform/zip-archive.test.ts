import { expect, test } from "vitest";
import { unzip } from "#tests/support/unzip.ts";
import { type ZipFile, zipArchive } from "./zip-archive.ts";

async function* files(): AsyncGenerator<ZipFile> {
  yield { name: "dados.html", bytes: Buffer.from("<p>Olá</p>") };
  yield { name: "arquivos/croqui do salão.pdf", bytes: Buffer.from([0, 1, 2, 255]) };
}

test("an archive holds its files, names with accents included", async () => {
  const parts: Buffer[] = [];
  for await (const part of zipArchive(files(), new Date("2026-11-20T11:12:14Z"))) parts.push(part);
  const found = unzip(Buffer.concat(parts));
  expect([...found.keys()]).toEqual(["dados.html", "arquivos/croqui do salão.pdf"]);
  expect(found.get("dados.html")?.toString()).toBe("<p>Olá</p>");
  expect([...(found.get("arquivos/croqui do salão.pdf") ?? [])]).toEqual([0, 1, 2, 255]);
});
