import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pages } from "#app/features/pages/pages.table.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { newId } from "#app/platform/ids.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { db, inTransaction } from "./db.server.ts";
import { missingTranslations, saveTranslation, translated } from "./translations.server.ts";

useTestDatabase();

const EDITS = 2000;
const PAGES = 5;
const FIELDS = ["title", "lead", "body"] as const;
type Field = (typeof FIELDS)[number];
type Words = Record<string, string>;

/** Repeatable, so that a failure can be looked at again. */
function seededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function snapshot(): Promise<Words> {
  const { rows } = await db().execute<{ place: string; value: string }>(sql`
    select id || ' pt-BR ' || field as place, value from pages,
      lateral (values ('title', title), ('lead', lead), ('body', body)) words(field, value)
    union all
    select entity_id || ' ' || locale || ' ' || field, value from translations where entity = 'pages'`);
  return Object.fromEntries(rows.map(({ place, value }) => [place, value]));
}

test(`${EDITS} random edits in three languages never touch another language`, async () => {
  const random = seededRandom(20_260_101);
  const ids = Array.from({ length: PAGES }, newId);
  await db()
    .insert(pages)
    .values(ids.map((id, at) => ({ id, slug: `pagina-${at}`, title: "t", lead: "l", body: "b" })));
  let expected = await snapshot();

  for (let edit = 0; edit < EDITS; edit++) {
    const id = ids[random(PAGES)] ?? "";
    const locale = LOCALES[random(LOCALES.length)] ?? "pt-BR";
    const fields = FIELDS.filter(() => random(2) === 0);
    const words = Object.fromEntries(
      fields.map((field) => [field, random(6) === 0 ? "" : `${locale} ${edit}`]),
    );
    await write(id, locale, words);
    const after = await snapshot();
    expected = applied(expected, id, locale, words);
    expect(after, `edit ${edit}: ${locale} of ${id}`).toEqual(expected);
  }
}, 120_000);

async function write(id: string, locale: Locale, words: Words): Promise<void> {
  if (Object.keys(words).length === 0) return;
  await inTransaction(async (tx) => {
    if (locale !== "pt-BR") await saveTranslation(tx, "pages", id, locale, words);
    else
      await tx
        .update(pages)
        .set(words)
        .where(sql`id = ${id} and ${words.title ?? "t"} <> ''`);
  });
}

/** What the model says: only the places of this entity and language change. */
function applied(before: Words, id: string, locale: Locale, words: Words): Words {
  const after = { ...before };
  // The table refuses a page without a title, so such an edit changes nothing.
  if (locale === "pt-BR" && words.title === "") return after;
  for (const [field, value] of Object.entries(words)) {
    if (value === "" && locale !== "pt-BR") delete after[`${id} ${locale} ${field}`];
    else after[`${id} ${locale} ${field}`] = value;
  }
  return after;
}

test("what is not translated is read in Portuguese, and is known to be missing", async () => {
  const row = { id: newId(), title: "Nossa história", lead: "", body: "Fios." };
  await saveTranslation(db(), "story", row.id, "es", { title: "Nuestra historia", body: "   " });
  expect(await translated("story", [row], "es", FIELDS)).toEqual([{ ...row, title: "Nuestra historia" }]);
  expect(await translated("story", [row], "en", FIELDS)).toEqual([row]);
  expect(await translated("story", [row], "pt-BR", FIELDS)).toEqual([row]);
  const missing = await missingTranslations<Record<Field, string> & { id: string }>("story", [row], FIELDS);
  expect(missing.map(({ locale, field }) => `${locale} ${field}`).sort()).toEqual([
    "en body",
    "en title",
    "es body",
  ]);
});

test("Portuguese is refused as a translation", async () => {
  await expect(saveTranslation(db(), "story", newId(), "pt-BR", { title: "Não" })).rejects.toThrow("pt-BR");
});
