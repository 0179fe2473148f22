import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { content } from "#app/platform/db/content/content.table.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db, migrateDatabase } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import { openEarlierDatabase } from "#tests/support/servers/earlier-database.ts";
import { getSettings } from "../settings.server.ts";

useEmptyDatabase();

const idOf = (number: number) => `018f0000-0000-7000-8000-0000000000${number + 10}`;
const [NAME, TAGLINE, CRAFT, HOURS, PHILOSOPHY, MENU, PHONE, LABEL, PROMO, PIECES] = Array.from(
  { length: 10 },
  (_, at) => idOf(at),
) as [string, string, string, string, string, string, string, string, string, string];

const SETTINGS: [id: string, section: string, key: string, value: unknown, document: unknown][] = [
  [NAME, "brand", "name", { value: "Nó" }, {}],
  [TAGLINE, "brand", "tagline", { value: "Fio a fio" }, { value: { es: "Hilo a hilo" } }],
  [
    ...([CRAFT, "home", "craft"] as const),
    {
      ...{ title: "Ofício", text: "", button: "Ler", buttonUrl: "/contato", picture: "/files/a.webp" },
      facts: [
        { id: "knots", term: "Nós", value: "250" },
        { id: "days", term: "Dias", value: "90" },
      ],
    },
    { title: { en: "Craft" }, "facts.days.term": { es: "Días", en: "Days" } },
  ],
  [
    ...([HOURS, "contact", "hours"] as const),
    {
      ...{ weekdays: "Segunda a sexta", saturday: "Sábado" },
      places: [{ id: "casa", name: "Casa", weekdays: "9h-18h", saturday: "fechado" }],
    },
    { "places.casa.name": { es: "La casa" } },
  ],
  [
    ...([PHILOSOPHY, "home", "philosophy"] as const),
    { title: "Filosofia", paragraphs: ["Um.", "Dois."], button: "" },
    { "paragraphs.1": { en: "Two." } },
  ],
  [MENU, "menu", "order", ["story", "rugs"], {}],
  [PHONE, "contact", "whatsapp", { value: "988887766" }, {}],
  [LABEL, "contact", "whatsapp_label", { value: "(31) 98888-7766" }, {}],
  [PROMO, "home", "simulator_promo", { title: "Veja", text: "", button: "", picture: "" }, {}],
  [
    ...([PIECES, "pages", "made_to_measure_pieces"] as const),
    [{ id: "a", picture: "/files/p.webp", widthMetres: 2, name: "Lua", note: "2 × 3 m" }],
    { "0.name": { es: "no" }, "a.name": { es: "Luna" } },
  ],
];

type Change = Record<string, { before: unknown; after: unknown }>;
const REVISIONS: [version: number, id: string, locale: string, kind: string, changes: Change][] = [
  [1, NAME, "pt-BR", "changed", { value: { before: { value: "Fio" }, after: { value: "Nó" } } }],
  [1, TAGLINE, "pt-BR", "changed", { value: { before: { value: "Antes" }, after: { value: "Fio a fio" } } }],
  [2, TAGLINE, "es", "changed", { value: { before: null, after: "Hilo a hilo" } }],
  [3, TAGLINE, "es", "confirmed", { value: { before: "Hilo a hilo", after: "Hilo a hilo" } }],
  [
    ...([4, CRAFT, "pt-BR", "restored"] as const),
    {
      value: {
        before: { title: "Antes", facts: [{ id: "days", term: "Dias", value: "80" }] },
        after: { title: "Ofício", facts: [{ id: "days", term: "Dias", value: "90" }] },
      },
    },
  ],
  [5, CRAFT, "en", "changed", { "facts.days.term": { before: null, after: "Days" } }],
];
const DRAFTS: [version: number, id: string, locale: string, changes: Change][] = [
  [6, NAME, "pt-BR", { value: { before: { value: "Nó" }, after: { value: "Nós" } } }],
  [7, TAGLINE, "pt-BR", { value: { before: { value: "Fio a fio" }, after: { value: "De fio em fio" } } }],
];

