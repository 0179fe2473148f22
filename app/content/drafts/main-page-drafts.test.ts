import { beforeEach, expect, test } from "vitest";
import { getItem } from "#app/content/content.server.ts";
import { listSavings } from "#app/content/history/history.server.ts";
import { getFeatureGallery } from "#app/features/gallery/gallery.server.ts";
import { putGalleryPicture } from "#app/features/gallery/gallery-pictures.server.ts";
import {
  listGalleryPlaces,
  listUnpublishedPlaces,
  saveGalleryWords,
} from "#app/features/gallery/gallery-places.server.ts";
import { heroVideo } from "#app/features/hero-video/hero-video.content.ts";
import {
  getHeroVideo,
  getUnpublishedFilm,
  saveHeroVideo,
} from "#app/features/hero-video/hero-video.server.ts";
import {
  addSampleImages,
  createSample,
  getSampleDetail,
  hasDraftedPictures,
  listSamples,
  removeSampleImages,
  saveSample,
  saveSampleImageOrder,
} from "#app/features/samples/samples.server.ts";
import {
  getUnpublishedSetting,
  saveSettingWords,
} from "#app/features/settings/saving/setting-words.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { listMediaWords } from "#app/media/media-words.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { REVISED_IN } from "#app/platform/db/content/content-state.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { heroForm } from "#tests/support/hero-form.ts";
import { ana, baseVersionOf } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { discardDrafts } from "./discard.server.ts";
import { publishDrafts } from "./publish.server.ts";

useTestDatabase();

beforeEach(async () => {
  for (const table of [content, contentDrafts, revisions, media]) await db().delete(table);
  await contentChanged("content", "media");
});

const byAna = { editor: ana, actor: ana };
const draft = () => baseVersionWith({ as: "draft" });
const everything = () => baseVersionWith({ as: "publish", locales: REVISED_IN });
const kept = (saving: Promise<unknown>) => expect(saving).rejects.toThrow(SavedAsDraft);
const published = { end: "published", left: [] };

const film = (url: string, title: string, inSpanish = "Telar") =>
  heroForm({ url, title, es: { title: inSpanish } });
const FILM = film("https://youtu.be/dQw4w9WgXcQ", "Tear");
const OTHER = film("https://vimeo.com/123456789", "Urdidura");

const onSite = async (locale: "pt-BR" | "es" = "pt-BR") => {
  const film = await getHeroVideo(locale);
  return film && [film.kind, film.title];
};

test("another film is drafted while the first stays on the site; published, it takes its place", async () => {
  await saveHeroVideo(ana, FILM);
  await kept(saveHeroVideo(ana, OTHER, draft()));
  expect(await onSite()).toEqual(["youtube", "Tear"]);
  const edited = await getUnpublishedFilm(ana);
  const { url, poster, veil } = edited?.entry ?? {};
  expect([{ url, poster, veil, words: edited?.words }, edited?.film.kind]).toEqual([OTHER, "vimeo"]);
  const drafted = { entity: "hero_videos", id: edited?.id ?? "" } as const;
  expect(await publishDrafts(byAna, drafted, ["es"])).toEqual(published);
  expect(await onSite()).toEqual(["youtube", "Tear"]);
  expect(await publishDrafts(byAna, drafted, ["all", "pt-BR"])).toEqual(published);
  expect(await onSite()).toEqual(["vimeo", "Urdidura"]);
  expect(await db().$count(contentDrafts)).toBe(await closed());
  const { savings } = await listSavings(ana, { page: 1 });
  expect(savings.flatMap(({ title }) => title)).toContain("Tear");
});

const closed = async () =>
  (await db().select().from(contentDrafts)).filter(({ changes }) => Object.keys(changes).length === 0).length;

