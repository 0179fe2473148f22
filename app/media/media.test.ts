import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { film, realFilm } from "#tests/support/media-fixtures.ts";
import {
  ana,
  fileOf,
  form,
  jpeg,
  placeOf,
  readyRow,
  rowOf,
  upload,
  useMediaJobs,
} from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { serveFile } from "./delivery/files.server.ts";
import { getFilm } from "./delivery/films.server.ts";
import { hasFfmpeg } from "./encoder/film-renditions.server.ts";
import { eraseRemovedMedia } from "./erase-media.server.ts";
import { galleryImageUpload, heroVideoUpload } from "./media.rules.ts";
import { getPictures, removeMedia, restoreMedia, saveFocalPoint } from "./media.server.ts";
import { saveFileWords } from "./media-words.server.ts";
import { receiveUpload } from "./upload/uploads.server.ts";

useTestDatabase();
useMediaJobs();

test("a picture is stored with its row and a first rendition, and shown at once", async () => {
  const { files, fields } = await receiveUpload(
    ana,
    form([await jpeg(1000, 60)], { title: "Sala" }),
    galleryImageUpload,
  );
  expect(fields.get("title")).toBe("Sala");
  const value = files[0]?.value;
  expect(value).toMatchObject({ name: "foto.jpg", contentType: "image/jpeg", width: 1000, height: 60 });
  expect(value?.url).toMatch(/^\/files\/site_videos\/site\/imagens\/[0-9a-f]{32}\.jpg$/);
  const shown = (await getPictures([value?.url ?? ""], "pt-BR")).get(value?.url ?? "");
  expect(shown?.src).toMatch(/^\/files\/site_videos\/variants\/[0-9a-f]{32}-960\.jpg$/);
  expect(shown).toMatchObject({ width: 1000, height: 60, focal: { x: 0.5, y: 0.5 } });
  expect((await serveFile(new Request("http://site/"), ...placeOf(shown?.src ?? ""))).status).toBe(200);
});

test("the other renditions follow by themselves", async () => {
  const url = await upload(await jpeg(1100, 50));
  const row = await readyRow(url);
  expect(row?.variants.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(
    ["avif", "webp", "jpg"]
      .flatMap((format) => [1100, 320, 480, 640, 960].map((width) => `${format} ${width}`))
      .sort(),
  );
  const shown = (await getPictures([url], "pt-BR")).get(url);
  expect(shown?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(shown?.sources[0]?.srcset).toMatch(/-320\.avif 320w, .*-960\.avif 960w, .*-1100\.avif 1100w$/);
});

test("a film is stored; what was made of it depends on ffmpeg", async () => {
  const url = await upload(fileOf(film(), "abertura.mp4"), heroVideoUpload);
  expect(url).toMatch(/^\/files\/site_videos\/videos\/[0-9a-f]{32}\.mp4$/);
  expect(await getFilm(url, "pt-BR")).toMatchObject({
    url,
    width: 640,
    height: 360,
    poster: null,
  });
  // ffmpeg cannot read the fixture.
  const expected = (await hasFfmpeg()) ? "failed" : "ready";
  await expect.poll(async () => (await rowOf(url))?.status, { timeout: 20_000 }).toBe(expected);
});

test.runIf(await hasFfmpeg())(
  "a real film gets a still, a lighter copy, and its index in front",
  async () => {
    const bytes = await realFilm();
    const url = await upload(fileOf(bytes, "abertura.mp4"), heroVideoUpload);
    await readyRow(url);
    const shown = await getFilm(url, "pt-BR");
    expect(shown).toMatchObject({ width: 480, height: 360 });
    expect(shown?.poster?.src).toMatch(/\/variants\/[0-9a-f]{32}-480\.jpg$/);
    expect(shown?.poster?.sources).toHaveLength(2);
    const boxes = async (address = "") => {
      const opened = await storage().open(...placeOf(address));
      const content = opened ? await buffer(opened.stream) : Buffer.alloc(0);
      return { bytes: content.length, isFast: content.indexOf("moov") < content.indexOf("mdat") };
    };
    expect(await boxes(shown?.url)).toMatchObject({ isFast: true });
    expect(shown?.url).not.toBe(url);
    const light = await boxes(shown?.lightUrl);
    expect(light.isFast).toBe(true);
    expect(light.bytes).toBeLessThan(bytes.length);
    expect(await boxes(url)).toMatchObject({ bytes: bytes.length, isFast: false });
  },
);

test("description, label and focal point are shown", async () => {
  const url = await upload(await jpeg(300, 20));
  await saveFocalPoint(ana, url, { x: 0.25, y: 2 });
  await saveFileWords(ana, String((await rowOf(url))?.id), {
    name: "sala.jpg",
    words: {
      "pt-BR": { alt: "Tapete na sala" },
      es: {},
      en: { alt: "Rug in the room", caption: "Lua, Ø 250 cm." },
    },
  });
  expect((await getPictures([url], "en")).get(url)).toMatchObject({
    alt: "Rug in the room",
    focal: { x: 0.25, y: 1 },
  });
  expect((await getPictures([url], "es")).get(url)?.alt).toBe("Tapete na sala");
  expect((await getPictures([url], "en")).get(url)?.caption).toBe("Lua, Ø 250 cm.");
  expect((await getPictures([url], "pt-BR")).get(url)).not.toHaveProperty("caption");
});

test("a removed file is no longer shown and can be had back", async () => {
  const url = await upload(await jpeg(320, 20));
  await removeMedia(ana, url);
  expect((await getPictures([url], "pt-BR")).size).toBe(0);
  expect(await restoreMedia(ana, url)).toBe(true);
  expect((await getPictures([url], "pt-BR")).size).toBe(1);
});

test("a removed file goes for good thirty days after its last removal, with all that was made of it", async () => {
  const url = await upload(await jpeg(330, 20));
  const row = await readyRow(url);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const isStored = async (key: string) => (await storage().stat(row?.bucket ?? "", key)) !== null;
  const realNow = clock.now;
  try {
    await removeMedia(ana, url);
    await restoreMedia(ana, url);
    clock.now = () => inDays(20);
    await removeMedia(ana, url);
    clock.now = () => inDays(49);
    await eraseRemovedMedia();
    expect([await isStored(row?.key ?? ""), (await rowOf(url))?.id]).toEqual([true, row?.id]);
    clock.now = () => inDays(51);
    await eraseRemovedMedia();
  } finally {
    clock.now = realNow;
  }
  expect(await rowOf(url)).toBeUndefined();
  for (const key of [row?.key ?? "", ...(row?.variants.map((variant) => variant.key) ?? [])])
    expect(await isStored(key)).toBe(false);
});
