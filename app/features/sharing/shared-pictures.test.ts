import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { openStorage, storage } from "#app/platform/storage/storage.server.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import {
  eraseExpiredPictures,
  getSharedPicture,
  openSharedPicture,
  removeSharedPicture,
  storeSharedPicture,
} from "./shared-pictures.server.ts";

useTestDatabase();

const realNow = clock.now;
const DAY_MS = 86_400_000;
let file: { path: string; name: string };

beforeAll(async () => {
  await openStorage();
  const path = join(await mkdtemp(join(tmpdir(), "shared-")), "foto.jpg");
  const room = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a58" } });
  await writeFile(
    path,
    await room
      .withExif({ IFD3: { GPSLatitudeRef: "S" } })
      .jpeg()
      .toBuffer(),
  );
  file = { path, name: "foto.jpg" };
});
afterEach(() => {
  clock.now = realNow;
});

const secret = () => randomBytes(16).toString("hex");
const given = () => ({
  ...{ submissionKey: secret(), removalSecret: secret(), locale: "pt-BR" as const, colours: "" },
  ...{ rugName: "Oceano", rugSlug: "oceano", sizeName: "200 × 300 cm", isApproximate: true },
  ...{ widthMetres: 2, lengthMetres: 3 },
});
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of storage().list(PRIVATE_BUCKET, "shared/")) keys.push(key);
  return keys;
};

test("what is kept is the picture alone, with the consent; the same sending is kept once", async () => {
  const sent = given();
  const picture = await storeSharedPicture(sent, file);
  const again = await storeSharedPicture(sent, file);
  expect(again.id).toBe(picture.id);
  expect(await stored()).toEqual([picture.fileKey]);
  const opened = await openSharedPicture(picture.id);
  const { exif, format, width } = await sharp(await buffer(opened?.stream ?? Readable.from([]))).metadata();
  expect({ exif, format, width }).toEqual({ exif: undefined, format: "jpeg", width: 960 });
  const [consent] = await db().select().from(consents);
  expect(consent).toMatchObject({
    purpose: "simulation-picture",
    textVersion: "shared-picture-2026-11",
    entityId: picture.id,
    withdrawnAt: null,
  });
  expect(JSON.stringify(picture)).not.toContain(sent.removalSecret);
});

test("whoever stored it removes it with the secret, nobody else; the consent is taken back", async () => {
  const sent = given();
  const { id, fileKey } = await storeSharedPicture(sent, file);
  for (const wrong of ["", secret(), sent.submissionKey])
    expect(await removeSharedPicture({ secret: wrong }, id)).toBe(false);
  expect(await getSharedPicture(id)).not.toBeNull();
  expect(await removeSharedPicture({ secret: sent.removalSecret }, id)).toBe(true);
  expect(await getSharedPicture(id)).toBeNull();
  expect(await stored()).not.toContain(fileKey);
  const proofs = await db().select().from(consents);
  expect(proofs.find(({ entityId }) => entityId === id)?.withdrawnAt).not.toBeNull();
});

test("after thirty days the link shows nothing, and the job leaves neither row nor file", async () => {
  const { id, fileKey } = await storeSharedPicture(given(), file);
  clock.now = () => new Date(Date.now() + 30 * DAY_MS - 60_000);
  await eraseExpiredPictures();
  expect((await getSharedPicture(id))?.id).toBe(id);
  clock.now = () => new Date(Date.now() + 30 * DAY_MS + 1000);
  expect(await getSharedPicture(id)).toBeNull();
  expect(await openSharedPicture(id)).toBeNull();
  const { files, consents: proofs } = await eraseExpiredPictures();
  expect(files).toBeGreaterThan(0);
  expect(proofs).toBe(files);
  expect(await stored()).not.toContain(fileKey);
});

test("a file whose row never came is cleared away, and only after a day", async () => {
  const key = "shared/0123456789abcdef0123456789abcdef.jpg";
  await storage().put(PRIVATE_BUCKET, key, Buffer.from("x"), { contentType: "image/jpeg" });
  await eraseExpiredPictures();
  expect(await stored()).toContain(key);
  clock.now = () => new Date(Date.now() + 25 * 3_600_000);
  await eraseExpiredPictures();
  expect(await stored()).not.toContain(key);
});
