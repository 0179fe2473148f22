import { inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { manyDesigns } from "#tests/support/many-products.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { EVERY_MODEL, MODELS_PER_PAGE } from "./model-search.rules.ts";
import { findModels, listFirstModels, listYarnChoices, readModels } from "./simulator-rugs.server.ts";

const MANY = 60;
const LAST_PAGE = Math.ceil(MANY / MODELS_PER_PAGE);

useTestDatabase();
beforeEach(async () => {
  await db().delete(rugDesigns);
  await db().execute(manyDesigns(MANY));
});

const namesOf = async (words: string, locale: "pt-BR" | "es" = "pt-BR") =>
  (await findModels({ words, shape: null }, 1, locale)).rugs.map(({ name }) => name);

test("a page carries the first models, and says how many there are in which shapes", async () => {
  const { rugs, total, shapes } = await listFirstModels("pt-BR");
  expect([rugs.length, total, shapes]).toEqual([MODELS_PER_PAGE, MANY, ["rect", "round"]]);
});

test("pages follow one another without a model twice, and end", async () => {
  const pages = await Promise.all(
    [1, LAST_PAGE, LAST_PAGE + 1].map((page) => findModels(EVERY_MODEL, page, "pt-BR")),
  );
  expect(pages.map(({ rugs }) => rugs.at(-1)?.name)).toEqual([
    `Modelo ${MODELS_PER_PAGE}`,
    `Modelo ${MANY}`,
    undefined,
  ]);
  const all = pages.flatMap(({ rugs }) => rugs.map(({ id }) => id));
  expect(new Set(all).size).toBe(all.length);
});

test("models are found by name in the visitor's language, by yarn, without accents, and by shape", async () => {
  const [last] = (await findModels(EVERY_MODEL, LAST_PAGE, "pt-BR")).rugs.slice(-1);
  const yarns = [{ paletteIndex: 0, name: "Açaí", hex: "#a4583b", sharePermille: null }];
  await db()
    .update(rugDesigns)
    .set({ document: { name: { "pt-BR": `Modelo ${MANY}`, es: "Mañana" }, yarns } })
    .where(sql`id = ${last?.id}`);
  expect(await namesOf("manana", "es")).toEqual(["Mañana"]);
  expect(await namesOf("manana")).toEqual([]);
  expect(await namesOf("acai")).toEqual([`Modelo ${MANY}`]);
  expect(await namesOf("100%")).toEqual([]);
  const round = await findModels({ words: "", shape: "round" }, 1, "pt-BR");
  expect(new Set(round.rugs.map(({ shape }) => shape))).toEqual(new Set(["round"]));
});

test("a model is named by its id; a hidden one and nonsense are not there", async () => {
  const [first, second] = (await findModels(EVERY_MODEL, 1, "pt-BR")).rugs;
  await db().update(rugDesigns).set({ active: false }).where(sql`id = ${second?.id}`);
  const { rugs } = await readModels(
    [first?.id ?? "", second?.id ?? "", "tapete-que-nunca-foi", "'"],
    "pt-BR",
  );
  expect(rugs.map(({ id }) => id)).toEqual([first?.id]);
});

test("a product's addresses, former ones too, belong to the first of its designs; the others are named by their ids", async () => {
  const [first, second] = (await findModels(EVERY_MODEL, 1, "pt-BR")).rugs;
  const [product] = await db()
    .insert(products)
    .values({ slug: "mare", document: { name: { "pt-BR": "Maré" } } })
    .returning();
  const productId = product?.id ?? "";
  await db().insert(productSlugs).values({ slug: "onda", productId });
  await db()
    .update(rugDesigns)
    .set({ productId })
    .where(inArray(rugDesigns.id, [first?.id ?? "", second?.id ?? ""]));
  const read = async () =>
    (await readModels(["onda"], "pt-BR")).rugs.map((rug) => [rug.address, rug.addresses]);
  const others = [second?.id, [second?.id]];
  expect(await read()).toEqual([["mare", [first?.id, "mare", "onda"]], others]);
  await db().update(products).set({ active: false });
  expect(await read()).toEqual([[first?.id, [first?.id, "mare", "onda"]], others]);
  await db()
    .insert(products)
    .values({ slug: "onda", document: { name: { "pt-BR": "Onda" } } });
  expect(await read()).toEqual([[first?.id, [first?.id, "mare"]], others]);
});

test("yarns of the same colour are one choice", async () => {
  const choices = await listYarnChoices();
  expect(choices.filter(({ hex }) => hex === "#a4583b")).toHaveLength(1);
});
