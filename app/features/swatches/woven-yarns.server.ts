import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns, yarnColours } from "#app/features/catalogue/rug-designs.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
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

/** At least {@link SIMILAR_DISTANCE}, so that every rug with a similar colour is ranked and counted. */
const FIRST_RADIUS = 1.2 * SIMILAR_DISTANCE;
const RADIUS_GROWTH = 1.5;
/** Share of the colours from which ranking all rugs costs less than choosing among them. */
const MOST_NEAR = 0.25;

type Limits = { holding: number; others: number };
type Found = { total: number; holding: string[]; others: string[] };

/**
 * Rugs by their nearest yarn to each of `hexes`.
 *
 * @returns `holding`: with one of the colours, most matches and then largest share first; `others`: without one
 * of them, nearest first (sum of OKLab distances).
 */
export async function findWovenRugs(
  hexes: readonly string[],
  woven: readonly WovenYarn[],
  limits: Limits,
): Promise<Found> {
  const away = woven.flatMap(({ hex }) =>
    hexes.map((asked, place) => ({ hex, place, away: distance(hex, asked) })),
  );
  // Of many rugs, those with near colours are ranked alone: each of the others is farther than `radius` from every colour.
  for (let radius = FIRST_RADIUS; ; radius *= RADIUS_GROWTH) {
    const near = new Set(away.filter((one) => one.away <= radius).map(({ hex }) => hex));
    const isAll = woven.length <= MOST_ON_WALL || near.size > woven.length * MOST_NEAR;
    const ranked = await rankRugs({ asked: hexes.length, away, ...(!isAll && { near }) }, limits);
    const others = ranked.filter((rug) => rug.held < hexes.length && rug.nearPlace <= limits.others);
    const isFull =
      others.length === limits.others && others.every((rug) => rug.distance <= hexes.length * radius);
    if (isAll || isFull)
      return {
        total: ranked[0]?.total ?? 0,
        holding: inOrder(
          ranked.filter((rug) => rug.held > 0 && rug.heldPlace <= limits.holding),
          "heldPlace",
        ),
        others: inOrder(others, "nearPlace"),
      };
  }
}

const inOrder = (rugs: Ranked[], place: "heldPlace" | "nearPlace") =>
  rugs.sort((one, other) => one[place] - other[place]).map(({ id }) => id);

type Ranked = {
  id: string;
  held: number;
  distance: number;
  heldPlace: number;
  nearPlace: number;
  total: number;
};
/** `near`: colours of which a rug must have one; without it all rugs are ranked. */
type Asked = {
  asked: number;
  away: { hex: string; place: number; away: number }[];
  near?: Set<string>;
};

async function rankRugs({ asked, away, near }: Asked, limits: Limits): Promise<Ranked[]> {
  const similar = away.filter((one) => isSimilarColour(one.away)).map(({ hex }) => ({ hex }));
  const hasNear =
    near &&
    sql`${products.id} in (select ${rugDesigns.productId} from ${rugDesigns}
      where ${yarnColours(rugDesigns.document)} ?| ${textArray([...near])})`;
  const { rows } = await db().execute<Ranked>(sql`
    with woven as (
      select ${products.id} as id, yarn ->> 'hex' as hex, coalesce((yarn ->> 'sharePermille')::int, 0) as share,
        ${products.displayOrder} as place
      from ${rugDesigns}
      join ${products} on ${products.id} = ${rugDesigns.productId}
      cross join jsonb_array_elements(${rugDesigns.yarns}) yarn
      where ${and(isWoven(), hasNear)}
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
      select id, held, distance,
        row_number() over (order by held desc, share desc, place, id) as "heldPlace",
        row_number() over (order by held = ${asked}, distance, held desc, share desc, place, id) as "nearPlace",
        (count(*) filter (where held > 0) over ())::int as total
      from distances join shares using (id)
    )
    select id, held, distance, "heldPlace"::int, "nearPlace"::int, total from ranked
    where "heldPlace" <= ${limits.holding} or "nearPlace" <= ${limits.others}`);
  return rows;
}
