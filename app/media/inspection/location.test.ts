import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  CAR_PLACE,
  carFilm,
  fragmentedFilm,
  realGeotaggedFilm,
  subtitledFilm,
  sumOfPictures,
} from "#tests/support/geotagged-films.ts";
import {
  FILM_PLACE,
  film,
  geotaggedFilm,
  geotaggedPhotograph,
  picture,
} from "#tests/support/media-fixtures.ts";
import { hasFfmpeg } from "../encoder/film-renditions.server.ts";
import { inspectFilm } from "./film.server.ts";
import { blankFilmLocation } from "./film-location.server.ts";
import { blankLocation } from "./location.ts";

function pngChunk(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...parts]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const PLACE = [
  Buffer.from([23, 0, 0, 0, 1, 0, 0, 0, 33]),
  Buffer.from([23, 0, 0, 0, 1, 0, 0, 0, 33]).reverse(),
];

test.each(["jpeg", "png", "webp", "avif", "tiff"] as const)(
  "a %s no longer says where it was taken, and is the same picture",
  async (format) => {
    const original = await geotaggedPhotograph(format);
    const bytes = Buffer.from(original);
    expect(PLACE.some((place) => original.includes(place)) || original.includes("23,33.0167S")).toBe(true);
    expect(blankLocation(bytes, `image/${format}`)).toBe(true);
    expect(PLACE.some((place) => bytes.includes(place))).toBe(false);
    expect(bytes.includes("23,33.0167S") || bytes.includes("46,38.0333W")).toBe(false);
    expect(bytes.length).toBe(original.length);
    const [before, after] = [await sharp(original).metadata(), await sharp(bytes).metadata()];
    expect([after.orientation, after.icc]).toEqual([before.orientation, before.icc]);
    expect((await pixelsOf(bytes)).equals(await pixelsOf(original))).toBe(true);
    expect(blankLocation(bytes, `image/${format}`)).toBe(false);
  },
);

/** EXIF as ImageMagick writes it, and XMP, in chunks of their own. */
async function notesOf(way: "digits" | "packed digits" | "packed XMP"): Promise<Buffer> {
  const photograph = await geotaggedPhotograph("jpeg");
  const at = photograph.indexOf("Exif\0\0");
  const exif = photograph.subarray(at, at - 2 + photograph.readUInt16BE(at - 2));
  const digits = `\nexif\n${String(exif.length).padStart(8)}\n${exif.toString("hex").replace(/.{72}/g, "$&\n")}\n`;
  if (way === "digits") return pngChunk("tEXt", Buffer.from(`Raw profile type exif\0${digits}`));
  if (way === "packed digits")
    return pngChunk("zTXt", Buffer.from("Raw profile type exif\0\0"), deflateSync(digits));
  const xmp = '<x:xmpmeta exif:GPSLatitude="23,33.0167S"/>';
  return pngChunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\u0001\0\0\0"), deflateSync(xmp));
}

test.each(["digits", "packed digits", "packed XMP"] as const)(
  "a png whose notes are %s no longer says where it was taken",
  async (way) => {
    const plain = await picture("png");
    const notes = await notesOf(way);
    const original = Buffer.concat([plain.subarray(0, 33), notes, plain.subarray(33)]);
    const bytes = Buffer.from(original);
    expect(blankLocation(bytes, "image/png")).toBe(true);
    expect(bytes.length).toBe(original.length);
    expect(bytes.includes(notes.subarray(30))).toBe(false);
    // With the checksums of its chunks.
    expect((await sharp(bytes, { failOn: "warning" }).raw().toBuffer()).equals(await pixelsOf(plain))).toBe(
      true,
    );
    expect(blankLocation(bytes, "image/png")).toBe(false);
    const other = pngChunk("zTXt", Buffer.from("Comment\0\0"), deflateSync("Tapete na sala"));
    const kept = Buffer.concat([plain.subarray(0, 33), other, plain.subarray(33)]);
    expect(blankLocation(kept, "image/png")).toBe(false);
  },
);

