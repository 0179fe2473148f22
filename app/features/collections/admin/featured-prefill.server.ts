import type { Editor } from "#app/accounts/guard.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { featured } from "#app/features/catalogue/collections.content.ts";
import { FEATURED_FROM_KEY } from "#app/features/products/admin-list/product-list-address.ts";
import { getProductDraft } from "#app/features/products/editor/product-drafts.server.ts";
import { listProductRows } from "#app/features/products/product-rows.server.ts";
import { productSlugIn } from "#app/i18n/links.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { isId } from "#app/platform/ids.ts";
import { PRODUCT_SEARCH_KEY } from "../collection-types.ts";

const OFFERED = 6;

export type FeaturedPrefill = { id: string; words: Words; facts: { imageUrl: string; url: string } };
export type FeaturedPrefillOptions = {
  offered: { id: string; name: string }[];
  start: FeaturedPrefill | null;
};

/** Rugs of the site from which a featured place can begin, and what it takes from the one that was chosen. */
export async function getFeaturedPrefill(
  editor: Editor,
  query: URLSearchParams,
): Promise<FeaturedPrefillOptions> {
  const chosen = query.get(FEATURED_FROM_KEY) ?? "";
  if (isId(chosen)) return { offered: [], start: await startFrom(editor, chosen) };
  const search = query.get(PRODUCT_SEARCH_KEY) ?? "";
  const [{ rows }, places] = await Promise.all([
    listProductRows(editor, { search, page: 1, collectionId: null, filter: "published" }),
    listItems(featured),
  ]);
  const shown = new Set(places.map(({ entry }) => productSlugIn(entry.url)));
  // Whoever searches for a rug by name is told that it is there.
  const free = search ? rows : rows.filter(({ slug }) => !shown.has(slug));
  return { offered: free.slice(0, OFFERED).map(({ id, name }) => ({ id, name })), start: null };
}

/** What the site says, without a draft. Without prices: those of the rug are shown, and stay right when it changes. */
async function startFrom(editor: Editor, id: string): Promise<FeaturedPrefill | null> {
  const rug = await getProductDraft(editor, id);
  if (!rug) return null;
  const words = inEachLocale((locale) => {
    const { name = "", description = "" } = rug.words[locale];
    return { title: name, description };
  });
  return { id, words, facts: { imageUrl: rug.images[0] ?? "", url: `/produtos/${rug.slug}` } };
}