async function buildEarlier(): Promise<void> {
  const client = await openEarlierDatabase("0053_listed_products");
  for (const [id, section, key, value, document] of SETTINGS)
    await client.query(
      "insert into site_settings (id, section, key, value, document) values ($1, $2, $3, $4, $5)",
      [id, section, key, JSON.stringify(value), JSON.stringify(document)],
    );
  for (const [version, id, locale, kind, changes] of REVISIONS)
    await client.query(
      `insert into revisions (id, version, entity, entity_id, locale, kind, title, changes, editor_id)
        values (gen_random_uuid(), $1, 'site_settings', $2, $3, $4, 'tagline', $5, 'ana')`,
      [version, id, locale, kind, JSON.stringify(changes)],
    );
  for (const [version, id, locale, changes] of DRAFTS)
    await client.query(
      `insert into content_drafts (id, version, entity, entity_id, locale, changes, past, editor_id)
        values (gen_random_uuid(), $1, 'site_settings', $2, $3, $4, '[]', $5)`,
      [version, id, locale, JSON.stringify(changes), version === 7 ? "bia" : "ana"],
    );
  await client.query(
    `insert into preview_links (id, token_hash, entity, entity_id, address, locale, editor_id, expires_at)
      values (gen_random_uuid(), 'x', 'site_settings', $1, '/', 'es', 'ana', now())`,
    [TAGLINE],
  );
  await client.end();
}

