import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  createGalleryImage,
  getFeatureGallery,
  listGalleryImages,
  removeGalleryImage,
} from "./gallery.server.ts";
import { galleryImages } from "./gallery.table.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const BUILT_IN = ["/media/gal1.jpg", "/media/gal2.jpg", "/media/gal3.jpg", "/media/gal4.jpg"];
const url = (name: string) => `/files/site_videos/site/imagens/${name}.jpg`;
const addLeft = (name: string) => createGalleryImage(editor, { url: url(name), position: "left" });
const addRight = (name: string) => createGalleryImage(editor, { url: url(name), position: "right" });
const shownOf = async () => {
  const { left, main } = await getFeatureGallery("pt-BR");
  return { left: left.map((picture) => picture.url), main: main.url };
};

beforeEach(() => db().delete(galleryImages));

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
    beforeEach(() => db().execute(sql`alter table gallery_images rename to gallery_images_away`));
    afterEach(async () => {
      await db().execute(sql`alter table gallery_images_away rename to gallery_images`);
      await db().execute(sql`delete from site_settings`);
      await contentChanged("settings");
    });

    it("is what the settings say", async () => {
      const images = JSON.stringify({ left: ["/media/gal4.jpg"], right: "/media/gal1.jpg" });
      await db().execute(
        sql`insert into site_settings (id, section, key, value) values (gen_random_uuid(), 'feature', 'images', ${images}::jsonb)`,
      );
      await contentChanged("settings");
      expect(await shownOf()).toEqual({
        left: ["/media/gal4.jpg", ...BUILT_IN.slice(1)],
        main: "/media/gal1.jpg",
      });
    });

    it("is the built-in pictures when the settings say nothing", async () => {
      expect(await shownOf()).toEqual({ left: BUILT_IN, main: "/media/gal5.jpg" });
    });
  });
});

describe("adding a picture", () => {
  it("gives it the highest place plus one on the left, the first when there is none", async () => {
    expect((await addLeft("a")).orderIndex).toBe(0);
    await db()
      .update(galleryImages)
      .set({ orderIndex: 5 })
      .where(eq(galleryImages.url, url("a")));
    expect((await addLeft("b")).orderIndex).toBe(6);
  });

  it("keeps a place that was given", async () => {
    const image = await createGalleryImage(editor, { url: url("a"), position: "left", orderIndex: 3 });
    expect(image.orderIndex).toBe(3);
  });

  it("deactivates the other main pictures", async () => {
    await addRight("a");
    await addRight("b");
    const rows = await listGalleryImages(editor);
    expect(rows.filter(({ active }) => active).map((row) => row.url)).toEqual([url("b")]);
  });

  it("never gives a place twice, even to editors who add at the same moment", async () => {
    const added = await Promise.all(["a", "b", "c", "d"].map(addLeft));
    expect(added.map(({ orderIndex }) => orderIndex).sort()).toEqual([0, 1, 2, 3]);
    await Promise.all(["e", "f"].map(addRight));
    const active = (await listGalleryImages(editor)).filter((row) => row.active && row.position === "right");
    expect(active).toHaveLength(1);
  });
});

describe("removing a picture", () => {
  it("goes by its address", async () => {
    await addLeft("a");
    expect(await removeGalleryImage(editor, url("a"))).toBe(true);
    expect(await removeGalleryImage(editor, url("a"))).toBe(false);
    expect(await listGalleryImages(editor)).toEqual([]);
  });
});
