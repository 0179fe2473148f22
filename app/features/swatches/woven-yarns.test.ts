import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { designsOfProducts } from "#tests/support/many-products.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { distance, isSimilarColour } from "./swatches.rules.ts";
import { findWovenRugs, listWovenYarns } from "./woven-yarns.server.ts";

useTestDatabase();

const RUGS = 300;
const LIMITS = { holding: 24, others: 8 };
type Rug = { id: string; place: number; yarns: { hex: string; share: number }[] };

let rugs: Rug[];
beforeAll(async () => {
  await db().execute(sql`insert into products (id, slug, document, display_order)
    select gen_random_uuid(), 'tapete-banco-' || n, '{ "name": { "pt-BR": "Banco" } }', n from generate_series(1, ${RUGS}) n`);
  await db().execute(designsOfProducts({ last: RUGS }));
  const rows = await db()
    .select({ id: products.id, place: products.displayOrder, yarns: rugDesigns.yarns })
    .from(products)
    .innerJoin(rugDesigns, sql`${rugDesigns.productId} = ${products.id}`);
  rugs = rows.map(({ yarns, ...rug }) => ({
    ...rug,
    yarns: yarns.map(({ hex, sharePermille }) => ({ hex, share: sharePermille ?? 0 })),
  }));
});

/** The same answer from every rug. */
function fromAll(hexes: string[]) {
  const ranked = rugs.map(({ id, place, yarns }) => {
    const nearest = hexes.map((hex) => Math.min(...yarns.map((yarn) => distance(yarn.hex, hex))));
    const like = yarns.filter((yarn) => hexes.some((hex) => isSimilarColour(distance(yarn.hex, hex))));
    return {
      ...{ id, place },
      held: nearest.filter(isSimilarColour).length,
      away: nearest.reduce((sum, each) => sum + each, 0),
      share: like.reduce((sum, { share }) => sum + share, 0),
    };
  });
  const best = (one: (typeof ranked)[0], other: (typeof ranked)[0]) =>
    other.held - one.held || other.share - one.share || one.place - other.place;
  const holding = ranked.filter(({ held }) => held > 0).sort(best);
  const others = ranked
    .filter(({ held }) => held < hexes.length)
    .sort((one, other) => one.away - other.away || best(one, other));
  return {
    total: holding.length,
    holding: holding.slice(0, LIMITS.holding).map(({ id }) => id),
    others: others.slice(0, LIMITS.others).map(({ id }) => id),
  };
}

test("the rugs of some yarns are those found by ranking the whole catalogue", async () => {
  const { all, wall } = await listWovenYarns();
  expect(wall.length).toBeLessThan(all.length);
  const chosen = [1, 2, 3, 4, 5].flatMap((count) =>
    [0, 7, 90].map((from) => Array.from({ length: count }, (_, k) => wall[from + 11 * k]?.hex ?? "")),
  );
  for (const hexes of chosen)
    expect([hexes, await findWovenRugs(hexes, all, LIMITS)]).toEqual([hexes, fromAll(hexes)]);
});

test("a yarn that is like few others finds the nearest rugs, however far", async () => {
  const { all } = await listWovenYarns();
  for (const hex of ["#ffffff", "#000000", "#00ff00"])
    expect(await findWovenRugs([hex], all, LIMITS)).toEqual(fromAll([hex]));
});
