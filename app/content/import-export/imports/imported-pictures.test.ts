import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { mediaTexts } from "#app/media/media.texts.ts";
import { csvOf, importer } from "#tests/support/importer.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { zipOf } from "#tests/support/zip.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { detail, failures } = importExportTexts;
const app = openTestApp();
let owner: ReturnType<typeof importer>;
beforeAll(async () => {
  owner = importer(app, await app.signIn());
});

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

test("one whose pixels are damaged is named when the import fails", async () => {
  const damaged = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#4a5a3c" } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  damaged.fill(0xff, damaged.indexOf("IDAT") + 10, damaged.indexOf("IDAT") + 40);
  const good = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const [path, shown] = await owner.read("catalogue", {
    sheet: ["a.csv", csvOf(["endereço;nome", "tapete-rio;Rio"])],
    pictures: [
      "f.zip",
      await zipOf([
        { name: "tapete-rio-1.png", bytes: good },
        { name: "tapete-rio-2.png", bytes: damaged },
      ]),
    ],
  });
  expect(shown).toContain("tapete-rio-2.png");
  await owner.submit(path, "confirm");
  const why = mediaTexts.picture.damaged.text;
  expect(await owner.until(path, why)).toContain(failures.picture("tapete-rio-2.png", why));
});
