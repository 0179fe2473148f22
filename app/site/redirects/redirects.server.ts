import { and, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { findContent, isShown } from "#app/content/content.server.ts";
import { saveContent } from "#app/content/content-editing.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { customPages } from "#app/features/pages/custom-pages.content.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { redirects } from "./redirects.content.ts";
import { addressKey, REDIRECTS_PER_PAGE } from "./redirects.rules.ts";

/** Types of content that keep their former addresses. */
const RENAMED = {
  collections: { type: collections, folder: "/colecoes/" },
  custom_pages: { type: customPages, folder: "/pagina/" },
} as const;
type RenamedType = keyof typeof RENAMED;

export type RedirectOf = "own" | "products" | RenamedType;
/** `id`: of the owner's redirect, or the former slug. */
export type RedirectRow = { of: RedirectOf; id: string; from: string; to: string; name: string };

/** The owner's first, then those left by renaming, newest first. */
export async function listRedirects(
  _editor: Editor,
  { search, page }: { search: string; page: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const all = sql`(
    select 'own' as "of", ${content.id}::text as id, ${content.slug} as "from",
        ${content.published} ->> 'to' as "to", '' as name, ${content.createdAt} as at
      from ${content} where ${isShown(redirects)}
    union all select 'products', ${productSlugs.slug}, '/produtos/' || ${productSlugs.slug},
        '/produtos/' || ${products.slug}, ${products.name}, ${productSlugs.createdAt}
      from ${productSlugs} join ${products} on ${products.id} = ${productSlugs.productId}
      where ${products.active} or ${products.withdrawnAt} is not null
    ${sql.join(
      Object.entries(RENAMED).map(
        ([of, { type, folder }]) =>
          sql`union all select ${of}::text, ${contentSlugs.slug}, ${folder}::text || ${contentSlugs.slug},
            ${folder}::text || ${content.slug}, ${content.published} #>> '{title,pt-BR}', ${contentSlugs.createdAt}
          from ${contentSlugs} join ${content} on ${content.id} = ${contentSlugs.contentId}
          where ${isShown(type)}`,
      ),
      sql` `,
    )}
  ) as addresses`;
  const found = holdsWords([sql`"from"`, sql`"to"`, sql`name`], search) ?? sql`true`;
  const counted = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from ${all} where ${found}`,
  );
  const { rows } = await db().execute<RedirectRow>(
    sql`select "of", id, "from", "to", name from ${all} where ${found}
      order by ("of" = 'own') desc, at desc, "from"
      limit ${REDIRECTS_PER_PAGE} offset ${(page - 1) * REDIRECTS_PER_PAGE}`,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Where the owner lets an address without a page lead. */
export async function findRedirect(pathname: string): Promise<string | null> {
  const found = await contentOrDefault(null, "The redirects could not be read", () =>
    findContent(redirects, addressKey(pathname)),
  );
  return found?.to ?? null;
}

export function addRedirect(editor: Editor, facts: { from: string; to: string }) {
  const changed = inEachLocale(() => ({}));
  return saveContent(editor, redirects, { id: null, facts: { active: true, ...facts }, changed });
}

/** What undoes it; null when it was not there. */
export async function removeRedirect(editor: Editor, of: RedirectOf, id: string): Promise<string | null> {
  if (of === "own") {
    const removed = await removeContent(editor, kindOf(redirects), id);
    return removed && `own:${removed}`;
  }
  const owner = await (of === "products" ? removeProductSlug(id) : removeContentSlug(of, id));
  if (!owner) return null;
  await note(editor, "deleted", of, id);
  return `${of}:${id}:${owner}`;
}

/** False when it is too late, or when another page has the address. */
export async function undeleteRedirect(editor: Editor, removed: string): Promise<boolean> {
  const [of = "", id = "", owner = ""] = removed.split(":");
  if (of === "own") return undeleteContent(editor, kindOf(redirects), id);
  try {
    const isBack = await (of in RENAMED
      ? addContentSlug(of as RenamedType, id, owner)
      : addProductSlug(id, owner));
    if (isBack) await note(editor, "brought-back", of, id);
    return isBack;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function note(editor: Editor, action: "deleted" | "brought-back", of: string, slug: string) {
  log.info({ editor: editor.id, of, slug }, `A former address was ${action}`);
  await logEvent(editor, action, { about: `/admin/redirecionamentos ${of} ${slug}` });
}

async function removeProductSlug(slug: string): Promise<string | undefined> {
  const [gone] = await db().delete(productSlugs).where(eq(productSlugs.slug, slug)).returning();
  return gone?.productId;
}

async function removeContentSlug(of: RenamedType, slug: string): Promise<string | undefined> {
  const isIt = and(eq(contentSlugs.type, RENAMED[of].type.type), eq(contentSlugs.slug, slug));
  const [gone] = await db().delete(contentSlugs).where(isIt).returning();
  return gone?.contentId;
}

async function addProductSlug(slug: string, productId: string): Promise<boolean> {
  if ((await db().$count(products, eq(products.slug, slug))) > 0) return false;
  if ((await db().$count(products, eq(products.id, productId))) === 0) return false;
  await db().insert(productSlugs).values({ slug, productId });
  return true;
}

async function addContentSlug(of: RenamedType, slug: string, contentId: string): Promise<boolean> {
  const { type } = RENAMED[of].type;
  const isTaken = and(eq(content.type, type), eq(content.slug, slug));
  if ((await db().$count(content, isTaken)) > 0) return false;
  if ((await db().$count(content, and(eq(content.type, type), eq(content.id, contentId)))) === 0)
    return false;
  await db().insert(contentSlugs).values({ type, slug, contentId });
  return true;
}