test("a second film in a draft takes the first one's place in the draft alone; words are published by language", async () => {
  await saveHeroVideo(ana, FILM);
  await kept(saveHeroVideo(ana, OTHER, draft()));
  await kept(saveHeroVideo(ana, film("/media/hero.mp4", "Navalha"), draft()));
  expect(await onSite()).toEqual(["youtube", "Tear"]);
  expect((await getUnpublishedFilm(ana))?.words["pt-BR"].title).toBe("Navalha");
  await saveHeroVideo(ana, film("/media/hero.mp4", "Navalha"), everything());
  expect(await onSite()).toEqual(["mp4", "Navalha"]);
  await kept(saveHeroVideo(ana, film("/media/hero.mp4", "Outra", "Otra"), draft()));
  const id = (await getUnpublishedFilm(ana))?.id ?? "";
  await publishDrafts(byAna, { entity: "hero_videos", id }, ["es"]);
  expect([await onSite("es"), await onSite()]).toEqual([
    ["mp4", "Otra"],
    ["mp4", "Navalha"],
  ]);
});

test("a form without an intent publishes another film at once and leaves the draft of a third alone", async () => {
  await saveHeroVideo(ana, FILM);
  await kept(saveHeroVideo(ana, OTHER, draft()));
  const id = (await getUnpublishedFilm(ana))?.id ?? "";
  await saveHeroVideo(ana, film("/media/hero.mp4", "Navalha"), baseVersionOf(1_000_000));
  expect(await onSite()).toEqual(["mp4", "Navalha"]);
  expect(await getItem(heroVideo, id)).toMatchObject({ active: false, entry: { title: "" } });
});

const BUILT_IN = "/media/areia.jpg";
const said = (title: string, alt = {}) => ({
  title: { ...inEachLocale(() => ({})), "pt-BR": { title } },
  alt: { ...inEachLocale(() => ({})), "pt-BR": alt },
});

const putAt = async (place: number, url: string, isHeld = false) =>
  putGalleryPicture(ana, (await listUnpublishedPlaces(ana))[place]?.id ?? "", url, isHeld);

test("a gallery picture is exchanged in a draft, also where a built-in one stood, and its caption goes with it", async () => {
  const before = await getFeatureGallery("es");
  for (const place of [2, 4]) await kept(putAt(place, BUILT_IN, true));
  const after = await getFeatureGallery("es");
  expect([after.left, after.main].flat().map(({ url, name, facts }) => [url, name, facts])).toEqual(
    [before.left, before.main].flat().map(({ url, name, facts }) => [url, name, facts]),
  );
  const shown = await listUnpublishedPlaces(ana);
  expect([2, 4].map((place) => [shown[place]?.url, shown[place]?.title.es.title])).toEqual([
    [BUILT_IN, ""],
    [BUILT_IN, ""],
  ]);
  const target = { entity: "gallery_images", id: shown[2]?.id ?? "" } as const;
  expect(await publishDrafts(byAna, target, ["all", "pt-BR", "es", "en"])).toEqual(published);
  expect((await getFeatureGallery("es")).left[2]).toMatchObject({ url: BUILT_IN, name: "" });
  await discardDrafts(ana, { entity: "gallery_images", id: shown[4]?.id ?? "" }, [
    "all",
    "pt-BR",
    "es",
    "en",
  ]);
  expect((await listUnpublishedPlaces(ana))[4]?.url).toBe(before.main.url);
});

test("what is put at a place at once ends the draft of that place", async () => {
  await putAt(0, "/media/quintal.jpg");
  await kept(putAt(0, BUILT_IN, true));
  await putAt(0, "/media/marola.jpg");
  expect((await listUnpublishedPlaces(ana))[0]?.url).toBe("/media/marola.jpg");
});

