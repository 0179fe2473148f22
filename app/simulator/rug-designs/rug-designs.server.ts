import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { amountText } from "#app/features/catalogue/amount.rules.ts";
import { lowestPrice } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { type RugDesign, rugDesignCounts, rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { getProductDraft, named } from "#app/features/products/editor/product-drafts.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, inEachTranslation, siteLocale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { log } from "#app/platform/log.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { MAX_SIZES, newRugDesign, type RugDesignDraft } from "./rug-designs.rules.ts";
import { isOutOfProportion } from "./rug-proportions.rules.ts";
import { parseSize, spelledSize } from "./rug-sizes.rules.ts";

/** A design in the panel's list. */
export type ListedDesign = Pick<RugDesign, "id" | "name" | "active" | "sizeConfirmed"> & {
  priceCents: number | null;
  sizes: number;
  tried: number;
  requested: number;
  picture: Picture | null;
};

export const DESIGNS_PER_PAGE = 30;

/** One page of designs, those in use first; the last one beyond the end. `page` counts from 1. */
export async function listRugDesigns(
  _editor: Editor,
  { search = "", page: asked = 1 } = {},
): Promise<{ designs: ListedDesign[]; total: number; page: number }> {
  const where = holdsWords([rugDesigns.name], search);
  const total = await db().$count(rugDesigns, where);
  const page = Math.min(asked, pagesOf(total, DESIGNS_PER_PAGE));
  const rows = await db()
    .select({
      id: rugDesigns.id,
      name: rugDesigns.name,
      active: rugDesigns.active,
      sizeConfirmed: rugDesigns.sizeConfirmed,
      priceCents: listedPrice(currencyOf(siteLocale())),
      imageUrl: rugDesigns.imageUrl,
      sizes: sql<number>`jsonb_array_length(${rugDesigns.sizes})`,
      tried: timesOf("tried"),
      requested: timesOf("requested"),
    })
    .from(rugDesigns)
    .where(where)
    .orderBy(desc(rugDesigns.active), asc(rugDesigns.displayOrder), asc(rugDesigns.createdAt))
    .limit(DESIGNS_PER_PAGE)
    .offset((page - 1) * DESIGNS_PER_PAGE);
  const pictures = await getPictures(
    rows.map(({ imageUrl }) => imageUrl),
    DEFAULT_LOCALE,
  );
  const designs = rows.map(({ imageUrl, ...row }) => ({ ...row, picture: pictures.get(imageUrl) ?? null }));
  return { designs, total, page };
}

/** The lowest of the rug in the catalogue, or the design's own. */
function listedPrice(currency: Currency) {
  const own = currency === "BRL" ? rugDesigns.priceBrlCents : rugDesigns.priceEurCents;
  return sql<number | null>`case when ${rugDesigns.productId} is null then ${own} else
    (select ${lowestPrice(currency)} from ${products} where ${products.id} = ${rugDesigns.productId}) end`;
}

const timesOf = (action: "tried" | "requested") =>
  sql<number>`(select coalesce(sum(${rugDesignCounts.count}), 0)::int from ${rugDesignCounts}
    where ${rugDesignCounts.rugDesignId} = ${rugDesigns.id} and ${rugDesignCounts.action} = ${action}
      and ${rugDesignCounts.span} = 'month')`;

type Which = { id: string } | { productId: string; id?: string };

/** What the editor begins with: a saved design, or the one that belongs to a product, with what is not published. */
export async function getUnpublishedRugDesign(editor: Editor, which: Which): Promise<RugDesignDraft | null> {
  const of = "productId" in which ? eq(rugDesigns.productId, which.productId) : undefined;
  const [row] = await db()
    .select({ id: rugDesigns.id })
    .from(rugDesigns)
    .where(and(of, which.id ? eq(rugDesigns.id, which.id) : undefined))
    .orderBy(asc(rugDesigns.displayOrder))
    .limit(1);
  return row
    ? readWithDrafts([{ kind: rugDesignContent, id: row.id }], () => getRugDesignDraft(editor, row.id))
    : null;
}

/** What is known of a rug of the catalogue is not asked for again. */
export async function beginDesignOf(editor: Editor, productId: string): Promise<RugDesignDraft | null> {
  const product = await getProductDraft(editor, productId);
  if (!product) return null;
  const sizes = product.sizes.flatMap(({ width, length }) => parseSize(`${width} x ${length}`) ?? []);
  const begun = newRugDesign();
  return {
    ...begun,
    productId,
    product: product.words[DEFAULT_LOCALE].name,
    name: product.words[siteLocale()].name || product.words[DEFAULT_LOCALE].name,
    names: inEachTranslation((locale) => (locale === siteLocale() ? "" : product.words[locale].name)),
    sizes: sizes.length > 0 ? sizes.slice(0, MAX_SIZES).map(spelledSize) : begun.sizes,
  };
}

/** A design as its form shows it. */
export async function getRugDesignDraft(_editor: Editor, id: string): Promise<RugDesignDraft | null> {
  const [row] = await db().select().from(rugDesigns).where(eq(rugDesigns.id, id));
  if (!row) return null;
  const picture =
    row.pictureWidth && row.pictureHeight ? { width: row.pictureWidth, height: row.pictureHeight } : null;
  const [product] = await named(row.productId ? [row.productId] : []);
  const [first] = row.sizes;
  const fits = picture && first && !isOutOfProportion(picture, first);
  return {
    id: row.id,
    name: row.name,
    names: inEachTranslation((locale) => row.document.name?.[locale] ?? ""),
    imageUrl: row.imageUrl,
    price: amountText(row.priceBrlCents),
    priceEur: amountText(row.priceEurCents),
    sizes: row.sizes.map(spelledSize),
    pileMillimetres: String(Math.round(row.pileHeightMetres * 1000)),
    shape: row.shape,
    edge: row.edge,
    // An old design says nothing of proportions that do not match, so the question is asked.
    fit: row.sizeConfirmed || fits ? row.fit : "",
    productId: row.productId ?? "",
    product: product?.name ?? "",
    yarns: row.yarns.map(({ paletteIndex, name, hex }) => ({ index: paletteIndex, name, hex })),
    picture,
  };
}

/** Shows a design in the simulator, or no longer. */
export async function showRugDesign(editor: Editor, id: string, active: boolean): Promise<string | null> {
  const change = async (tx: Transaction, watch: Watch) => {
    await watch(rugDesignContent, id);
    return tx
      .update(rugDesigns)
      .set({ active })
      .where(eq(rugDesigns.id, id))
      .returning({ name: rugDesigns.name });
  };
  const [row] = await withRevisions(editor, change);
  if (!row) return null;
  log.info({ editor: editor.id, rugDesign: id, active }, "Rug design shown or hidden");
  return row.name;
}
