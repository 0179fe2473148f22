import { and, count, eq, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { wordIn } from "#app/content/content.server.ts";
import { missingWords, productValues } from "#app/features/catalogue/product-values.server.ts";
import { lowestPrice } from "#app/features/catalogue/products.server.ts";
import { type Product, products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { currencyOf } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, inEachLocale, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { rowPictureOf } from "#app/media/pictures.ts";
import { isAmongFound } from "#app/platform/db/among-found.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { listOutdated, outdatedById } from "#app/platform/db/content/outdated-texts.server.ts";
import { newestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { hasWords } from "#app/platform/db/search-columns.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { PRODUCT_PAGE_SIZE, type ProductFilter, type ShownState } from "./admin-list/product-list-address.ts";
import { productContent } from "./editor/product-content.server.ts";
import { stateOf } from "./editor/product-drafts.server.ts";
import {
  hasOpenDraft,
  isScheduled,
  neverShown,
  type Waiting,
  waitingOf,
} from "./editor/unpublished-products.server.ts";

export type ProductRow = {
  id: string;
  name: string;
  slug: string;
  collection: string | null;
  sizes: number;
  /** Lowest in reais; null means "sob consulta". */
  priceCents: number | null;
  cover: Picture | null;
  state: ShownState;
  /** Null where nothing waits. */
  waiting: Waiting | null;
  missing: Record<Locale, number>;
  outdated: number;
};

export type ProductRows = { rows: ProductRow[]; total: number; page: number; version: number };

export type ProductQuery = {
  search: string;
  page: number;
  collectionId: string | null;
  filter: ProductFilter | null;
};

const NARROWED: Record<ProductFilter, () => SQL | undefined> = {
  published: () => and(eq(products.active, true), isNull(products.withdrawnAt)),
  draft: () => and(eq(products.active, false), isNull(products.withdrawnAt)),
  withdrawn: () => isNotNull(products.withdrawnAt),
  drafted: hasOpenDraft,
  scheduled: isScheduled,
  outsideSimulator: isOutsideSimulator,
};

export async function listProductRows(_editor: Editor, asked: ProductQuery): Promise<ProductRows> {
  const { collectionId, filter } = asked;
  const where = and(
    hasWords(products.searchWords, asked.search),
    collectionId
      ? or(eq(products.collectionId, collectionId), eq(products.categoryId, collectionId))
      : undefined,
    filter ? NARROWED[filter]() : undefined,
  );
  const [counted] = await db()
    .select({ total: count(), version: sql<number>`${newestVersion}` })
    .from(products)
    .where(where);
  const total = counted?.total ?? 0;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / PRODUCT_PAGE_SIZE)));
  const shown = db()
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...inOrder(products))
    .limit(PRODUCT_PAGE_SIZE)
    .offset((page - 1) * PRODUCT_PAGE_SIZE);
  const found = await db()
    .select({
      product: products,
      collection: wordIn("title", DEFAULT_LOCALE),
      priceCents: lowestPrice(currencyOf(siteLocale())),
    })
    .from(products)
    .leftJoin(content, eq(content.id, products.collectionId))
    .where(isAmongFound(products.id, shown))
    .orderBy(...inOrder(products));
  return { rows: await toRows(found), total, page, version: counted?.version ?? 0 };
}

function isOutsideSimulator(): SQL | undefined {
  const designs = db()
    .select({ id: rugDesigns.id })
    .from(rugDesigns)
    .where(and(eq(rugDesigns.productId, products.id), eq(rugDesigns.active, true)));
  return and(eq(products.active, true), isNull(products.withdrawnAt), notExists(designs));
}

/** Two counts, each of which an index answers; both in one pass would read every row. */
export async function countProducts(_editor: Editor): Promise<{ active: number; total: number }> {
  const [total, active] = [db().$count(products), db().$count(products, NARROWED.published())];
  const { rows } = await db().execute<{ active: number; total: number }>(
    sql`select ${active}::int as active, ${total}::int as total`,
  );
  return rows[0] ?? { active: 0, total: 0 };
}

export async function countOutsideSimulator(_editor: Editor): Promise<number> {
  return db().$count(products, isOutsideSimulator());
}

type Found = { product: Product; collection: string | null; priceCents: number | null };

async function toRows(found: Found[]): Promise<ProductRow[]> {
  if (found.length === 0) return [];
  const rugs = found.map(({ product }) => product);
  const ids = rugs.map(({ id }) => id);
  const [texts, waiting] = await Promise.all([listOutdated(productContent, ids), waitingOf(ids)]);
  const outdated = outdatedById(texts);
  const isHidden = (product: Product) => stateOf(product) === "draft" && waiting.get(product.id)?.isDraft;
  const unseen = await neverShown(rugs.filter(isHidden).map(({ id }) => id));
  const pictures = await getPictures(
    rugs.flatMap(({ images }) => images.slice(0, 1)),
    DEFAULT_LOCALE,
  );
  const coverOf = ([url = ""]: string[]): Picture | null => {
    const picture = pictures.get(url);
    return picture ? rowPictureOf(picture) : null;
  };
  return found.map(({ product, collection, priceCents }) => ({
    id: product.id,
    name: productValues(product, siteLocale()).name,
    slug: product.slug,
    collection,
    sizes: product.sizes.length,
    priceCents,
    cover: coverOf(product.images),
    state: unseen.has(product.id) ? "new" : stateOf(product),
    waiting: waiting.get(product.id) ?? null,
    missing: inEachLocale((locale) => missingWords(product, locale)),
    outdated: outdated.get(product.id) ?? 0,
  }));
}
