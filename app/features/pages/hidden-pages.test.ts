import { expect, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import { openEarlierDatabase } from "#tests/support/servers/earlier-database.ts";
import { getPage } from "./pages.server.ts";

useEmptyDatabase();

test("a page that its first save left hidden is shown after the update", async () => {
  const client = await openEarlierDatabase("0059_drop_rate_limits");
  const published = { active: false, slug: "termos", title: { "pt-BR": "Termos da casa" } };
  await client.query(
    "insert into content (id, type, slug, published) values (gen_random_uuid(), $1, $2, $3)",
    [...["pages", "termos", JSON.stringify(published)]],
  );
  await client.end();
  await migrateDatabase();
  await contentChanged("content");
  expect((await getPage("termos", "pt-BR")).title).toBe("Termos da casa");
});
