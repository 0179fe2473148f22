import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { storage } from "#app/platform/storage/storage.server.ts";
import {
  bmp,
  drawing,
  film,
  flatPng,
  geotaggedPhotograph,
  icon,
  picture,
  quicktimeFilm,
  tiff,
} from "#tests/support/media-fixtures.ts";
import {
  ana,
  caio,
  everything,
  fileOf,
  form,
  jpeg,
  placeOf,
  rowOf,
  upload,
  useMediaJobs,
} from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import {
  galleryImageUpload,
  heroVideoUpload,
  libraryUpload,
  productImageUpload,
  rugDesignUpload,
  sampleImageUpload,
  type UploadKind,
} from "../media.rules.ts";
import { receiveUpload } from "./uploads.server.ts";

useTestDatabase();
useMediaJobs();

test.each<[string, () => File, UploadKind, string, RegExp?]>([
  [
    "a file that is no film",
    () => new File(["texto"], "a.mp4"),
    heroVideoUpload,
    "Formato de arquivo inválido",
  ],
  [
    "a film that was cut",
    () => fileOf(film().subarray(0, 2000), "a.mp4"),
    heroVideoUpload,
    "Vídeo incompleto",
  ],
  ["a bomb", () => fileOf(flatPng(9000, 9000), "a.png"), galleryImageUpload, "Imagem recusada"],
  [
    "too many pixels",
    () => fileOf(flatPng(10_001, 10_001, 1), "a.png"),
    galleryImageUpload,
    "Imagem grande demais",
  ],
  [
    "what the library cannot show",
    () => new File(["texto"], "a.txt"),
    libraryUpload,
    "Formato inválido",
    /formato aceito aqui.*JPG.*MP4, PDF/,
  ],
  [
    "a film that was cut, sent to the library",
    () => fileOf(film().subarray(0, 2000), "a.mp4"),
    libraryUpload,
    "Arquivo incompleto",
  ],
  ["an empty file", () => new File([], "a.png"), galleryImageUpload, "Arquivo vazio"],
  [
    "too many bytes",
    () => new File([Buffer.alloc(2000)], "a.png"),
    { ...galleryImageUpload, maxBytes: 1000 },
    "Arquivo muito grande",
  ],
])("%s is refused and leaves nothing behind", async (_name, file, kind, title, text) => {
  const before = await everything();
  const { files } = await receiveUpload(ana, form([file()]), kind);
  expect(files).toMatchObject([{ ok: false, toast: { kind: "error", title } }]);
  if (text) expect(files[0]?.toast?.text).toMatch(text);
  expect(await everything()).toEqual(before);
});

test.each([galleryImageUpload, sampleImageUpload, productImageUpload])(
  "any image is one for $name",
  async (kind) => {
    const images = {
      "a.tiff": await picture("tiff"),
      "a.bmp": bmp(),
      "a.svg": drawing(),
      "a.ico": await icon(),
    };
    for (const [name, bytes] of Object.entries(images)) {
      const { files } = await receiveUpload(ana, form([fileOf(bytes, name)]), kind);
      expect(files, name).toMatchObject([{ ok: true }]);
    }
  },
);

test.each([galleryImageUpload, sampleImageUpload, productImageUpload])(
  "a TIFF as cameras and scanners write it is drawn for the web: $name",
  async (kind) => {
    for (const [isLittle, width] of [
      [true, 1200],
      [false, 1100],
    ] as const) {
      const bytes = tiff({ isLittle, width, height: 90 });
      const { files } = await receiveUpload(ana, form([fileOf(bytes, "scan.tif")]), {
        ...kind,
        reusesSame: false,
      });
      expect(files).toMatchObject([{ ok: true, value: { contentType: "image/tiff", width } }]);
      const row = await rowOf(files[0]?.value?.url ?? "");
      expect(row?.variants).toContainEqual(expect.objectContaining({ format: "jpg", width: 960 }));
    }
  },
);

