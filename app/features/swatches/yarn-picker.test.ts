import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { wire } from "#app/platform/db/broadcasts.ts";
import { designsOfProducts, manyProducts } from "#tests/support/many-products.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
const ADDED = 400;

type Page = { bytes: number; yarns: string[]; rugs: string[]; total: number };

async function ask(query = ""): Promise<Page> {
  const response = await fetch(`${app.url}/amostra-de-cores${query}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [, total] = /(\d+) tapetes? com/.exec(html) ?? [];
  return {
    bytes: html.length,
    yarns: [...html.matchAll(/data-yarn="#([0-9a-f]{6})"/g)].map(([, hex = ""]) => hex),
    rugs: [...html.matchAll(/href="(\/produtos\/[^"#?]+)/g)].map(([, href = ""]) => href),
    total: Number(total),
  };
}

test("each yarn of the wall leads to the rugs that have it", async () => {
  const { yarns, rugs } = await ask();
  expect([yarns.length, rugs]).toEqual([100, []]);
  for (const hex of yarns.slice(0, 100).filter((_, place) => place % 10 === 0))
    expect([hex, (await ask(`?cor=${hex}`)).rugs.length > 0]).toEqual([hex, true]);
});

test("a large catalogue has a wall of its most used yarns, and a page that does not grow", async () => {
  for (const statement of manyProducts({ last: ADDED, collection: "premium" }))
    await askDatabaseOf(app, statement);
  await askDatabaseOf(app, designsOfProducts({ last: ADDED }));
  await askDatabaseOf(
    app,
    sql`select pg_notify(${wire.channel}, ${wire.encode("content_changed", JSON.stringify({ keys: ["products", "rug-designs"], mayLag: false }))})`,
  );
  const hex = async () => (await ask()).yarns;
  await expect.poll(async () => (await hex()).length).toBe(160);
  const [first = ""] = await hex();
  const page = await ask(`?cor=${first}`);
  expect(new Set(page.yarns).size).toBe(160);
  expect(page.bytes).toBeLessThan(150_000);
});
