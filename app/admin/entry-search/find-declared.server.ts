import { and, asc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { titleIn } from "#app/content/content.server.ts";
import { CONTENT_TYPES, editorAddress } from "#app/content-types.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { listOf, type ResultGroup, SHOWN } from "./find-entries.rules.ts";

/** Entries of the declared types with one of these screens. `apart`: paths that are searched in another way. */
export async function findDeclared(
  screens: ReadonlyMap<string, string>,
  apart: readonly string[],
  search: string,
): Promise<ResultGroup[]> {
  const listed = (path: string) => `/admin/${path}`;
  const types = CONTENT_TYPES.filter(
    ({ path }) => screens.has(listed(path)) && !apart.includes(listed(path)),
  );
  if (types.length === 0) return [];
  const titles = sql.join(
    types.map(({ type, title }): SQL => sql`when ${type}::text then ${titleIn(title)}`),
    sql` `,
  );
  const title = sql<string>`coalesce(case ${content.type} ${titles} end, '')`;
  const ranked = db()
    .select({
      ...{ id: content.id, type: content.type, title: title.as("title") },
      total: sql<number>`count(*) over (partition by ${content.type})`.mapWith(Number).as("total"),
      place: sql<number>`row_number() over (partition by ${content.type} order by ${title})`.as("place"),
    })
    .from(content)
    .where(
      and(or(...types.map(({ type }) => eq(content.type, type))), holdsWords([title, content.slug], search)),
    )
    .as("ranked");
  const rows = await db().select().from(ranked).where(lte(ranked.place, SHOWN)).orderBy(asc(ranked.place));
  const byType = Map.groupBy(rows, ({ type }) => type);
  return types.map((declared) => {
    const own = byType.get(declared.type) ?? [];
    const entries = own.map(({ id, title: name }) => ({ to: editorAddress(declared, id), name, about: "" }));
    const all = listOf(listed(declared.path), search);
    return { name: declared.texts.pageTitle, total: own[0]?.total ?? 0, entries, all };
  });
}