test("a photograph is kept without the place where it was taken, and known by what is kept", async () => {
  const photograph = await geotaggedPhotograph("jpeg");
  const send = () => receiveUpload(ana, form([fileOf(photograph, "sala.jpg")]), libraryUpload);
  const [first, again] = [(await send()).files[0]?.value, (await send()).files[0]?.value];
  const [bucket = "", ...key] = (first?.url ?? "").split("/").slice(2);
  const kept = await buffer((await storage().open(bucket, key.join("/")))?.stream ?? Readable.from([]));
  expect(kept.includes("23,33.0167S")).toBe(false);
  expect(kept.length).toBe(photograph.length);
  expect(again?.url).toBe(first?.url);
});

test.each([
  ["Samsung", "SEFT"],
  ["vivo", '{"bokeh":0}\xff\xff\xff\xff\x1b*9HWfu\x84\x93\xa2\xb1'],
  ["OnePlus", '[{"name":"private.emptyspace"}]jxrs\x20\x01\x00\x00'],
])("a photograph is kept without what a telephone of %s puts behind it", async (maker, end) => {
  const photograph = await picture("jpeg", 500 + maker.length, 300);
  const bytes = Buffer.concat([photograph, Buffer.from(`camera data${end}`, "latin1")]);
  const url = await upload(fileOf(bytes, "IMG_20261130.jpg"), libraryUpload);
  const kept = await storage().open(...placeOf(url));
  expect([kept?.bytes, (await rowOf(url))?.bytes]).toEqual([photograph.length, photograph.length]);
});

test("a photograph of a telephone is stored as JPEG, upright, and known again", async () => {
  const heic = fileOf(await readFile("tests/journeys/pictures/room.heic"), "IMG_0042.HEIC");
  const send = async () => (await receiveUpload(ana, form([heic]), productImageUpload)).files[0];
  const first = await send();
  expect(first).toMatchObject({ ok: true, value: { contentType: "image/jpeg", width: 360, height: 480 } });
  expect(first?.value?.url).toMatch(/\.jpg$/);
  expect((await send())?.value).toMatchObject({ url: first?.value?.url, isKnown: true });
  const cut = fileOf((await readFile("tests/journeys/pictures/room.heic")).subarray(0, 1500), "a.heic");
  const refused = await receiveUpload(ana, form([cut]), productImageUpload);
  expect(refused.files).toMatchObject([{ ok: false, toast: { title: "Imagem danificada" } }]);
});

test("a film of a telephone is repacked as MP4; one of another codec is refused with what to do", async () => {
  const film = await quicktimeFilm("public/media/landing-light.mp4");
  const send = (bytes: Buffer, kind: UploadKind) =>
    receiveUpload(ana, form([fileOf(bytes, "IMG_0043.MOV")]), kind);
  const [stored] = (await send(film, libraryUpload)).files;
  expect(stored).toMatchObject({ ok: true, value: { contentType: "video/mp4" } });
  const row = await rowOf(stored?.value?.url ?? "");
  expect(row?.durationSeconds).toBeGreaterThan(1);
  const other = Buffer.from(film.toString("latin1").replaceAll("avc1", "hvc1"), "latin1");
  expect((await send(other, libraryUpload)).files).toMatchObject([
    { ok: false, toast: { title: "Vídeo em HEVC", text: expect.stringContaining("Mais Compatível") } },
  ]);
  expect((await send(film, heroVideoUpload)).files).toMatchObject([{ ok: false }]);
});

test("a form that announces too much is refused before it is read", async () => {
  const request = form([await jpeg()]);
  request.headers.set("content-length", String(60 * 1024 * 1024));
  const { files } = await receiveUpload(ana, request, heroVideoUpload);
  expect(files[0]?.toast).toMatchObject({
    title: "Arquivo muito grande",
    text: "O tamanho máximo permitido é de 50MB.",
  });
  expect(request.bodyUsed).toBe(false);
});

test("a role may only send what its screens take", async () => {
  const { files } = await receiveUpload(caio, form([await jpeg()]), galleryImageUpload);
  expect(files).toMatchObject([{ ok: false, toast: { title: "Acesso não autorizado" } }]);
  const design = fileOf(await picture("png"), "desenho.png");
  expect((await receiveUpload(caio, form([design]), rugDesignUpload)).files[0]?.ok).toBe(true);
});

test("an empty file field is no file", async () => {
  const { files, fields } = await receiveUpload(ana, form([new File([], "")], { url: "x" }), heroVideoUpload);
  expect(files).toEqual([]);
  expect(fields.get("url")).toBe("x");
});
