import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listProductAddresses } from "../product-addresses.server.ts";

useTestDatabase();

const MARCH = new Date("2026-03-02T12:00:00Z");

beforeEach(() =>
  db()
    .delete(products)
    .then(() => {}),
);

const madeInMarch = (id: string) =>
  db().update(products).set({ createdAt: MARCH }).where(eq(products.id, id));
const newest = async () =>
  (await listProductAddresses("pt-BR", { limit: 5 })).map(({ name, createdAt }) => [
    name,
    createdAt > MARCH ? "now" : "March",
  ]);
const stand = (id: string, state: "draft" | "published" | "withdrawn") => save(id, { facts: { state } });

test("a rug is as new as its first publication, however long it was a draft", async () => {
  const mare = await save(null, { words: { "pt-BR": { name: "Maré" } }, facts: { state: "draft" } });
  await madeInMarch(mare);
  await stand(mare, "published");
  expect(await newest()).toEqual([["Maré", "now"]]);
});

test.each(["draft", "withdrawn"] as const)(
  "a rug that was on the site is not new again after %s",
  async (state) => {
    const mare = await save(null, { words: { "pt-BR": { name: "Maré" } } });
    await madeInMarch(mare);
    await stand(mare, state);
    await stand(mare, "published");
    expect(await newest()).toEqual([["Maré", "March"]]);
  },
);
