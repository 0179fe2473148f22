import { eq, max } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { type ContentItem, listItemPage } from "#app/content/content.server.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { listProductsAt } from "#app/features/catalogue/product.server.ts";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import { type Currency, currencyOf, formatPrice } from "#app/i18n/format.ts";
import { productSlugIn } from "#app/i18n/links.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { countAllMissing } from "#app/i18n/translated-words.ts";
import { getPictures } from "#app/media/media.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { outdatedById } from "#app/platform/db/content/outdated-texts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import {
  COLLECTION_PAGE_SIZE,
  COLLECTION_TYPES,
  type CollectionKind,
  type CollectionPlace,
  wordsOf,
} from "../collection-types.ts";
import { pathOfCollection } from "../collections.rules.ts";
import { NAMED_COLLECTIONS } from "../named-collections.defaults.ts";
import { isAt } from "./collection-editing.server.ts";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

export type CollectionRow = {
  id: string;
  name: string;
  facts: string;
  picture: Picture | null;
  isActive: boolean;
  isNamed: boolean;
  missing: number;
  outdated: number;
};

export type CollectionRows = { rows: CollectionRow[]; total: number; newestAt: number; page: number };
export type CollectionRowQuery = { search: string; page: number; place: CollectionPlace };

type Shown = { title: string; slug: string; imageUrl: string | null; url: string | null } & Partial<
  Record<"priceBrlCents" | "priceEurCents", number | null>
>;
const shownOf = ({ entry }: ContentItem) => entry as unknown as Shown;

export async function listCollectionRows(
  _editor: Editor,
  kind: CollectionKind,
  { search, page, place }: CollectionRowQuery,
): Promise<CollectionRows> {
  const type = COLLECTION_TYPES[kind];
  const among = { where: isAt(place), size: COLLECTION_PAGE_SIZE };
  const [[newest], { items, ...list }] = await Promise.all([
    db()
      .select({ at: max(content.createdAt) })
      .from(content)
      .where(eq(content.type, type.type)),
    listItemPage(type, search, page, among),
  ]);
  const urls = items.flatMap((item) => shownOf(item).imageUrl ?? []);
  const ids = items.map(({ id }) => id);
  const [pictures, outdated] = await Promise.all([
    getPictures(urls, DEFAULT_LOCALE),
    outdatedContent(type, ids).then(outdatedById),
  ]);
  const slugs = kind === "featured" ? items.flatMap((item) => productSlugIn(shownOf(item).url) ?? []) : [];
  const rugs = await pricesOfRugs(slugs);
  const rows = items.map((item) => {
    const { title, slug, imageUrl, url } = shownOf(item);
    return {
      id: item.id,
      name: title,
      facts:
        kind === "featured" ? priceFacts(shownOf(item), rugs, productSlugIn(url)) : pathOfCollection(slug),
      picture: pictures.get(imageUrl ?? "") ?? null,
      isActive: item.active,
      missing: countAllMissing(item.words, wordsOf(kind)),
      outdated: outdated.get(item.id) ?? 0,
      isNamed: kind === "collections" && NAMED_COLLECTIONS.some((named) => named.slug === slug),
    };
  });
  // Something new resets the form for a new entry.
  return { rows, newestAt: newest?.at?.getTime() ?? 0, ...list };
}

/** Prices by the rugs' addresses, in each currency that some visitor sees. */
type RugPrices = Map<Currency, ReadonlyMap<string, { priceCents: number | null }>>;

async function pricesOfRugs(slugs: string[]): Promise<RugPrices> {
  const sold = new Map(LOCALES.toReversed().map((locale) => [currencyOf(locale), locale]));
  const found = [...sold].map(async ([currency, locale]) => {
    return [currency, await listProductsAt(locale, slugs)] as const;
  });
  return new Map(await Promise.all(found));
}

type Price = { currency: Currency; cents: number };

/** A featured rug's own prices, with the rug's where they differ; without its own, that of the rug. */
function priceFacts({ priceBrlCents, priceEurCents }: Shown, rugs: RugPrices, slug = ""): string {
  const priced = (currency: Currency, cents: number | null | undefined): Price[] =>
    typeof cents === "number" ? [{ currency, cents }] : [];
  const ofRug = (currency: Currency) => priced(currency, rugs.get(currency)?.get(slug)?.priceCents);
  const own = [...priced("BRL", priceBrlCents), ...priced("EUR", priceEurCents)].filter(({ currency }) =>
    sellsIn(currency),
  );
  if (own.length === 0) return ofRug(currencyOf(DEFAULT_LOCALE)).map(said).map(texts.fromRug).join("");
  const others = own.flatMap(({ currency, cents }) =>
    ofRug(currency).filter((price) => price.cents !== cents),
  );
  const [shown, differing] = [own, others].map((prices) => prices.map(said).join(", "));
  return differing ? texts.ownPrice(shown ?? "", differing) : (shown ?? "");
}

const said = ({ cents, currency }: Price): string => formatPrice(cents, currency, DEFAULT_LOCALE);
