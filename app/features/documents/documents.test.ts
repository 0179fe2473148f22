import { expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const RUG = "/produtos/tapete-studio-ryzi";

const app = openTestApp();

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: "manual" });

test.each([
  ["", "ficha-tapete-studio-ryzi.pdf"],
  ["/es", "ficha-tapete-studio-ryzi.pdf"],
  ["/en", "tear-sheet-tapete-studio-ryzi.pdf"],
])("a rug has its tear sheet in each language: %s", async (language, name) => {
  const response = await ask(`${language}${RUG}/ficha.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(`inline; filename="${name}"`);
  expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  const etag = response.headers.get("etag") ?? "";
  expect((await ask(`${language}${RUG}/ficha.pdf`, { "if-none-match": etag })).status).toBe(304);
});

test("a sheet is drawn once and kept: asked for again it has the same bytes", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => ask(`/produtos/tapete-lua/ficha.pdf`)));
  const third = await ask(`/produtos/tapete-lua/ficha.pdf`);
  const bytes = await Promise.all(
    [first, second, third].map(async (response) =>
      Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)),
    ),
  );
  expect(bytes[0]?.length).toBeGreaterThan(10_000);
  expect(bytes[1]?.equals(bytes[0] ?? Buffer.of())).toBe(true);
  expect(bytes[2]?.equals(bytes[0] ?? Buffer.of())).toBe(true);
});

test("former, withdrawn and unknown rugs have none", async () => {
  const moved = await ask("/es/produtos/lua/ficha.pdf");
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe("/es/produtos/tapete-lua/ficha.pdf");
  expect((await ask("/produtos/tapete-ressaca/ficha.pdf")).status).toBe(410);
  expect((await ask("/produtos/nenhum/ficha.pdf")).status).toBe(404);
});

test("the demo's catalogues are there to download, light enough for a mail", async () => {
  for (const name of ["2022", "feira-2023", "2024", "2025", "colecoes"]) {
    const response = await ask(`/files/site_assets/catalogues/catalogo-${name}.pdf`);
    expect(response.status, name).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe("attachment");
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.toString("latin1", 0, 5)).toBe("%PDF-");
    expect(file.length).toBeLessThan(3 * 1024 * 1024);
  }
});