test("caption and description of a picture are drafted and published together", async () => {
  const file = { bucket: "site_assets", contentType: "image/jpeg", bytes: 1, status: "ready" } as const;
  await db()
    .insert(media)
    .values({
      ...{ ...file, key: "a.jpg", url: "/files/site_assets/a.jpg", width: 4, height: 3 },
      document: { alt: { "pt-BR": "Sala" } },
    });
  await putAt(0, "/files/site_assets/a.jpg");
  const [place] = await listGalleryPlaces(ana);
  await kept(saveGalleryWords(ana, place?.id ?? "", said("Lua", { alt: "Sala clara" }), draft()));
  const altNow = async () =>
    (await listMediaWords(ana, ["/files/site_assets/a.jpg"])).get("/files/site_assets/a.jpg")?.["pt-BR"].alt;
  expect([await altNow(), (await getFeatureGallery("pt-BR")).left[0]?.name]).toEqual(["Sala", ""]);
  const [open] = await listUnpublishedPlaces(ana);
  expect([open?.alt?.["pt-BR"].alt, open?.title["pt-BR"].title]).toEqual(["Sala clara", "Lua"]);
  await saveGalleryWords(ana, place?.id ?? "", said("Lua", { alt: "Sala clara" }), everything());
  expect([await altNow(), (await getFeatureGallery("pt-BR")).left[0]?.name]).toEqual(["Sala clara", "Lua"]);
});

test("pictures are added, sorted and taken out in a set's draft, by the names under which they are seen there", async () => {
  const { id } = await createSample(ana, { name: "Linho" });
  const [a, b, c] = ["/media/areia.jpg", "/media/quintal.jpg", "/media/marola.jpg"] as const;
  await addSampleImages(ana, id, [a]);
  await kept(addSampleImages(ana, id, [b, c], draft()));
  const urlsOnSite = async () => (await listSamples("pt-BR"))[0]?.images.map(({ url }) => url);
  const held = async () => (await getSampleDetail(ana, id))?.images ?? [];
  const urls = async () => (await held()).map(({ url }) => url);
  expect([await urlsOnSite(), await urls(), await hasDraftedPictures(ana, id)]).toEqual([
    [a],
    [a, b, c],
    true,
  ]);
  const ids = (await held()).map((image) => image.id);
  expect((await held()).map((image) => image.id)).toEqual(ids);
  await kept(saveSampleImageOrder(ana, id, [...ids].reverse(), draft()));
  expect(await urls()).toEqual([c, b, a]);
  await kept(removeSampleImages(ana, id, ids.slice(0, 1), draft()));
  expect([await urlsOnSite(), await urls()]).toEqual([[a], [c, b]]);
  expect(await publishDrafts(byAna, { entity: "gallery_samples", id }, ["all"])).toEqual(published);
  expect([await urlsOnSite(), await hasDraftedPictures(ana, id)]).toEqual([[c, b], false]);
});

test("a new set kept as a draft is on no page, nor is one that is switched off", async () => {
  const { id } = await createSample(ana, { name: "Lã" }, draft());
  await kept(addSampleImages(ana, id, ["/media/areia.jpg"], draft()));
  expect(await listSamples("pt-BR")).toEqual([]);
  expect(await publishDrafts(byAna, { entity: "gallery_samples", id }, ["all"])).toEqual(published);
  expect((await listSamples("pt-BR")).map(({ name }) => name)).toEqual(["Lã"]);
  await saveSample(ana, id, {
    words: { ...inEachLocale(() => ({})), es: { name: "Lana" } },
    isActive: false,
  });
  expect(await listSamples("es")).toEqual([]);
});

test("the words around the gallery are drafted by language", async () => {
  const changed = { ...inEachLocale(() => ({})), es: { title: "Otro título" } };
  await kept(saveSettingWords(ana, "home", "feature", changed, draft()));
  const { id, words } = await getUnpublishedSetting(ana, "home", "feature");
  expect(words.es.title).toBe("Otro título");
  expect((await getSettings("es")).home.feature.title).not.toBe("Otro título");
  expect(await publishDrafts(byAna, { entity: "settings", id: id ?? "" }, ["es"])).toEqual(published);
  expect((await getSettings("es")).home.feature.title).toBe("Otro título");
  expect((await getSettings("pt-BR")).home.feature.title).not.toBe("Otro título");
});
