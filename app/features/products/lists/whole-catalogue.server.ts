import { and, eq, exists, inArray, lte, type SQL, sql } from "drizzle-orm";
import {
  DAYS_PER_SQUARE_METRE,
  DAYS_STEP,
  LEAD_TIME_SQUARE_METRES,
  LEAST_DAYS,
} from "#app/features/catalogue/measure.rules.ts";
import { productWord } from "#app/features/catalogue/product-values.server.ts";
import {
  isListed,
  listProducts,
  lowestPrice,
  type ProductSummary,
} from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import {
  atLimits,
  CATALOGUE_PAGE_SIZE,
  type Chosen,
  COLOURS,
  colourFamily,
  countOf,
  type Facet,
  type FacetGroup,
  type FacetValue,
  facetValues,
  LENGTH_NAMES,
  LENGTHS,
  type LengthName,
  type Order,
} from "./catalogue-filter.rules.ts";

export type WholeCatalogue = {
  rugs: ProductSummary[];
  total: number;
  all: number;
  page: number;
  pages: number;
  values: Record<Facet, FacetValue[]>;
  techniques: Record<string, string>;
};

type Facts = {
  groups: FacetGroup[];
  hexes: Map<string, string[]>;
  techniques: Map<string, string[]>;
};

const EMPTY: Facts = { groups: [], hexes: new Map(), techniques: new Map() };

export async function getWholeCatalogue(
  locale: Locale,
  chosen: Chosen,
  asked: number,
): Promise<WholeCatalogue> {
  const currency = currencyOf(locale);
  const facts = await contentOrDefault(EMPTY, "The catalogue could not be counted", getFacts);
  const total = countOf(facts.groups, chosen, currency);
  const pages = pagesOf(total, CATALOGUE_PAGE_SIZE);
  const page = Math.min(asked, pages);
  const values = facetValues(facts.groups, chosen, currency);
  const slice = { limit: CATALOGUE_PAGE_SIZE, offset: (page - 1) * CATALOGUE_PAGE_SIZE };
  const [rugs, techniques] = await Promise.all([
    total === 0
      ? []
      : listProducts(
          locale,
          { where: whereOf(chosen, facts, currency) },
          { ...slice, order: orderOf(chosen.order, currency) },
        ),
    contentOrDefault({}, "The techniques could not be named", () =>
      cachedValue(`technique names ${locale}`, ["products"], () => techniqueNames(locale)),
    ),
  ]);
  return { ...{ rugs, total, page, pages, values, techniques }, all: countOf(facts.groups, {}, currency) };
}

const isOfLength = (name: LengthName): SQL =>
  sql`${products.longerSides} && numrange(${LENGTHS[name].above}, ${LENGTHS[name].upTo}, '(]')`;

function whereOf({ medida, cor, tecnica, preco, entrega }: Chosen, facts: Facts, currency: Currency) {
  const conditions: (SQL | undefined)[] = [];
  if (medida) conditions.push(isOfLength(medida as LengthName));
  if (cor) conditions.push(hasYarn(facts.hexes.get(cor) ?? []));
  if (tecnica) conditions.push(inArray(products.technique, facts.techniques.get(tecnica) ?? []));
  if (preco) conditions.push(lte(lowestPrice(currency), Number(preco) * 100));
  if (entrega) conditions.push(lte(DAYS, Number(entrega)));
  return and(...conditions);
}

/** SQL version of `leadTimeOf` for the smallest size. Without sizes the page states the usual days, as written. */
const DAYS = sql`case
  when ${products.leadTimeDays} is null or ${products.leastArea} is null then ${products.leadTimeDays}
  else greatest(${LEAST_DAYS}::int, round((${products.leadTimeDays} + (${products.leastArea} - ${LEAD_TIME_SQUARE_METRES}::int) * ${DAYS_PER_SQUARE_METRE}::int) / ${DAYS_STEP}::numeric) * ${DAYS_STEP}::int)
end`;

