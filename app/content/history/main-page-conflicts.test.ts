import { beforeEach, expect, test } from "vitest";
import { getItem } from "#app/content/content.server.ts";
import { gallery } from "#app/features/gallery/gallery.content.ts";
import { saveGalleryWords } from "#app/features/gallery/gallery-places.server.ts";
import { saveHeroVideo } from "#app/features/hero-video/hero-video.server.ts";
import { createSample, listSampleRows, saveSample } from "#app/features/samples/samples.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { ContentConflictError, latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { heroForm } from "#tests/support/hero-form.ts";
import { ana, baseVersionOf, bia } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";

useTestDatabase();

beforeEach(async () => {
  for (const table of [content, revisions]) await db().delete(table);
});

const named = (name: string) => ({ words: said("name", name), isActive: true });
const said = (name: string, value: string) => ({ "pt-BR": { [name]: value }, es: {}, en: {} }) as never;

test("two names for one set of samples: the later one is asked", async () => {
  const { id } = await createSample(ana, { name: "Linho" });
  const began = await latestVersion();
  await saveSample(bia, id, named("Linho cru"));
  const later = saveSample(ana, id, named("Linho claro"), baseVersionOf(began));
  await expect(later).rejects.toThrow(ContentConflictError);
  const [kept] = await listSampleRows(ana);
  expect(kept?.name).toBe("Linho cru");
  expect(await saveSample(ana, id, named("Linho cru"), baseVersionOf(await latestVersion()))).toBe(true);
});

test("two captions for one picture of the gallery: the later one is asked", async () => {
  const id = await insertDocument(gallery, { url: "/media/lua.webp", title: "Lua", position: "left" });
  const began = await latestVersion();
  const save = (by: typeof ana, title: string, baseVersion?: BaseVersion) =>
    saveGalleryWords(by, id, { title: said("title", title), alt: inEachLocale(() => ({})) }, baseVersion);
  await save(bia, "Lua cheia");
  await expect(save(ana, "Lua nova", baseVersionOf(began))).rejects.toThrow(ContentConflictError);
  expect((await getItem(gallery, id))?.entry.title).toBe("Lua cheia");
});

test("two titles for the hero: the later one is asked, in the language that both changed", async () => {
  const film = (inSpanish: string, inEnglish = "") =>
    heroForm({
      ...{ url: "https://youtu.be/dQw4w9WgXcQ", title: "Tear" },
      ...{ es: { title: inSpanish }, en: { title: inEnglish } },
    });
  await saveHeroVideo(ana, film("Telar"));
  const began = await latestVersion();
  await saveHeroVideo(bia, film("El telar"));
  const baseVersion = baseVersionOf(began);
  await saveHeroVideo(ana, film("Telar", "Loom"), baseVersion);
  expect(baseVersion.merged).toEqual([{ locale: "es", field: "title" }]);
  const conflict = saveHeroVideo(ana, film("Un telar"), baseVersionOf(began));
  await expect(conflict).rejects.toThrow(ContentConflictError);
});
