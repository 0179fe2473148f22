import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saveContent } from "#app/content/content-editing.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { gallery } from "./gallery.content.ts";
import { getFeatureGallery } from "./gallery.server.ts";
import { shownImages } from "./gallery-places.server.ts";

useTestDatabase();

const BUILT_IN = ["/media/gal1.jpg", "/media/gal2.jpg", "/media/gal3.jpg", "/media/gal4.jpg"];
const url = (name: string) => `/files/site_videos/site/imagens/${name}.jpg`;
const add = (name: string, position: "left" | "right") =>
  saveContent({ id: "ana" }, gallery, {
    ...{ id: null, facts: { active: true, url: url(name), position }, changed: inEachLocale(() => ({})) },
  });
const addLeft = (name: string) => add(name, "left");
const addRight = (name: string) => add(name, "right");
const shownOf = async () => {
  const { left, main } = await getFeatureGallery("pt-BR");
  return { left: left.map((picture) => picture.url), main: main.url };
};

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("what a visitor sees", () => {
  it("is the built-in pictures with their labels while nothing is stored", async () => {
    const { left, main } = await getFeatureGallery("es");
    expect(left.map((picture) => picture.url)).toEqual(BUILT_IN);
    expect(left[0]).toMatchObject({ name: "Golden Lines", facts: ["Lana y seda botánica"] });
    expect(main).toMatchObject({ url: "/media/gal5.jpg", name: "Ocean Blue" });
    expect([...left, main].every(({ picture }) => picture?.alt)).toBe(true);
  });

  it("is the stored pictures in order, padded to four", async () => {
    await addLeft("a");
    await addLeft("b");
    await addRight("c");
    expect(await shownOf()).toEqual({ left: [url("a"), url("b"), ...BUILT_IN.slice(2)], main: url("c") });
  });

  describe("when the gallery cannot be read", () => {
    const loseContent = () => db().execute(sql`alter table content rename to content_away`);
    afterEach(async () => {
      await db().execute(sql`alter table content_away rename to content`);
    });

    it("is what was read last", async () => {
      await addLeft("a");
      await addRight("b");
      const read = await shownOf();
      expect(read).toEqual({ left: [url("a"), ...BUILT_IN.slice(1)], main: url("b") });
      await loseContent();
      await contentChanged("content");
      expect(await shownOf()).toEqual(read);
    });
  });
});

describe("adding a picture", () => {
  it("puts it behind the others on the left, each at a place of its own, also when several come at the same moment", async () => {
    await Promise.all(["a", "b", "c", "d"].map(addLeft));
    const rows = await db().select({ place: content.displayOrder }).from(content);
    expect(rows.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4]);
    await addLeft("e");
    expect((await shownImages()).at(-1)?.entry.url).toBe(url("e"));
  });

  it("on the right hides the main picture before, also when several come at the same moment", async () => {
    await addRight("a");
    await addRight("b");
    expect((await shownImages()).map(({ entry }) => entry.url)).toEqual([url("b")]);
    await Promise.all(["c", "d"].map(addRight));
    expect(await shownImages()).toHaveLength(1);
    expect(await db().$count(content)).toBe(4);
  });
});
