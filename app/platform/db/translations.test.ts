import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { media } from "#app/features/media/media.table.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { newId } from "#app/platform/ids.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { db, inTransaction } from "./db.server.ts";
import { saveTranslation, translated } from "./translations.server.ts";

useTestDatabase();

const EDITS = 2000;
const FILES = 5;
const FIELDS = ["caption", "alt"] as const;
type Words = Record<string, string>;

/** Reproducible. */
function seededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function snapshot(): Promise<Words> {
  const { rows } = await db().execute<{ place: string; value: string }>(sql`
    select id || ' pt-BR ' || field as place, value from media,
      lateral (values ('caption', caption), ('alt', alt)) words(field, value) where bucket = 'test' 
    union all
    select entity_id || ' ' || locale || ' ' || field, value from translations where entity = 'files'`);
  return Object.fromEntries(rows.map(({ place, value }) => [place, value]));
}

test(`${EDITS} random edits in three languages never touch another language`, async () => {
  const random = seededRandom(20_260_101);
  const ids = Array.from({ length: FILES }, newId);
  await db()
    .insert(media)
    .values(
      ids.map((id, at) => ({
        ...{ id, bucket: "test", key: `${at}`, url: `/${at}`, contentType: "image/png", bytes: 1 },
        ...{ caption: "c", alt: "a" },
      })),
    );
  let expected = await snapshot();

  for (let edit = 0; edit < EDITS; edit++) {
    const id = ids[random(FILES)] ?? "";
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
    if (locale !== "pt-BR") await saveTranslation(tx, "files", id, locale, words);
    else await tx.update(media).set(words).where(sql`id = ${id}`);
  });
}

function applied(before: Words, id: string, locale: Locale, words: Words): Words {
  const after = { ...before };
  for (const [field, value] of Object.entries(words)) {
    if (value === "" && locale !== "pt-BR") delete after[`${id} ${locale} ${field}`];
    else after[`${id} ${locale} ${field}`] = value;
  }
  return after;
}

test("what is not translated is read in Portuguese", async () => {
  const row = { id: newId(), caption: "Nossa história", alt: "Fios." };
  await saveTranslation(db(), "story", row.id, "es", { caption: "Nuestra historia", alt: "   " });
  expect(await translated("story", [row], "es", FIELDS)).toEqual([{ ...row, caption: "Nuestra historia" }]);
  expect(await translated("story", [row], "en", FIELDS)).toEqual([row]);
  expect(await translated("story", [row], "pt-BR", FIELDS)).toEqual([row]);
});

test("Portuguese is refused as a translation", async () => {
  await expect(saveTranslation(db(), "story", newId(), "pt-BR", { caption: "Não" })).rejects.toThrow("pt-BR");
});
