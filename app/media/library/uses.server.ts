import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { titleIn, wordIn } from "#app/content/content.server.ts";
import { CONTENT_TYPES, editorAddress } from "#app/content-types.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { newsletterLetters } from "#app/features/newsletter/letters.table.ts";
import { siteLocale } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { UseArea } from "./library-admin.rules.ts";

export type Use = { area: UseArea; name: string; href: string };

const ID = "{id}";

type Place = {
  area: UseArea;
  column: AnyPgColumn;
  part?: SQL;
  /** Each of its addresses, where it is a list of them: quicker than searching its text. */
  each?: SQL;
  name: SQL;
  href: SQL;
  from: SQL;
};

/** Columns that hold an address only; the others are in `TEXT_PLACES` (media-usage.test.ts). */
export const ADDRESS_PLACES: readonly Place[] = [
  {
    area: "letters",
    column: newsletterLetters.pictureUrl,
    name: sql`${newsletterLetters.title}`,
    href: sql`'/admin/newsletter/cartas/' || ${newsletterLetters.id}`,
    from: sql`${newsletterLetters}`,
  },
  {
    area: "simulator",
    column: rugDesigns.imageUrl,
    name: sql`${rugDesigns.name}`,
    href: sql`'/simulador-admin'`,
    from: sql`${rugDesigns}`,
  },
];

const ADDRESS = "/files/[[:alnum:]_./-]+";
const inText = (text: SQL) => sql`(regexp_matches(${text}, ${ADDRESS}, 'g'))[1]`;

const SETTINGS_TYPE = "settings";
const DOCUMENT_TYPES = [SETTINGS_TYPE, ...CONTENT_TYPES.map(({ type }) => type)];
const documentsOf = (type: string) => sql`(select * from ${content} where type = ${type}) as ${content}`;

/** Texts and JSON columns, searched for addresses. */
export const TEXT_PLACES: readonly Place[] = [
  {
    area: "settings",
    column: content.published,
    name: sql`''`,
    href: sql`'/admin/configuracoes'`,
    from: documentsOf(SETTINGS_TYPE),
  },
  ...[
    { column: products.images, each: sql`jsonb_array_elements_text(${products.images})` },
    { column: products.document, part: sql`(${products.document} - 'images')` },
  ].map(
    (place): Place => ({
      ...place,
      area: "products",
      name: sql`${products.name}`,
      href: sql`'/admin/tapetes/' || ${products.id}`,
      from: sql`${products}`,
    }),
  ),
  ...CONTENT_TYPES.map(
    (declared): Place => ({
      area: declared.type,
      column: content.published,
      name: titleIn(declared.title),
      href: sql`replace(${editorAddress(declared, ID)}, ${ID}, ${content.id}::text)`,
      from: documentsOf(declared.type),
    }),
  ),
  {
    area: "drafts",
    column: contentDrafts.changes,
    part: sql`jsonb_path_query_array(${contentDrafts.changes}, '$.*.after')`,
    name: sql`${contentDrafts.title}`,
    href: sql`'/admin/agendados'`,
    from: sql`${contentDrafts}`,
  },
];

const textOf = ({ column, part }: Place) => sql`${part ?? column}::text`;
/** An index answers it for documents of products. */
const namesFiles = (place: Place) => sql`${textOf(place)} like '%/files/%'`;

export async function listUses(url: string): Promise<Use[]> {
  const ofColumns = ADDRESS_PLACES.map(
    ({ area, name, href, from, column }) =>
      sql`select ${area}::text as area, ${name}::text as name, ${href}::text as href from ${from} where ${column} = ${url}`,
  );
  // Ends at a boundary, so that longer names do not match.
  const mention = `${url.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")}([^[:alnum:]_./-]|$)`;
  const ofTexts = TEXT_PLACES.map((place) => {
    const { area, name, href, from } = place;
    return sql`select ${area}::text, ${name}::text, ${href}::text from ${from}
      where ${namesFiles(place)} and ${textOf(place)} ~ ${mention}`;
  });
  const { rows } = await db().execute<Use>(
    sql`${sql.join([...ofColumns, ...ofTexts], sql` union `)} order by area, name`,
  );
  const films = await db()
    .select({ url: media.url })
    .from(media)
    .where(and(isNull(media.removedAt), standsForAFilm(url)));
  return [...rows, ...films.map((film) => ({ area: "films" as const, name: "", href: film.url }))];
}

const standsForAFilm = (url: string) =>
  sql`'/files/' || ${media.bucket} || '/' || ${media.posterKey} = ${url} and ${media.url} <> ${url}`;

/** Pictures that the site shows without alternative text. */
export const isUndescribed = (used = isUsed()): SQL =>
  sql`${media.contentType} like 'image/%' and ${wordIn("alt", siteLocale(), media.document)} is null and ${used}`;

export const isUnused = (): SQL => sql`not ${isUsed()}`;

/** A join, whatever the planner expects of the lists: `not in` searched all of them for each file. */
export function isUsed(): SQL {
  const posters = sql`select '/files/' || films.bucket || '/' || films.poster_key as url
    from ${media} films where films.poster_key is not null and films.removed_at is null`;
  const used = [
    ...ADDRESS_PLACES.map(
      ({ column, from }) => sql`select ${column} as url from ${from} where ${column} is not null`,
    ),
    // One part for each type took several megabytes of each connection to plan.
    sql`select ${inText(sql`${content.published}::text`)} as url from ${content}
      where ${inArray(content.type, DOCUMENT_TYPES)} and ${content.published}::text like '%/files/%'`,
    ...TEXT_PLACES.filter(({ column }) => column !== content.published).map((place) =>
      place.each
        ? sql`select ${place.each} as url from ${place.from}`
        : sql`select ${inText(textOf(place))} as url from ${place.from} where ${namesFiles(place)}`,
    ),
  ];
  const all = sql.join([...used, posters], sql` union all `);
  return sql`exists (select 1 from (${all}) used where used.url = ${media.url})`;
}
