import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import * as database from "#app/platform/db/db.server.ts";
import {
  contentChanged,
  onContentChanged,
  withContentTags,
} from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { heroForm } from "#tests/support/hero-form.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { heroVideo } from "./hero-video.content.ts";
import { getHeroVideo, getUnpublishedFilm, saveHeroVideo } from "./hero-video.server.ts";
import { listHeroVideos, restoreHeroVideo } from "./hero-video-history.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const VIMEO = "https://vimeo.com/910000000";
const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const MP4 = "https://cdn.example/tear.mp4";

const { db } = database;
const save = (part: Parameters<typeof heroForm>[0]) => saveHeroVideo(editor, heroForm(part));
const films = () => listItems(heroVideo);
const active = async () => (await films()).filter((film) => film.active);
const idOf = async (url: string) => (await films()).find(({ entry }) => entry.url === url)?.id ?? "";

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("saving a hero video", () => {
  it("deactivates every other address and inserts the new one", async () => {
    await save({ url: VIMEO, title: "Casa no Pacaembu" });
    await save({ url: MP4 });
    expect(await films()).toHaveLength(2);
    expect(await active()).toMatchObject([{ entry: { url: MP4 } }]);
  });

  it("updates the row with the same address and says when", async () => {
    await save({ url: VIMEO, title: "Antes" });
    const [before] = await active();
    await save({ url: VIMEO, title: "Depois" });
    const rows = await films();
    expect(rows).toMatchObject([
      { id: before?.id, entry: { title: "Depois" }, createdAt: before?.createdAt },
    ]);
    expect(rows[0]?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
  });

  it("leaves one active film when several editors save at once", async () => {
    await Promise.all([VIMEO, YOUTUBE, MP4, `${MP4}?2`, VIMEO].map((url) => save({ url })));
    expect(await active()).toHaveLength(1);
    expect(await films()).toHaveLength(4);
  });

  it("purges the pages that show it", async () => {
    const changed: string[] = [];
    onContentChanged((_tags, { keys }) => changed.push(...keys));
    await save({ url: MP4 });
    expect(changed).toContain("content:hero_videos");
    const { record } = await withContentTags(() => getHeroVideo("pt-BR"));
    expect(record.keys).toContain("content:hero_videos");
    expect(record.isComplete).toBe(true);
  });
});

describe("the film of the main page", () => {
  it("is none while nothing was saved", async () => {
    expect(await getHeroVideo("pt-BR")).toBeNull();
    expect(await getUnpublishedFilm(editor)).toBeNull();
  });

  it("carries the player's form of a watch link", async () => {
    await save({ url: YOUTUBE, title: "Tear" });
    const film = await getHeroVideo("pt-BR");
    expect(film).toMatchObject({ kind: "youtube", url: YOUTUBE, title: "Tear", poster: null });
    expect(film?.embedUrl).toContain("youtube-nocookie.com/embed/dQw4w9WgXcQ");
  });

  it("has the still that its owner chose, before anything of another player is loaded", async () => {
    const poster = "/media/landing-poster.jpg";
    for (const url of [YOUTUBE, VIMEO, MP4]) {
      await save({ url, poster });
      expect((await getHeroVideo("es"))?.poster?.src).toBe(poster);
      expect((await getUnpublishedFilm(editor))?.entry).toMatchObject({ url, poster });
    }
    await save({ url: VIMEO });
    expect((await getHeroVideo("es"))?.poster).toBeNull();
  });

  it("speaks each language, and Portuguese where a translation is missing", async () => {
    await save({
      url: MP4,
      title: "Tear",
      subtitle: "Fio",
      es: { title: "Telar" },
      en: { subtitle: "Thread" },
    });
    expect(await getHeroVideo("es")).toMatchObject({ title: "Telar", subtitle: "Fio" });
    expect(await getHeroVideo("en")).toMatchObject({ title: "Tear", subtitle: "Thread" });
    await save({ url: MP4, title: "Tear", subtitle: "Fio" });
    expect(await getHeroVideo("es")).toMatchObject({ title: "Tear", subtitle: "Fio" });
    expect((await getUnpublishedFilm(editor))?.words).toMatchObject({
      ...{ "pt-BR": { title: "Tear" }, es: { title: "" }, en: { subtitle: "" } },
    });
  });

  it("has the strength of the veil that was saved, and the lightest where none was", async () => {
    await save({ url: MP4, veil: 35 });
    expect((await getHeroVideo("es"))?.veil).toBe(35);
    await save({ url: MP4, veil: null });
    expect((await getHeroVideo("es"))?.veil).toBe(0);
  });

  it("has its poster and its lighter rendition when it comes with the product", async () => {
    await save({ url: "/media/hero.mp4" });
    const film = await getHeroVideo("es");
    expect(film).toMatchObject({ kind: "mp4", lightUrl: "/media/hero-light.mp4" });
    expect(film?.poster?.src).toBe("/media/hero-poster.jpg");
  });

  it("falls back to none, with a line in the log, when the read fails", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const failing = vi.spyOn(database, "db").mockImplementation(() => {
      throw new Error("connection lost");
    });
    const { result, record } = await withContentTags(() => getHeroVideo("pt-BR"));
    failing.mockRestore();
    expect(result).toBeNull();
    expect(record.isComplete).toBe(false);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe("earlier films", () => {
  it("are listed after the one that is shown, the latest first", async () => {
    await save({ url: VIMEO });
    await save({ url: YOUTUBE });
    await save({ url: MP4 });
    await restoreHeroVideo(editor, await idOf(VIMEO));
    const listed = await listHeroVideos(editor);
    expect(listed.map(({ address, isActive }) => [address, isActive])).toEqual([
      [VIMEO, true],
      [MP4, false],
      [YOUTUBE, false],
    ]);
  });

  it("can be shown again, and only one is", async () => {
    await save({ url: VIMEO });
    await save({ url: MP4 });
    expect(await restoreHeroVideo(editor, await idOf(VIMEO))).toBe(true);
    expect((await active()).map(({ entry }) => entry.url)).toEqual([VIMEO]);
    expect(await restoreHeroVideo(editor, "00000000-0000-7000-8000-000000000000")).toBe(false);
  });

  it("can be removed, and the removal undone with every translation", async () => {
    await save({ url: VIMEO, title: "Tear", es: { title: "Telar" }, en: { subtitle: "Thread" } });
    const before = await listHeroVideos(editor);
    const removed = await removeContent(editor, kindOf(heroVideo), await idOf(VIMEO));
    expect(await getHeroVideo("es")).toBeNull();
    expect(await undeleteContent(editor, kindOf(heroVideo), removed ?? "")).toBe(true);
    expect(await listHeroVideos(editor)).toEqual(before);
    expect(await getHeroVideo("es")).toMatchObject({ url: VIMEO, title: "Telar" });
    expect((await getUnpublishedFilm(editor))?.words.en).toMatchObject({ subtitle: "Thread", title: "" });
  });

  it("come back hidden when another film took the place meanwhile", async () => {
    await save({ url: VIMEO });
    const removed = await removeContent(editor, kindOf(heroVideo), await idOf(VIMEO));
    await save({ url: MP4 });
    expect(await undeleteContent(editor, kindOf(heroVideo), removed ?? "")).toBe(true);
    expect((await active()).map(({ entry }) => entry.url)).toEqual([MP4]);
    expect(await listHeroVideos(editor)).toHaveLength(2);
  });

  it("are not there to be removed twice", async () => {
    await save({ url: VIMEO });
    const id = await idOf(VIMEO);
    expect(await removeContent(editor, kindOf(heroVideo), id)).not.toBeNull();
    expect(await removeContent(editor, kindOf(heroVideo), id)).toBeNull();
  });
});
