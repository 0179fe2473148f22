import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cached-values.server.ts";
import {
  distance,
  distinctColours,
  isSimilarColour,
  type NamedColour,
  SIMILAR_DISTANCE,
} from "./swatches.rules.ts";

/** `share` is the sum over all designs, in designs. */
export type WovenYarn = NamedColour & { share: number };
type Woven = {
  /** The most used first. */
  all: WovenYarn[];
  /** Without similar ones where there are many. */
  wall: WovenYarn[];
};

/** Of the colours that were read from pictures, a large catalogue has thousands. */
const MOST_YARNS = 2000;
const MOST_ON_WALL = 160;

/** Yarns of the designs of rugs on the site. */
export const listWovenYarns = (): Promise<Woven> =>
  cachedValue("woven yarns", ["rug-designs", "products:all"], async () => {
    const hex = sql<string>`yarn ->> 'hex'`;
    const share = sql<number>`sum(coalesce((yarn ->> 'sharePermille')::int, 0)) / 1000.0`.mapWith(Number);
    const name = sql<string>`(array_agg(yarn ->> 'name' order by ${products.displayOrder} desc, ${rugDesigns.displayOrder} desc))[1]`;
    const all = await db()
      .select({ hex, name, share })
      .from(rugDesigns)
      .innerJoin(products, eq(products.id, rugDesigns.productId))
      .crossJoin(sql`jsonb_array_elements(${rugDesigns.yarns}) yarn`)
      .where(isWoven())
      .groupBy(hex)
      .orderBy(desc(share), hex)
      .limit(MOST_YARNS);
    return { all, wall: all.length > MOST_ON_WALL ? distinctColours(all, MOST_ON_WALL) : all };
  });

const isWoven = (): SQL | undefined => and(eq(rugDesigns.active, true), isListed());

/**
 * Rugs by their nearest yarn to each of `hexes`.
 *
 * @returns `holding`: with one of the colours, most matches and then largest share first; `others`: without one
 * of them, nearest first (sum of OKLab distances).
 */
export async function findWovenRugs(
  hexes: readonly string[],
  woven: readonly WovenYarn[],
  limits: { holding: number; others: number },
): Promise<{ total: number; holding: string[]; others: string[] }> {
  const away = woven.flatMap(({ hex }) =>
    hexes.map((asked, place) => ({ hex, place, away: distance(hex, asked) })),
  );
  const similar = away.filter((one) => isSimilarColour(one.away)).map(({ hex }) => ({ hex }));
  const asked = hexes.length;
  const { rows } = await db().execute<Ranked>(sql`
    with woven as (
      select ${products.id} as id, yarn ->> 'hex' as hex, coalesce((yarn ->> 'sharePermille')::int, 0) as share,
        ${products.displayOrder} as place
      from ${rugDesigns}
      join ${products} on ${products.id} = ${rugDesigns.productId}
      cross join jsonb_array_elements(${rugDesigns.yarns}) yarn
      where ${isWoven()}
    ),
    nearest as (
      select woven.id, away.place, min(away.away) as away
      from woven
      join jsonb_to_recordset(${JSON.stringify(away)}::jsonb) as away(hex text, place int, away float8) on away.hex = woven.hex
      group by 1, 2
    ),
    distances as (
      select id, sum(away) + ${asked} - count(*) as distance,
        (count(*) filter (where away <= ${SIMILAR_DISTANCE}))::int as held
      from nearest group by 1
    ),
    shares as (
      select id, min(place) as place,
        coalesce(sum(share) filter (where hex in (select hex from jsonb_to_recordset(${JSON.stringify(similar)}::jsonb) as wanted(hex text))), 0) as share
      from woven group by 1
    ),
    ranked as (
      select id, held,
        row_number() over (order by held desc, share desc, place, id) as "heldPlace",
        row_number() over (order by held = ${asked}, distance, held desc, share desc, place, id) as "nearPlace",
        (count(*) filter (where held > 0) over ())::int as total
      from distances join shares using (id)
    )
    select id, held, "heldPlace"::int, "nearPlace"::int, total from ranked
    where "heldPlace" <= ${limits.holding} or "nearPlace" <= ${limits.others}`);
  const listed = (place: "heldPlace" | "nearPlace", most: number, isIn: (rug: Ranked) => boolean) =>
    rows
      .filter((rug) => rug[place] <= most && isIn(rug))
      .sort((one, other) => one[place] - other[place])
      .map(({ id }) => id);
  return {
    total: rows[0]?.total ?? 0,
    holding: listed("heldPlace", limits.holding, ({ held }) => held > 0),
    others: listed("nearPlace", limits.others, ({ held }) => held < asked),
  };
}

type Ranked = { id: string; held: number; heldPlace: number; nearPlace: number; total: number };
