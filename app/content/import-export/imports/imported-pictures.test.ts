import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaTexts } from "#app/media/media.texts.ts";
import { csvOf, importer } from "#tests/support/importer.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { zipOf } from "#tests/support/zip.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { detail } = importExportTexts;
let app: TestApp;
let owner: ReturnType<typeof importer>;
beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  owner = importer(app, await app.signIn());
}, 180_000);
afterAll(() => app.stop());

test("a photograph of a telephone is stored as JPEG", async () => {
  const bytes = await readFile("tests/journeys/pictures/room.heic");
  const [path, shown] = await owner.read("catalogue", {
    sheet: ["a.csv", csvOf(["endereço;nome;situação", "tapete-lua;Lua;no site"])],
    pictures: ["f.zip", await zipOf([{ name: "tapete-lua-1.HEIC", bytes }])],
  });
  expect(shown).toContain("tapete-lua-1.HEIC");
  expect(shown).not.toContain(detail.refusedLead(1));
  await owner.submit(path, "confirm");
  const done = await owner.until(path, detail.undo);
  const [url = ""] = /\/files\/site_assets\/products\/\w+\.jpg/.exec(done) ?? [];
  expect((await owner.get(url, "")).headers.get("content-type")).toBe("image/jpeg");
});

test("one that is too large to be unpacked, or cut short, is refused beside its name", async () => {
  const photograph = await readFile("tests/journeys/pictures/room.heic");
  const large = Buffer.from(photograph);
  // The sizes in its header (ISO 23008-12, "ispe").
  for (let at = large.indexOf("ispe"); at > 0; at = large.indexOf("ispe", at + 4)) {
    large.writeUInt32BE(9000, at + 8);
    large.writeUInt32BE(9000, at + 12);
  }
  const [, shown] = await owner.read("catalogue", {
    sheet: [
      "a.csv",
      csvOf(["endereço;nome;imagens", "tapete-sol;Sol;grande.heic", "tapete-mar;Mar;cortada.heic"]),
    ],
    pictures: [
      "f.zip",
      await zipOf([
        { name: "grande.heic", bytes: large },
        { name: "cortada.heic", bytes: photograph.subarray(0, 200) },
      ]),
    ],
  });
  expect(shown).toContain(mediaTexts.any.tooLargeHeic.text);
  expect(shown).toContain(mediaTexts.picture.damaged.text);
});
