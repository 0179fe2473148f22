import { and, asc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import { titleIn } from "#app/content/content.server.ts";
import { CONTENT_TYPES, editorAddress } from "#app/content-types.ts";
import { listPageForms } from "#app/features/pages/page-edits.server.ts";
import { listProductRows } from "#app/features/products/product-rows.server.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { listInbox } from "#app/requests/inbox/inbox.server.ts";
import type { ResultGroup } from "./find-entries.rules.ts";
import { findEntriesTexts as texts } from "./find-entries.texts.ts";

const SHOWN = 5;
const RUGS = "/admin/tapetes";
const PAGES = "/admin/paginas";
const REQUESTS = "/admin/leads";

/** Limited by the role's rights. */
export async function findEntries(editor: Editor, words: string): Promise<ResultGroup[]> {
  const may = (path: string) => mayOpen(editor.role, path);
  const groups = await Promise.all([
    may(RUGS) ? findProducts(editor, words) : [],
    findDeclared(may, words),
    may(PAGES) ? findPages(editor, words) : [],
    may(REQUESTS) ? findRequests(editor, words) : [],
  ]);
  return groups.flat().filter(({ total }) => total > 0);
}

const listOf = (path: string, words: string) => `${path}?${new URLSearchParams({ q: words })}`;

async function findProducts(editor: Editor, search: string): Promise<ResultGroup[]> {
  const asked = { search, page: 1, collectionId: null, filter: null };
  const { rows, total } = await listProductRows(editor, asked);
  const entries = rows.slice(0, SHOWN).map(({ id, name, collection }) => ({
    ...{ to: `${RUGS}/${id}`, name, about: collection ?? "" },
  }));
  return [{ name: texts.rugs, total, entries, all: listOf(RUGS, search) }];
}

async function findDeclared(may: (path: string) => boolean, search: string): Promise<ResultGroup[]> {
  const listed = (path: string) => `/admin/${path}`;
  // Pages also have built-in texts, and rugs the titles of collections; these have searches of their own.
  const types = CONTENT_TYPES.filter(
    ({ path }) => ![PAGES, RUGS].includes(listed(path)) && may(listed(path)),
  );
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

async function findPages(editor: Editor, search: string): Promise<ResultGroup[]> {
  const asked = plainWords(search);
  const entries = (await listPageForms(editor))
    .map(({ slug, words }) => ({
      to: `${PAGES}/${slug}`,
      name: words[siteLocale()].title || (words[DEFAULT_LOCALE].title ?? ""),
      about: "",
    }))
    .filter(({ name }) => asked.every((word) => plainLetters(name).includes(word)));
  return [{ name: texts.pages, total: entries.length, entries, all: PAGES }];
}

async function findRequests(editor: Editor, query: string): Promise<ResultGroup[]> {
  const filter = { query, origin: null, status: null, from: null, until: null, page: 1 };
  const { rows, total } = await listInbox(editor, filter);
  const entries = rows.slice(0, SHOWN).map(({ id, name, subject }) => ({
    ...{ to: `${REQUESTS}/${id}`, name, about: subject },
  }));
  return [{ name: texts.requests, total, entries, all: listOf(REQUESTS, query) }];
}
