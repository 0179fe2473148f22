import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { keptPictures } from "./kept-pictures.server.ts";
import { getPictures } from "./media.server.ts";
import { media } from "./media.table.ts";

useTestDatabase();

const url = "/files/site_assets/sala.jpg";
const altOf = async () => (await getPictures([url], "pt-BR")).get(url)?.alt;
const describe = (alt: string) =>
  db()
    .update(media)
    .set({ document: { alt: { "pt-BR": alt } } })
    .where(eq(media.url, url));
const edited = (part: string) => contentEdited({ tag: "media", parts: [part], mayLag: true });

test("a picture is read once until it changes, and by a transaction as it is there", async () => {
  expect(await altOf()).toBeUndefined();
  await db()
    .insert(media)
    .values({
      ...{ bucket: "site_assets", key: "sala.jpg", url, contentType: "image/jpeg", bytes: 9 },
      ...{ width: 4000, height: 3000, status: "ready", document: { alt: { "pt-BR": "Sala" } } },
    });
  expect(await altOf()).toBe("Sala");
  await describe("Sala clara");
  await edited("/files/site_assets/outra.jpg");
  expect(await altOf()).toBe("Sala");
  expect(await inTransaction(altOf)).toBe("Sala clara");
  await edited(url);
  expect(await altOf()).toBe("Sala clara");
  await db().delete(media).where(eq(media.url, url));
  await contentEdited({ tag: "media", mayLag: false });
  expect(await altOf()).toBeUndefined();
});

test("a picture whose reading a change overtook is not kept", async () => {
  const read = (alt: string) => async () => [
    { url: "/files/late.jpg", picture: null, document: { alt: { en: alt } } },
  ];
  const late = async () => {
    const rows = await read("before")();
    await edited("/files/late.jpg");
    return rows;
  };
  const said = async (reading: () => ReturnType<ReturnType<typeof read>>) =>
    (await keptPictures(["/files/late.jpg"], reading)).get("/files/late.jpg")?.document.alt;
  expect(await said(late)).toEqual({ en: "before" });
  expect(await said(read("after"))).toEqual({ en: "after" });
  expect(await said(read("never read"))).toEqual({ en: "after" });
});
