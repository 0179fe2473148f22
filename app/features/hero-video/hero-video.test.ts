import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import * as database from "#app/platform/db/db.server.ts";
import { onContentChanged, recordingContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { EMPTY_HERO_FORM, type HeroVideoForm } from "./hero-video.rules.ts";
import { getHeroVideo, getHeroVideoForm, saveHeroVideo } from "./hero-video.server.ts";
import { heroVideos } from "./hero-video.table.ts";
import {
  bringBackHeroVideo,
  listHeroVideos,
  removeHeroVideo,
  restoreHeroVideo,
} from "./hero-video-history.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const VIMEO = "https://vimeo.com/910000000";
const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const MP4 = "https://cdn.example/tear.mp4";

const { db } = database;
const save = (part: Partial<HeroVideoForm>) => saveHeroVideo(editor, { ...EMPTY_HERO_FORM, ...part });
const active = () => db().select().from(heroVideos).where(eq(heroVideos.active, true));
const idOf = async (url: string) => {
  const [row] = await db().select().from(heroVideos).where(eq(heroVideos.url, url));
  return row?.id ?? "";
};

beforeEach(async () => {
  await db().delete(heroVideos);
});

describe("saving a hero video", () => {
  it("deactivates every other address and inserts the new one", async () => {
    await save({ url: VIMEO, title: "Casa no Pacaembu" });
    await save({ url: MP4 });
    expect(await db().select().from(heroVideos)).toHaveLength(2);
    expect(await active()).toMatchObject([{ url: MP4, videoType: "mp4", active: true }]);
  });

  it("updates the row with the same address and says when", async () => {
    await save({ url: VIMEO, title: "Antes" });
    const [before] = await active();
    await save({ url: VIMEO, title: "Depois" });
    const rows = await db().select().from(heroVideos);
    expect(rows).toMatchObject([{ id: before?.id, title: "Depois", createdAt: before?.createdAt }]);
    expect(rows[0]?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
  });

  it("leaves one active film when several editors save at once", async () => {
    await Promise.all([VIMEO, YOUTUBE, MP4, `${MP4}?2`, VIMEO].map((url) => save({ url })));
    expect(await active()).toHaveLength(1);
    expect(await db().select().from(heroVideos)).toHaveLength(4);
  });

  it("purges the pages that show it", async () => {
    const changed: string[] = [];
    onContentChanged((tags) => changed.push(...tags));
    await save({ url: MP4 });
    expect(changed).toContain("hero-video");
    const { record } = await recordingContent(() => getHeroVideo("pt-BR"));
    expect(record.tags).toContain("hero-video");
    expect(record.isComplete).toBe(true);
  });
});

describe("the film of the main page", () => {
  it("is none while nothing was saved", async () => {
    expect(await getHeroVideo("pt-BR")).toBeNull();
    expect(await getHeroVideoForm(editor)).toBeNull();
  });

  it("carries the player's form of a watch link", async () => {
    await save({ url: YOUTUBE, title: "Tear" });
    const film = await getHeroVideo("pt-BR");
    expect(film).toMatchObject({ kind: "youtube", url: YOUTUBE, title: "Tear", poster: null });
    expect(film?.embedUrl).toContain("youtube-nocookie.com/embed/dQw4w9WgXcQ");
  });

  it("speaks each language, and Portuguese where a translation is missing", async () => {
    await save({ url: MP4, title: "Tear", subtitle: "Fio", titleEs: "Telar", subtitleEn: "Thread" });
    expect(await getHeroVideo("es")).toMatchObject({ title: "Telar", subtitle: "Fio" });
    expect(await getHeroVideo("en")).toMatchObject({ title: "Tear", subtitle: "Thread" });
    await save({ url: MP4, title: "Tear", subtitle: "Fio" });
    expect(await getHeroVideo("es")).toMatchObject({ title: "Tear", subtitle: "Fio" });
    expect(await getHeroVideoForm(editor)).toMatchObject({ title: "Tear", titleEs: "", subtitleEn: "" });
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
    const { result, record } = await recordingContent(() => getHeroVideo("pt-BR"));
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
    const films = await listHeroVideos(editor);
    expect(films.map(({ address, isActive }) => [address, isActive])).toEqual([
      [VIMEO, true],
      [MP4, false],
      [YOUTUBE, false],
    ]);
  });

  it("can be shown again, and only one is", async () => {
    await save({ url: VIMEO });
    await save({ url: MP4 });
    expect(await restoreHeroVideo(editor, await idOf(VIMEO))).toBe(true);
    expect((await active()).map(({ url }) => url)).toEqual([VIMEO]);
    expect(await restoreHeroVideo(editor, "00000000-0000-7000-8000-000000000000")).toBe(false);
  });

  it("can be removed, and the removal undone with every translation", async () => {
    await save({ url: VIMEO, title: "Tear", titleEs: "Telar", subtitleEn: "Thread" });
    const before = await listHeroVideos(editor);
    const removed = await removeHeroVideo(editor, await idOf(VIMEO));
    expect(await getHeroVideo("es")).toBeNull();
    if (!removed) throw new Error("nothing was removed");
    await bringBackHeroVideo(editor, removed);
    expect(await listHeroVideos(editor)).toEqual(before);
    expect(await getHeroVideo("es")).toMatchObject({ url: VIMEO, title: "Telar" });
    expect(await getHeroVideoForm(editor)).toMatchObject({ subtitleEn: "Thread", titleEn: "" });
  });

  it("come back hidden when another film took the place meanwhile", async () => {
    await save({ url: VIMEO });
    const removed = await removeHeroVideo(editor, await idOf(VIMEO));
    await save({ url: MP4 });
    if (removed) await bringBackHeroVideo(editor, removed);
    expect((await active()).map(({ url }) => url)).toEqual([MP4]);
    expect(await listHeroVideos(editor)).toHaveLength(2);
  });

  it("are not there to be removed twice", async () => {
    await save({ url: VIMEO });
    const id = await idOf(VIMEO);
    expect(await removeHeroVideo(editor, id)).not.toBeNull();
    expect(await removeHeroVideo(editor, id)).toBeNull();
  });
});
