import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locales.ts";
import { migrateDatabase } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import { openEarlierDatabase } from "#tests/support/servers/earlier-database.ts";
import { getSettings } from "../settings.server.ts";

useEmptyDatabase();

const DOCUMENTS: [form: string, fields: Record<string, unknown>][] = [
  [
    "newCollection",
    {
      "home.newCollection.title": { "pt-BR": "Falar conosco" },
      "home.newCollection.button": { "pt-BR": "Ver as coleções", es: "Al blog", en: "See the collections" },
    },
  ],
  [
    "philosophy",
    { "home.philosophy.button": { "pt-BR": "Falar conosco", es: "Hablar con nosotros", en: "Talk to us" } },
  ],
  ["design", { "home.design.cardPicture": "/media/own.png" }],
];

test("an update mends the first words of the blog's buttons, and keeps a maker's own words and pictures", async () => {
  const client = await openEarlierDatabase("0062_shown_pages");
  for (const [form, fields] of DOCUMENTS)
    await client.query(
      "insert into content (id, type, slug, published) values (gen_random_uuid(), 'settings', $1, $2)",
      [form, JSON.stringify({ active: true, form, ...fields })],
    );
  await client.end();
  await migrateDatabase();
  await contentChanged("content");
  const buttons = await Promise.all(
    LOCALES.map(async (locale) => {
      const { newCollection, philosophy } = (await getSettings(locale)).home;
      return [newCollection.button, philosophy.button];
    }),
  );
  expect(buttons).toEqual([
    ["Ver no blog", "Acompanhar texto no blog"],
    ["Al blog", "Seguir leyendo en el blog"],
    ["See it on the blog", "Keep reading on the blog"],
  ]);
  expect((await getSettings("pt-BR")).home.newCollection.title).toBe("Falar conosco");
  expect((await getSettings("es")).home.design).toMatchObject({ rug: "", cardPicture: "/media/own.png" });
});
