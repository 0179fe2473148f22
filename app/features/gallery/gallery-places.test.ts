import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { gallery } from "./gallery.content.ts";
import { getFeatureGallery } from "./gallery.server.ts";
import { putGalleryPicture } from "./gallery-pictures.server.ts";
import {
  listGalleryPlaces,
  saveGalleryOrder,
  saveGalleryWords,
  shownImages,
} from "./gallery-places.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const [A, B, C] = ["/media/areia.jpg", "/media/quintal.jpg", "/media/marola.jpg"];
const GAL = (place: number) => `/media/gal${place}.jpg`;

const shown = async () => (await listGalleryPlaces(editor)).map(({ url }) => url);
const idsOf = async () => (await listGalleryPlaces(editor)).map(({ id }) => id);
const put = async (place: number, url = "") =>
  putGalleryPicture(editor, (await idsOf())[place] ?? "none", url);

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("a picture put at a place", () => {
  it("is seen there, with the built-in pictures before it", async () => {
    await put(2, A);
    expect(await shown()).toEqual([GAL(1), GAL(2), A, GAL(4), GAL(5)]);
    await put(0, B);
    expect(await shown()).toEqual([B, GAL(2), A, GAL(4), GAL(5)]);
    const { left, main } = await getFeatureGallery("en");
    expect(left.map(({ url, name }) => [url, name])).toEqual([
      [B, ""],
      [GAL(2), "Scallop"],
      [A, ""],
      [GAL(4), "Natureza"],
    ]);
    expect(main.url).toBe(GAL(5));
  });

  it("keeps the words of the owner's picture it replaces, and not those of a built-in one", async () => {
    await put(0, A);
    const [id = ""] = await idsOf();
    const title = { ...inEachLocale(() => ({})), "pt-BR": { title: "Areia · Lã" }, es: { title: "Arena" } };
    await saveGalleryWords(editor, id, { title, alt: inEachLocale(() => ({})) });
    await put(0, B);
    expect((await getFeatureGallery("es")).left[0]).toMatchObject({ url: B, name: "Arena" });
    expect((await getFeatureGallery("pt-BR")).left[0]).toMatchObject({ name: "Areia", facts: ["Lã"] });
  });

  it("goes where the picture stands that it replaces, though the order was changed meanwhile", async () => {
    await put(0, A);
    await put(1, B);
    const [first = "", second = "", ...rest] = await idsOf();
    expect(await saveGalleryOrder(editor, [second, first, ...rest])).toBe(true);
    expect(await putGalleryPicture(editor, second, C)).toBe(true);
    expect((await shown()).slice(0, 2)).toEqual([C, A]);
  });

  it("goes to its built-in picture's place, and nowhere when the one that it replaces is gone", async () => {
    const [, , third = "", fourth = ""] = await idsOf();
    await putGalleryPicture(editor, fourth, A);
    await putGalleryPicture(editor, third, B);
    expect(await shown()).toEqual([GAL(1), GAL(2), B, A, GAL(5)]);
    const [gone = ""] = (await idsOf()).slice(3);
    await removeContent(editor, kindOf(gallery), gone);
    expect(await putGalleryPicture(editor, gone, C)).toBe(false);
    expect(await shown()).toEqual([GAL(1), GAL(2), B, GAL(4), GAL(5)]);
  });

  it("takes the main place from the one before", async () => {
    await put(4, A);
    await put(4, B);
    expect((await shown())[4]).toBe(B);
    expect(await shownImages()).toHaveLength(1);
  });

  it("must be known, and the place must be one of the five", async () => {
    expect(await put(0, "/media/nada.jpg")).toBe(false);
    expect(await put(0, "https://example.com/a.jpg")).toBe(false);
    for (const place of [-1, 5, 1.5, Number.NaN]) expect(await put(place, A)).toBe(false);
    expect(await db().$count(content)).toBe(0);
  });

  it("finds its place when several arrive at the same moment", async () => {
    await Promise.all([put(3, A), put(1, B), put(4, C)]);
    expect(await shown()).toEqual([GAL(1), B, GAL(3), A, C]);
    const rows = await db().select({ place: content.displayOrder }).from(content);
    expect(rows.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the order", () => {
  it("lets a picture change sides with the main one, and built-in ones move along", async () => {
    await put(0, A);
    await put(4, B);
    const [a = "", ...others] = await idsOf();
    const [b = ""] = others.splice(-1);
    expect(await saveGalleryOrder(editor, [b, ...others, a])).toBe(true);
    expect(await shown()).toEqual([B, GAL(2), GAL(3), GAL(4), A]);
    const now = await idsOf();
    expect(await saveGalleryOrder(editor, [...now.slice(1, 4), b, a])).toBe(true);
    expect(await shown()).toEqual([GAL(2), GAL(3), GAL(4), B, A]);
    expect((await getFeatureGallery("es")).left[0]).toMatchObject({ name: "Scallop" });
  });

  it("is refused when the gallery changed meanwhile", async () => {
    await put(0, A);
    const before = await idsOf();
    await removeContent(editor, kindOf(gallery), before[0] ?? "");
    expect(await saveGalleryOrder(editor, [...before].reverse())).toBe(false);
    expect(await shown()).toEqual([1, 2, 3, 4, 5].map(GAL));
  });
});

describe("a removal", () => {
  it("can be undone once, with place and words", async () => {
    await put(0, A);
    await put(1, B);
    const [id = ""] = await idsOf();
    const words = { "pt-BR": { title: "Areia" }, es: { title: "Arena" }, en: { title: "Sand" } };
    const title = { ...inEachLocale(() => ({})), ...words };
    await saveGalleryWords(editor, id, { title, alt: inEachLocale(() => ({})) });
    const before = await listGalleryPlaces(editor);
    const name = await removeContent(editor, kindOf(gallery), id);
    expect((await shown())[0]).toBe(B);
    expect(await undeleteContent(editor, kindOf(gallery), name ?? "")).toBe(true);
    expect(await listGalleryPlaces(editor)).toEqual(before);
    expect(await undeleteContent(editor, kindOf(gallery), name ?? "")).toBe(false);
    expect(await removeContent(editor, kindOf(gallery), "00000000-0000-7000-8000-000000000000")).toBeNull();
  });

  it("of the main picture is not undone over another that took its place", async () => {
    await put(4, A);
    const id = (await idsOf())[4] ?? "";
    const name = await removeContent(editor, kindOf(gallery), id);
    await put(4, B);
    expect(await undeleteContent(editor, kindOf(gallery), name ?? "")).toBe(false);
    expect((await shown())[4]).toBe(B);
  });
});

it("purges the pages that show it, whatever is changed", async () => {
  const changed: string[] = [];
  onContentChanged((_tags, { keys }) => changed.push(...keys));
  await put(0, A);
  const [id = "", ...others] = await idsOf();
  await saveGalleryOrder(editor, [...others, id]);
  await undeleteContent(editor, kindOf(gallery), (await removeContent(editor, kindOf(gallery), id)) ?? "");
  expect(changed.filter((key) => key === "content:gallery_images")).toHaveLength(4);
});