test("settings of earlier versions arrive as documents, with history, drafts and links", async () => {
  await buildEarlier();
  await migrateDatabase();

  const rows = await db().select().from(content).where(sql`type = 'settings'`).orderBy(asc(content.slug));
  expect(rows.map(({ id, slug, published }) => [id, slug, published])).toEqual([
    [
      ...[NAME, "brand"],
      {
        ...{ active: true, form: "brand", "brand.name": "Nó" },
        "brand.tagline": { "pt-BR": "Fio a fio", es: "Hilo a hilo" },
      },
    ],
    [
      ...[PHONE, "channels"],
      {
        ...{ active: true, form: "channels", "contact.whatsapp": "988887766" },
        "contact.whatsapp_label": "(31) 98888-7766",
      },
    ],
    [
      ...[CRAFT, "craft"],
      {
        ...{ active: true, form: "craft" },
        "home.craft.title": { "pt-BR": "Ofício", en: "Craft" },
        "home.craft.text": {},
        "home.craft.button": { "pt-BR": "Ler" },
        "home.craft.buttonUrl": "/contato",
        "home.craft.picture": "/files/a.webp",
        "home.craft.facts": [
          { id: "knots", term: "", value: "" },
          { id: "days", term: "", value: "" },
        ],
        "home.craft.facts.knots.term": { "pt-BR": "Nós" },
        "home.craft.facts.knots.value": { "pt-BR": "250" },
        "home.craft.facts.days.term": { "pt-BR": "Dias", es: "Días", en: "Days" },
        "home.craft.facts.days.value": { "pt-BR": "90" },
      },
    ],
    [
      ...[HOURS, "hours"],
      {
        ...{ active: true, form: "hours" },
        "contact.hours": {
          ...{ weekdays: "Segunda a sexta", saturday: "Sábado" },
          places: [{ id: "casa", name: "", weekdays: "9h-18h", saturday: "fechado" }],
        },
        "contact.hours.places.casa.name": { "pt-BR": "Casa", es: "La casa" },
      },
    ],
    [MENU, "menuOrder", { active: true, form: "menuOrder", "menu.order": ["story", "rugs"] }],
    [
      ...[PIECES, "pageMadeToMeasure"],
      {
        ...{ active: true, form: "pageMadeToMeasure" },
        "pages.madeToMeasurePieces": [
          { id: "a", picture: "/files/p.webp", widthMetres: 2, name: "", note: "" },
        ],
        "pages.madeToMeasurePieces.0.name": { es: "no" },
        "pages.madeToMeasurePieces.a.name": { "pt-BR": "Lua", es: "Luna" },
        "pages.madeToMeasurePieces.a.note": { "pt-BR": "2 × 3 m" },
      },
    ],
    [
      ...[PHILOSOPHY, "philosophy"],
      {
        ...{ active: true, form: "philosophy" },
        "home.philosophy.title": { "pt-BR": "Filosofia" },
        "home.philosophy.paragraphs": ["", ""],
        "home.philosophy.paragraphs.0": { "pt-BR": "Um." },
        "home.philosophy.paragraphs.1": { "pt-BR": "Dois.", en: "Two." },
        "home.philosophy.button": {},
      },
    ],
    [
      ...[PROMO, "simulatorPromo"],
      {
        ...{ active: true, form: "simulatorPromo" },
        "home.simulatorPromo.title": { "pt-BR": "Veja" },
        "home.simulatorPromo.text": {},
        "home.simulatorPromo.button": {},
        "home.simulatorPromo.picture": "",
        "home.simulatorPromo.before": "",
      },
    ],
  ]);

  const saved = await db().select().from(revisions).orderBy(asc(revisions.version), asc(revisions.locale));
  expect(
    saved.map(({ version, entity, entityId, locale, kind, title, changes }) => [
      ...[version, `${entity} ${entityId}`, locale, kind, title, changes],
    ]),
  ).toEqual([
    [...[1, `settings ${NAME}`, "all", "changed", "Marca"], { "brand.name": { before: "Fio", after: "Nó" } }],
    [
      ...[1, `settings ${NAME}`, "pt-BR", "changed", "Marca"],
      { "brand.tagline": { before: "Antes", after: "Fio a fio" } },
    ],
    [
      ...[2, `settings ${NAME}`, "es", "changed", "Marca"],
      { "brand.tagline": { before: null, after: "Hilo a hilo" } },
    ],
    [
      ...[3, `settings ${NAME}`, "es", "confirmed", "Marca"],
      { "brand.tagline": { before: "Hilo a hilo", after: "Hilo a hilo" } },
    ],
    [
      ...[4, `settings ${CRAFT}`, "pt-BR", "restored", "Ofício"],
      {
        "home.craft.title": { before: "Antes", after: "Ofício" },
        "home.craft.facts.days.value": { before: "80", after: "90" },
      },
    ],
    [
      ...[5, `settings ${CRAFT}`, "en", "changed", "Ofício"],
      { "home.craft.facts.days.term": { before: null, after: "Days" } },
    ],
  ]);
  const drafts = await db().select().from(contentDrafts).orderBy(asc(contentDrafts.locale));
  expect(drafts).toMatchObject([
    {
      ...{ entity: "settings", entityId: NAME, locale: "all", version: 6, editorId: "ana", title: "Marca" },
      ...{ changes: { "brand.name": { before: "Nó", after: "Nós" } }, past: [] },
    },
    {
      ...{ entity: "settings", entityId: NAME, locale: "pt-BR", version: 7, editorId: "bia" },
      changes: { "brand.tagline": { before: "Fio a fio", after: "De fio em fio" } },
    },
  ]);
  const { rows: links } = await db().execute(sql`select entity, entity_id from preview_links`);
  expect(links).toEqual([{ entity: "settings", entity_id: NAME }]);

  await contentChanged("settings");
  const [pt, es] = [await getSettings("pt-BR"), await getSettings("es")];
  expect(es.home.craft.facts).toEqual([
    { id: "knots", term: "Nós", value: "250" },
    { id: "days", term: "Días", value: "90" },
  ]);
  expect(pt.contact.whatsapp).toBe("+5531988887766");
  expect(es.contact.hours.places).toEqual([
    {
      ...{ id: "casa", name: "La casa" },
      times: [
        { first: "Monday", last: "Friday", opens: "09:00", closes: "18:00", isClosed: false },
        { first: "Saturday", last: "", opens: "", closes: "", isClosed: true },
      ],
    },
  ]);
  expect(pt.home.philosophy.paragraphs).toEqual(["Um.", "Dois."]);
  expect(es.pages.madeToMeasurePieces).toEqual([
    { id: "a", picture: "/files/p.webp", widthMetres: 2, name: "Luna", note: "2 × 3 m" },
  ]);
  expect([pt.menu.order, pt.home.simulatorPromo.before]).toEqual([["story", "rugs"], ""]);
});
