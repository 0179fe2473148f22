import { AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import {
  FILM_PLACE,
  film,
  geotaggedFilm,
  geotaggedPhotograph,
  picture,
  quicktimeFilm,
} from "#tests/support/media-fixtures.ts";
import {
  ana,
  everything,
  fileOf,
  form,
  placeOf,
  readyRow,
  rowOf,
  upload,
  useMediaJobs,
} from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { removeUnusedRenditions } from "../delivery/renditions.server.ts";
import { fingerprintStored } from "../delivery/stored-locations.server.ts";
import {
  galleryImageUpload,
  heroVideoUpload,
  libraryUpload,
  productImageUpload,
  storageTestImageUpload,
} from "../media.rules.ts";
import { removeMedia } from "../media.server.ts";
import { media } from "../media.table.ts";
import { receiveUpload } from "./uploads.server.ts";

useTestDatabase();
useMediaJobs();

const again = async (file: File, kind = galleryImageUpload) =>
  (await receiveUpload(ana, form([file]), kind)).files[0]?.value;

describe("the same content", () => {
  test("is not stored again, under whatever name and from whatever place it comes", async () => {
    const bytes = await picture("jpeg", 500, 30);
    const url = await upload(fileOf(bytes, "sala.jpg"));
    const before = await everything();
    const second = await again(fileOf(bytes, "outra.jpeg"), productImageUpload);
    expect(second).toMatchObject({ url, name: "outra.jpeg", isKnown: true, width: 500, height: 30 });
    expect(await everything()).toEqual(before);
    expect((await rowOf(url))?.name).toBe("sala.jpg");
  });

  test("is stored anew when the stored file was lost", async () => {
    const bytes = await picture("jpeg", 505, 30);
    const url = await upload(fileOf(bytes, "sala.jpg"));
    await readyRow(url);
    await storage().remove(...placeOf(url));
    const second = await again(fileOf(bytes, "sala.jpg"));
    expect(second?.isKnown).toBeUndefined();
    expect(await storage().stat(...placeOf(second?.url ?? ""))).not.toBeNull();
  });

  test("is stored anew where a file of its own is meant, and when the other was removed", async () => {
    const bytes = await picture("jpeg", 510, 30);
    const url = await upload(fileOf(bytes, "sala.jpg"));
    const ofTest = await again(fileOf(bytes, "sala.jpg"), storageTestImageUpload);
    expect(ofTest?.isKnown).toBeUndefined();
    expect(ofTest?.url).not.toBe(url);
    await removeMedia(ana, url);
    await removeMedia(ana, ofTest?.url ?? "");
    expect((await again(fileOf(bytes, "sala.jpg")))?.url).not.toBe(url);
  });

  test("is recognised in files of before there were fingerprints", async () => {
    const bytes = await picture("jpeg", 520, 30);
    const url = await upload(fileOf(bytes, "antiga.jpg"));
    await db().update(media).set({ contentHash: null }).where(eq(media.url, url));
    expect((await again(fileOf(bytes, "a.jpg"), storageTestImageUpload))?.url).not.toBe(url);
    await fingerprintStored(new AbortController().signal);
    expect((await again(fileOf(bytes, "b.jpg")))?.isKnown).toBe(true);
  });
});

test("a photograph loses the film behind it and is then like the photograph alone", async () => {
  const photograph = await picture("jpeg", 530, 30);
  const moving = Buffer.concat([photograph, film()]);
  const value = await again(fileOf(moving, "movimento.jpg"));
  expect(value?.bytes).toBe(photograph.length);
  const stored = await storage().open(...placeOf(value?.url ?? ""));
  expect(stored && (await buffer(stored.stream)).equals(photograph)).toBe(true);
  expect((await again(fileOf(photograph, "parada.jpg")))?.isKnown).toBe(true);
  expect((await again(fileOf(moving, "movimento-2.jpg")))?.isKnown).toBe(true);
});

test("a film of a telephone is repacked to the same bytes at any time", async () => {
  const film = fileOf(await quicktimeFilm("public/media/landing-light.mp4"), "IMG_0043.MOV");
  const stored = await again(film, libraryUpload);
  const bytes = await buffer(
    (await storage().open(...placeOf(stored?.url ?? "")))?.stream ?? Readable.from([]),
  );
  for (const dated of ["mvhd", "tkhd", "mdhd"])
    expect(bytes.readUInt32BE(bytes.indexOf(dated) + "mvhd".length + 4), dated).toBe(0);
  expect(await again(film, libraryUpload)).toMatchObject({ url: stored?.url, isKnown: true });
});

test("what was stored with a place before loses it, original and film, and is asked for anew", async () => {
  const kept = [
    {
      bytes: await geotaggedPhotograph("jpeg"),
      name: "sala.jpg",
      kind: galleryImageUpload,
      place: "23,33.0167S",
    },
    { bytes: geotaggedFilm(), name: "tear.mp4", kind: heroVideoUpload, place: FILM_PLACE },
  ];
  for (const { bytes, name, kind, place } of kept) {
    const { url = "" } = (await again(fileOf(bytes, name), kind)) ?? {};
    const [bucket, key] = placeOf(url);
    const content = async () => buffer((await storage().open(bucket, key))?.stream ?? Readable.from([]));
    expect((await content()).includes(place), name).toBe(false);
    await storage().put(bucket, key, Readable.from([bytes]), {
      contentType: "x",
      contentLength: bytes.length,
      cacheControl: "x",
    });
    await db().update(media).set({ contentHash: null }).where(eq(media.url, url));
    const before = await rowOf(url);
    await fingerprintStored(new AbortController().signal);
    expect((await content()).includes(place), name).toBe(false);
    const after = await rowOf(url);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    await fingerprintStored(new AbortController().signal);
    expect(await rowOf(url)).toEqual(after);
    expect(after?.contentHash).toBe(
      createHash("sha256")
        .update(await content())
        .digest("hex"),
    );
  }
});

describe("renditions that two files share", () => {
  test("stay while one of the two is left", async () => {
    const bytes = await picture("jpeg", 540, 30);
    const first = await upload(fileOf(bytes, "a.jpg"), storageTestImageUpload);
    const second = await upload(fileOf(bytes, "b.jpg"), storageTestImageUpload);
    const row = await readyRow(first);
    const other = await readyRow(second);
    const keys = row?.variants.map(({ key }) => key) ?? [];
    expect(other?.variants.map(({ key }) => key).sort()).toEqual([...keys].sort());
    await db().delete(media).where(eq(media.url, first));
    await removeUnusedRenditions("site_assets", keys);
    for (const key of keys) expect(await storage().stat("site_assets", key)).not.toBeNull();
    await db().delete(media).where(eq(media.url, second));
    await removeUnusedRenditions("site_assets", keys);
    for (const key of keys) expect(await storage().stat("site_assets", key)).toBeNull();
  });

  test("are not removed between being stored and being written down", async () => {
    const bytes = await picture("jpeg", 550, 30);
    const first = await upload(fileOf(bytes, "a.jpg"), storageTestImageUpload);
    const keys = (await readyRow(first))?.variants.map(({ key }) => key) ?? [];
    await db().delete(media).where(eq(media.url, first));
    // The removal starts between the second upload's rendition and its row.
    const putFile = storage().putFile;
    let removal: Promise<void> | undefined;
    const remove = AsyncResource.bind(() => removeUnusedRenditions("site_assets", keys));
    vi.spyOn(storage(), "putFile").mockImplementation(async (bucket, key, ...rest) => {
      await putFile.call(storage(), bucket, key, ...rest);
      if (key.startsWith("variants/")) removal ??= remove();
    });
    const second = await upload(fileOf(bytes, "b.jpg"), storageTestImageUpload);
    vi.restoreAllMocks();
    await removal;
    const row = await rowOf(second);
    for (const { key } of row?.variants ?? [])
      expect(await storage().stat("site_assets", key)).not.toBeNull();
    expect(row?.variants.length).toBeGreaterThan(0);
  });
});