const hasYarn = (hexes: string[]): SQL =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(rugDesigns)
      .where(
        and(
          eq(rugDesigns.productId, products.id),
          eq(rugDesigns.active, true),
          sql`jsonb_path_query_array(${rugDesigns.yarns}, '$[*].hex') ?| ${textArray(hexes)}`,
        ),
      ),
  );

function orderOf(order: Order | undefined, currency: Currency): SQL[] {
  const lowest = lowestPrice(currency);
  const newest = [sql`${products.createdAt} desc`, sql`${products.id} desc`];
  if (order === "preco") return [sql`${lowest} asc nulls last`, ...inOrder(products)];
  if (order === "preco-desc") return [sql`${lowest} desc nulls last`, ...inOrder(products)];
  return order === "novos" ? newest : inOrder(products);
}

async function techniqueNames(locale: Locale): Promise<Record<string, string>> {
  const { techniques } = await getFacts();
  const texts = [...techniques.values()].flatMap(([first]) => first ?? []);
  if (texts.length === 0) return {};
  const rows = await db()
    .selectDistinctOn([products.technique], {
      technique: products.technique,
      name: productWord("technique", locale),
    })
    .from(products)
    .where(and(isListed(), inArray(products.technique, texts)))
    .orderBy(products.technique);
  return Object.fromEntries(rows.map(({ technique, name }) => [slugOf(plain(technique)), plain(name)]));
}

/** After a comma come details. */
const plain = (technique: string) => technique.split(",", 1)[0]?.trim() ?? "";

const getFacts = () => cachedValue("catalogue facts", ["products", "rug-designs"], readFacts);

async function readFacts(): Promise<Facts> {
  const found = await db()
    .selectDistinct({ hex: sql<string>`yarn ->> 'hex'` })
    .from(rugDesigns)
    .crossJoin(sql`jsonb_array_elements(${rugDesigns.yarns}) yarn`);
  const hexes = Map.groupBy(
    found.map(({ hex }) => hex),
    (hex) => colourFamily(hex),
  );
  const rows = await countGroups([...hexes].flatMap(([family, own]) => own.map((hex) => ({ hex, family }))));
  const texts = [...new Set(rows.map(({ technique }) => technique))].filter(Boolean);
  return {
    hexes,
    techniques: Map.groupBy(texts, (text) => slugOf(plain(text))),
    groups: atLimits(
      rows.map((row) => ({ ...row, technique: row.technique && slugOf(plain(row.technique)) })),
    ),
  };
}

async function countGroups(
  yarns: { hex: string; family: (typeof COLOURS)[number] }[],
): Promise<FacetGroup[]> {
  const bits = yarns.map(({ hex, family }) => ({ hex, bit: 1 << COLOURS.indexOf(family) }));
  const lengths = sql.join(
    LENGTH_NAMES.map((name, at) => sql`case when ${isOfLength(name)} then ${1 << at}::int else 0 end`),
    sql` + `,
  );
  const counted = sql`
    with yarns as (
      select design.product_id, bit_or(family.bit) as bits
      from ${rugDesigns} as design
      cross join jsonb_to_recordset(design.yarns) as yarn(hex text)
      join jsonb_to_recordset(${JSON.stringify(bits)}::jsonb) as family(hex text, bit int) on family.hex = yarn.hex
      where design.active and design.product_id is not null
      group by design.product_id
    )
    select ${products.technique}, (${DAYS})::int as "days", ${products.lowestBrlCents} as "brlCents", ${products.lowestEurCents} as "eurCents",
      ${lengths} as "lengths", coalesce(yarns.bits, 0) as "colours", count(*)::int as "count"
    from ${products}
    left join yarns on yarns.product_id = ${products.id}
    where ${isListed()}
    group by 1, 2, 3, 4, 5, 6`;
  return inTransaction(async () => {
    // Every row is read: without statistics, as after a restore, the planner would join them row by row.
    await db().execute(sql`set local enable_nestloop = off`);
    return (await db().execute<FacetGroup>(counted)).rows;
  });
}
