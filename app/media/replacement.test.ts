import { buffer } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { storage } from "#app/platform/storage/storage.server.ts";
import { animation, bmp, drawing, picture } from "#tests/support/media-fixtures.ts";
import { ana, fileOf, placeOf, readyRow, rowOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { openPicture } from "./delivery/open-picture.server.ts";
import { createFolder, moveToFolder } from "./folders.server.ts";
import { galleryImageUpload, productImageUpload, replacementUpload } from "./media.rules.ts";
import { getPictures, restoreMedia } from "./media.server.ts";
import { saveFileWords } from "./media-words.server.ts";
import { replaceMedia } from "./replacement.server.ts";

useTestDatabase();
useMediaJobs();

const jpegOf = async (width: number) => fileOf(await picture("jpeg", width, 40), `foto-${width}.jpg`);

describe("a file in the place of another", () => {
  test.each([
    ["of the same bucket", productImageUpload],
    ["of the other bucket", galleryImageUpload],
  ])("%s keeps address, words and folder, and is shown with its own renditions", async (_name, kind) => {
    const url = await upload(await jpegOf(kind === productImageUpload ? 600 : 610), kind);
    const before = await readyRow(url);
    const words = { "pt-BR": { alt: "Tapete na sala" }, es: {}, en: {} };
    await saveFileWords(ana, String(before?.id), { name: "sala.jpg", words });
    const folderId = await createFolder(ana, `Casa ${kind.name}`);
    await moveToFolder(ana, [url], folderId);

    const fresh = await upload(await jpegOf(kind === productImageUpload ? 800 : 810), replacementUpload);
    const bytes = (await rowOf(fresh))?.bytes;
    const { outcome, former = "" } = await replaceMedia(ana, before?.id ?? "", fresh);
    expect(outcome).toBe("replaced");

    const after = await readyRow(url);
    const document = { alt: { "pt-BR": "Tapete na sala" } };
    expect(after).toMatchObject({ id: before?.id, url, document, folderId, version: 2, bytes });
    expect(after?.width).toBeGreaterThanOrEqual(800);
    expect(await rowOf(fresh)).toBeUndefined();
    const original = await storage().open(...placeOf(url));
    expect(original && (await buffer(original.stream)).length).toBe(bytes);
    expect(await storage().stat(...placeOf(fresh))).toBeNull();
    const shown = (await getPictures([url], "pt-BR")).get(url);
    expect(shown).toMatchObject({ width: after?.width, alt: "Tapete na sala" });
    for (const { key } of after?.variants ?? [])
      expect(await storage().stat(after?.bucket ?? "", key)).not.toBeNull();

    // The former one is in the trash, whole; open pages still request its renditions.
    const trashed = await rowOf(former);
    expect(trashed?.removedAt).not.toBeNull();
    const { width, variants, contentHash } = before ?? {};
    expect(trashed).toMatchObject({ document, width, variants, contentHash, bucket: before?.bucket });
    for (const { key } of before?.variants ?? [])
      expect(await storage().stat(before?.bucket ?? "", key)).not.toBeNull();

    expect(await restoreMedia(ana, former)).toBe(true);
    expect(await replaceMedia(ana, before?.id ?? "", former)).toMatchObject({ outcome: "replaced" });
    expect(await rowOf(url)).toMatchObject({ document, width, variants, contentHash, version: 3 });
    const again = await storage().open(...placeOf(url));
    expect(again && (await buffer(again.stream)).length).toBe(before?.bytes);
  });

  test("is dropped with everything else when the former one cannot be kept", async () => {
    const url = await upload(await jpegOf(640), productImageUpload);
    const fresh = await upload(await jpegOf(840), replacementUpload);
    const before = await rowOf(url);
    vi.spyOn(storage(), "put").mockRejectedValueOnce(new Error("the disk is full"));
    await expect(replaceMedia(ana, before?.id ?? "", fresh)).rejects.toThrow("the disk is full");
    expect(await rowOf(url)).toEqual(before);
    expect((await storage().open(...placeOf(url)))?.bytes).toBe(before?.bytes);
  });

  test("stays when the uploaded copy cannot be removed afterwards", async () => {
    const url = await upload(await jpegOf(630), productImageUpload);
    const fresh = await upload(await jpegOf(830), replacementUpload);
    const bytes = (await rowOf(fresh))?.bytes;
    vi.spyOn(storage(), "remove").mockRejectedValueOnce(new Error("the bucket does not answer"));
    expect(await replaceMedia(ana, (await rowOf(url))?.id ?? "", fresh)).toMatchObject({
      outcome: "replaced",
    });
    const original = await storage().open(...placeOf(url));
    expect([(await rowOf(url))?.bytes, original?.bytes]).toEqual([bytes, bytes]);
  });

  test("must be of the same type, because the address says it", async () => {
    const url = await upload(await jpegOf(620), productImageUpload);
    const row = await rowOf(url);
    const png = await upload(fileOf(await picture("png", 620, 30), "a.png"), replacementUpload);
    expect(await replaceMedia(ana, row?.id ?? "", png)).toEqual({ outcome: "otherType" });
    expect((await rowOf(png))?.removedAt).not.toBeNull();
    expect((await rowOf(url))?.version).toBe(1);
  });

  test("that is shown as it came is asked for under a new version", async () => {
    const url = await upload(fileOf(await animation(2), "a.gif"), productImageUpload);
    expect((await getPictures([url], "es")).get(url)?.src).toBe(url);
    const fresh = await upload(fileOf(await animation(4), "b.gif"), replacementUpload);
    expect(await replaceMedia(ana, (await rowOf(url))?.id ?? "", fresh)).toMatchObject({
      outcome: "replaced",
    });
    expect((await getPictures([url], "es")).get(url)?.src).toBe(`${url}?v=2`);
    const opened = await openPicture(`${url}?v=2`);
    expect(opened && (await buffer(opened)).length).toBe((await rowOf(url))?.bytes);
  });

  test.each([
    ["an animation", "gif", () => animation(3), () => animation(5)],
    ["a drawing", "svg", async () => drawing(), async () => drawing('<path d="M0 0h30v20z"/>')],
    ["a bitmap", "bmp", async () => bmp(4, 3), async () => bmp(5, 3)],
  ])("%s in the other bucket is shown as it came", async (_name, extension, former, replacing) => {
    const url = await upload(fileOf(await former(), `a.${extension}`), galleryImageUpload);
    const fresh = await upload(fileOf(await replacing(), `b.${extension}`), replacementUpload);
    expect(await replaceMedia(ana, (await rowOf(url))?.id ?? "", fresh)).toMatchObject({
      outcome: "replaced",
    });
    expect(await rowOf(url)).toMatchObject({ status: "ready", variants: [], version: 2 });
    expect((await getPictures([url], "es")).get(url)?.src).toBe(`${url}?v=2`);
  });

  test("that is gone replaces nothing", async () => {
    const url = await upload(await jpegOf(630), productImageUpload);
    const row = await rowOf(url);
    expect(await replaceMedia(ana, row?.id ?? "", "/files/site_assets/acervo/nada.jpg")).toEqual({
      outcome: "gone",
    });
    expect(await replaceMedia(ana, row?.id ?? "", url)).toEqual({ outcome: "gone" });
    expect((await rowOf(url))?.version).toBe(1);
  });
});