test("a gif no longer says where it was taken", async () => {
  const gif = await picture("gif");
  const xmp = '<x:xmpmeta exif:GPSLatitude="23,33.0167S"/>';
  const notes = Buffer.from(
    `\u0021\u00ff\u000bXMP DataXMP${String.fromCharCode(xmp.length)}${xmp}\0`,
    "latin1",
  );
  const bytes = Buffer.concat([gif.subarray(0, -1), notes, gif.subarray(-1)]);
  expect(blankLocation(bytes, "image/gif")).toBe(true);
  expect(bytes.includes("23,33")).toBe(false);
  expect((await pixelsOf(bytes)).equals(await pixelsOf(gif))).toBe(true);
});

test.each(["jpeg", "png", "gif", "webp", "avif", "tiff"] as const)(
  "a %s without a place stays",
  async (format) => {
    const original = await picture(format);
    const bytes = Buffer.from(original);
    expect(blankLocation(bytes, `image/${format}`)).toBe(false);
    expect(bytes.equals(original)).toBe(true);
  },
);

test("whatever the notes claim, blanking stays within the file", async () => {
  const original = await geotaggedPhotograph("jpeg");
  for (let at = 0; at < 400; at++) {
    const bytes = Buffer.from(original);
    bytes[at] = 0xff;
    expect(() => blankLocation(bytes, "image/jpeg")).not.toThrow();
  }
});

async function stored(bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "urdume-place-")), "film.mp4");
  await writeFile(path, bytes);
  return path;
}

test("a film no longer says where it was taken, in notes or in measurements, and is the same film", async () => {
  const original = geotaggedFilm();
  const path = await stored(original);
  const before = await inspectFilm(path);
  expect(await blankFilmLocation(path)).toBe(true);
  const bytes = await readFile(path);
  for (const word of [FILM_PLACE, "-23.5505", "ISO6709", "GPS5"]) {
    expect(original.includes(word), word).toBe(true);
    expect(bytes.includes(word), word).toBe(false);
  }
  expect(bytes.length).toBe(original.length);
  expect(bytes.includes(Buffer.alloc(4000, 0x5a))).toBe(true);
  expect(await inspectFilm(path)).toEqual(before);
  expect(await blankFilmLocation(path)).toBe(false);
});

test.each([
  ["in a drone's subtitles", subtitledFilm(), ["GPS", "-23.5505", "sbtl"]],
  ["in fragments", fragmentedFilm(), ["GPS5", "-23.5505", "760.2", "Higien", "loci"]],
  ["in a car's list and blocks", carFilm(), ["gps ", CAR_PLACE]],
])("a film no longer says where it was taken %s", async (_where, original, words) => {
  const path = await stored(original);
  const before = await inspectFilm(path);
  expect(await blankFilmLocation(path)).toBe(true);
  const bytes = await readFile(path);
  for (const word of words) {
    expect(original.includes(word, 0, "latin1"), word).toBe(true);
    expect(bytes.includes(word, 0, "latin1"), word).toBe(false);
  }
  const pictures = (film: Buffer) => film.toString("latin1").split("Z".repeat(4000)).length - 1;
  expect([bytes.length, pictures(bytes)]).toEqual([original.length, pictures(original)]);
  expect(await inspectFilm(path)).toEqual(before);
  expect(await blankFilmLocation(path)).toBe(false);
});

test.runIf(await hasFfmpeg()).each([false, true])(
  "a real film with a place in notes and subtitles shows the same pictures without them; in fragments: %s",
  async (isFragmented) => {
    const original = await realGeotaggedFilm(isFragmented);
    const path = await stored(original);
    const before = await sumOfPictures(path);
    expect(await blankFilmLocation(path)).toBe(true);
    const bytes = await readFile(path);
    for (const word of ["GPS (-46", "-23.5505", "loci"]) {
      expect(original.includes(word), word).toBe(true);
      expect(bytes.includes(word), word).toBe(false);
    }
    expect(await sumOfPictures(path)).toBe(before);
  },
);

test("subtitles without a place stay", async () => {
  const original = subtitledFilm("Cinquenta ondas, recortadas à tesoura, em 90 dias.");
  const path = await stored(original);
  expect(await blankFilmLocation(path)).toBe(false);
  expect((await readFile(path)).equals(original)).toBe(true);
});

test("a film without a place stays", async () => {
  const path = await stored(film());
  expect(await blankFilmLocation(path)).toBe(false);
  expect((await readFile(path)).equals(film())).toBe(true);
});
