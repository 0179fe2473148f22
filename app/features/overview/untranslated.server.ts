import { and, eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { collections } from "#app/features/collections/collections.table.ts";
import { curationEditions } from "#app/features/curation/curation.table.ts";
import { heroVideos } from "#app/features/hero-video/hero-video.table.ts";
import { services, testimonials, tradeShows } from "#app/features/home/home.table.ts";
import { pages } from "#app/features/pages/pages.table.ts";
import { designers, products } from "#app/features/products/products.table.ts";
import { swatches } from "#app/features/swatches/swatches.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import type { TextArea, Untranslated } from "./overview.rules.ts";

type Source = {
  area: TextArea;
  table: PgTable & { id: AnyPgColumn };
  /** Columns whose words a visitor reads; names of people are the same in every language. */
  fields: readonly AnyPgColumn[];
  where?: SQL;
};

const SOURCES: Source[] = [
  {
    area: "heroVideo",
    table: heroVideos,
    fields: [heroVideos.title, heroVideos.subtitle],
    where: eq(heroVideos.active, true),
  },
  {
    area: "featured",
    table: collections,
    fields: [collections.title, collections.description],
    where: and(eq(collections.active, true), eq(collections.kind, "featured")),
  },
  {
    area: "collections",
    table: collections,
    fields: [collections.title, collections.description],
    where: and(eq(collections.active, true), eq(collections.kind, "collection")),
  },
  {
    area: "products",
    table: products,
    fields: [products.name, products.description, products.materials, products.technique, products.care],
    where: eq(products.active, true),
  },
  { area: "designers", table: designers, fields: [designers.biography], where: eq(designers.active, true) },
  { area: "swatches", table: swatches, fields: [swatches.name] },
  {
    area: "curation",
    table: curationEditions,
    fields: [curationEditions.title, curationEditions.description],
  },
  { area: "pages", table: pages, fields: [pages.title, pages.lead, pages.body] },
  { area: "testimonials", table: testimonials, fields: [testimonials.quote, testimonials.role] },
  { area: "services", table: services, fields: [services.title, services.description] },
  { area: "tradeShows", table: tradeShows, fields: [tradeShows.title, tradeShows.description] },
];

/** How many words of each part of the site a visitor of another language reads in Portuguese. */
export async function countUntranslated(_editor: Editor): Promise<Untranslated[]> {
  const { rows } = await db().execute<{ area: TextArea; locale: "es" | "en"; count: number }>(
    sql.join(SOURCES.flatMap(missingIn), sql` union all `),
  );
  const counted = Map.groupBy(rows, ({ area }) => area);
  return [...counted].map(([area, found]) => {
    const sum = (locale: string) =>
      found.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    return { area, es: sum("es"), en: sum("en") };
  });
}

/** One statement for each column: rows that say something for which no word of the language is kept. */
function missingIn({ area, table, fields, where = sql`true` }: Source): SQL[] {
  const entity = getTableConfig(table).name;
  return fields.map((field) => {
    const property = propertyOf(table, field);
    return sql`select ${area}::text as area, languages.locale, count(*)::int as count
      from ${table} cross join (values ('es'), ('en')) as languages(locale)
      where ${where} and btrim(coalesce(${field}, '')) <> '' and not exists (
        select 1 from ${translations} where ${translations.entity} = ${entity}
          and ${translations.entityId} = ${table.id}::text and ${translations.field} = ${property}
          and ${translations.locale} = languages.locale)
      group by languages.locale`;
  });
}

/** Translations name a field as the code does, not as the database does. */
function propertyOf(table: PgTable, field: AnyPgColumn): string {
  const [name = field.name] = Object.entries(table).find(([, column]) => column === field) ?? [];
  return name;
}
