import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { content } from "#app/platform/db/content/content.table.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db, migrateDatabase } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import { openEarlierDatabase } from "#tests/support/servers/earlier-database.ts";
import { getHeroVideo } from "./hero-video.server.ts";

useEmptyDatabase();

const idOf = (number: number) => `018f0000-0000-7000-8000-0000000000${number + 10}`;
const OWN = "https://cdn.example/tear.mp4";
const OTHER = "https://vimeo.com/910000000";
const CAPTION = { "pt-BR": "Lua, lã, 200 × 200 cm.", es: "Lua, lana, 200 × 200 cm." };

const DOCUMENTS: [type: string, slug: string, published: Record<string, unknown>][] = [
  ["hero_videos", OWN, { active: true, url: OWN, title: { "pt-BR": "Tear" } }],
  ["hero_videos", OTHER, { active: false, url: OTHER, title: {} }],
  [
    ...(["settings", "hero"] as const),
    {
      ...{ active: true, form: "hero", "home.hero.lead": { "pt-BR": "Fio a fio" } },
      "home.hero.captionName": { "pt-BR": "No filme" },
      "home.hero.caption": CAPTION,
      "home.hero.captionFilm": OWN,
    },
  ],
  ["settings", "veil", { active: true, form: "veil", "home.veil": 40 }],
  ["settings", "featureImages", { active: true, "feature.images.left": ["/files/a.webp"] }],
];

const change = (name: string) => ({ [name]: { before: null, after: "x" } });
const EDITS: [form: number, changes: object][] = [
  [2, { ...change("home.hero.lead"), ...change("home.hero.caption") }],
  [2, change("home.hero.captionFilm")],
  [3, change("home.veil")],
];

async function buildEarlier(): Promise<void> {
  const client = await openEarlierDatabase("0056_yarn_colours");
  for (const [at, [type, slug, published]] of DOCUMENTS.entries())
    await client.query("insert into content (id, type, slug, published) values ($1, $2, $3, $4)", [
      ...[idOf(at), type, slug, JSON.stringify(published)],
    ]);
  for (const [version, [form, changes]] of EDITS.entries())
    await client.query(
      `insert into revisions (id, version, entity, entity_id, locale, kind, title, changes, editor_id)
        values (gen_random_uuid(), $1, 'settings', $2, 'pt-BR', 'changed', '', $3, 'ana')`,
      [version + 1, idOf(form), JSON.stringify(changes)],
    );
  for (const form of [2, 3])
    await client.query(
      `insert into content_drafts (id, version, entity, entity_id, locale, changes, past, editor_id)
        values (gen_random_uuid(), 9, 'settings', $1, 'pt-BR', $2, '[]', 'ana')`,
      [idOf(form), JSON.stringify(EDITS.find(([own]) => own === form)?.[1])],
    );
  await client.end();
}

test("caption and veil move from the settings to their film, what is left of them goes", async () => {
  await buildEarlier();
  await migrateDatabase();
  await contentChanged("content");

  const words = { captionName: "No filme", veil: 40, title: "Tear" };
  expect(await getHeroVideo("pt-BR")).toMatchObject({ ...words, url: OWN, caption: CAPTION["pt-BR"] });
  expect(await getHeroVideo("es")).toMatchObject({ ...words, caption: CAPTION.es });
  const [other] = await db().select().from(content).where(eq(content.slug, OTHER));
  expect(other?.published).toEqual({ active: false, url: OTHER, title: {}, veil: 40 });

  const settings = await db().select().from(content).where(eq(content.type, "settings"));
  expect(settings.map(({ slug, published }) => [slug, Object.keys(published)])).toEqual([
    ["hero", ["form", "active", "home.hero.lead"]],
  ]);
  const edits = await db().select().from(revisions);
  expect(edits.map(({ version, changes }) => [version, Object.keys(changes)])).toEqual([
    [1, ["home.hero.lead"]],
  ]);
  const drafts = await db().select().from(contentDrafts);
  expect(drafts.map(({ entityId, changes }) => [entityId, Object.keys(changes)])).toEqual([
    [idOf(2), ["home.hero.lead"]],
  ]);
});
