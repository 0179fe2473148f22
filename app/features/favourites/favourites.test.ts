import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { manyProducts } from "#tests/support/many-products.ts";
import { askDatabaseOf, withoutTable } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import type { KnownFavourites } from "./favourites.rules.ts";

const MOST_BYTES = 150_000;

const app = openTestApp();

const read = async (path: string) => {
  const response = await fetch(app.url + path);
  expect(response.status).toBe(200);
  return (await response.json()) as KnownFavourites;
};

test("the page does not grow with the catalogue", async () => {
  const sizeOf = async () => (await (await fetch(`${app.url}/favoritos?${Math.random()}`)).text()).length;
  const before = await sizeOf();
  for (const statement of manyProducts({ last: 120, collection: "premium" }))
    await askDatabaseOf(app, statement);
  await app.restart();
  const after = await sizeOf();
  expect(after).toBeLessThan(MOST_BYTES);
  expect(Math.abs(after - before)).toBeLessThan(2000);
});

test("the rugs that a device keeps are answered in its language: those asked for and sold, and no others", async () => {
  const path = "/favoritos/tapetes?tapetes=tapete-scallop,tapete-nenhum,tapete-ocean-blue,tapete-scallop";
  const { rugs: portuguese, gone } = await read(path);
  expect(gone).toEqual(["tapete-nenhum"]);
  expect(portuguese.map(({ slug }) => slug).sort()).toEqual(["tapete-ocean-blue", "tapete-scallop"]);
  const { rugs: english } = await read(`/en${path}`);
  const scallop = english.find(({ slug }) => slug === "tapete-scallop");
  expect(scallop).toMatchObject({ name: "Scallop", href: "/en/produtos/tapete-scallop" });
  expect(scallop?.sizePrice).toContain("€");
  expect(scallop?.materials).not.toBe(portuguese.find(({ slug }) => slug === "tapete-scallop")?.materials);
  expect(await read("/favoritos/tapetes")).toEqual({ rugs: [], gone: [] });
});

test("a rug is compared at the price of the size that is drawn, not at its lowest", async () => {
  const { rugs } = await read("/favoritos/tapetes?tapetes=tapete-ocean-blue");
  expect(rugs).toMatchObject([{ size: "200 × 300 cm", sizePrice: "R$\u00a07.890" }]);
});

test("a rug that was renamed is found by the address that a device kept", async () => {
  const path = "/favoritos/tapetes?tapetes=ocean-blue,tapete-scallop";
  const { rugs, gone } = await read(path);
  expect(gone).toEqual([]);
  const answered = rugs.map(({ slug, formerSlugs }) => [slug, formerSlugs]);
  expect(Object.fromEntries(answered)).toEqual({
    "tapete-ocean-blue": ["ocean-blue"],
    "tapete-scallop": [],
  });
});

test("a rug that is not shown for a while is not named as gone", async () => {
  const show = (active: boolean) =>
    askDatabaseOf(app, sql`update products set active = ${active} where slug = 'tapete-scallop'`);
  await show(false);
  expect(await read("/favoritos/tapetes?tapetes=tapete-scallop")).toEqual({ rugs: [], gone: [] });
  await show(true);
});

test("a hundred rugs are answered at most, and nothing of a list is kept in memory", async () => {
  const many = Array.from({ length: 120 }, (_, at) => `tapete-banco-${at + 1}`).join(",");
  expect((await read(`/favoritos/tapetes?tapetes=${many}`)).rugs).toHaveLength(100);
  const response = await fetch(`${app.url}/favoritos/tapetes?tapetes=tapete-scallop`);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.has("x-request-id")).toBe(true);
});

test("a list that cannot be read is no empty list", async () => {
  app.expectErrors(/could not be read/);
  const status = await withoutTable(app, "products", async () => {
    const response = await fetch(`${app.url}/favoritos/tapetes?tapetes=tapete-scallop`);
    return response.status;
  });
  expect(status).toBe(503);
});
