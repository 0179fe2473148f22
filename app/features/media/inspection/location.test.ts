import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { hasFfmpeg } from "../film-renditions.server.ts";
import { inspectFilm } from "./film.server.ts";
import { blankFilmLocation } from "./film-location.server.ts";
import { blankLocation } from "./location.ts";

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
