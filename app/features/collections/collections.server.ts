import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { removeTranslations, translated } from "#app/platform/db/translations.server.ts";
import { contentChanged, contentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { type CollectionForm, FEATURED_LIMIT, freeSlug, slugOf } from "./collections.rules.ts";
import { type Collection, collections } from "./collections.table.ts";

export const ENTITY = "collections";
const FIELDS = ["title", "description", "exploreText"] as const;

export type FeaturedRug = {
  id: string;
  name: string;
  description: string;
  /** Null is "sob consulta". */
  priceCents: number | null;
  currency: Currency;
  url: string;
  picture: Picture | null;
};

/** The rugs of the main page's carousel: active ones, newest first. */
export async function listFeatured(locale: Locale): Promise<FeaturedRug[]> {
  usesContent("collections", "media");
  try {
    const rows = await db()
      .select()
      .from(collections)
      .where(and(eq(collections.kind, "featured"), eq(collections.active, true)))
      .orderBy(desc(collections.createdAt))
      .limit(FEATURED_LIMIT);
    const rugs = await translated(ENTITY, rows, locale, FIELDS);
    const pictures = await getPictures(
      rugs.map(({ imageUrl }) => imageUrl).filter((url) => url !== null),
      locale,
    );
    const currency = currencyOf(locale);
    return rugs.map((rug) => ({
      id: rug.id,
      name: rug.title,
      description: rug.description,
      priceCents: currency === "BRL" ? rug.priceBrlCents : rug.priceEurCents,
      currency,
      url: rug.url ?? "",
      picture: (rug.imageUrl && pictures.get(rug.imageUrl)) || null,
    }));
  } catch (error) {
    contentUnread();
    log.error({ err: error }, "The featured rugs could not be read; none are shown");
    return [];
  }
}

/** The families of the catalogue, in their order. The shelves of the strip, such as "Lisos", are not among them. */
export async function listCollections(locale: Locale): Promise<Collection[]> {
  usesContent("collections", "media");
  const rows = await db()
    .select()
    .from(collections)
    .where(
      and(eq(collections.kind, "collection"), eq(collections.active, true), isNull(collections.tileOrder)),
    )
    .orderBy(asc(collections.displayOrder));
  return translated(ENTITY, rows, locale, FIELDS);
}

/** Everything of one kind, active or not, newest first. */
export async function listAllCollections(_editor: Editor, kind: Collection["kind"]): Promise<Collection[]> {
  return db()
    .select()
    .from(collections)
    .where(eq(collections.kind, kind))
    .orderBy(desc(collections.createdAt));
}

/** Creates a collection, or updates the one with the form's id. Its address keeps the slug that it was born with. */
export async function saveCollection(editor: Editor, form: CollectionForm): Promise<Collection | null> {
  const { id, ...values } = form;
  const saved = await inTransaction(async (tx) => {
    if (id) {
      const [updated] = await tx.update(collections).set(values).where(eq(collections.id, id)).returning();
      return updated ?? null;
    }
    const slug = freeSlug(slugOf(form.title), await takenSlugs(tx, form.kind));
    const [inserted] = await tx
      .insert(collections)
      .values({ ...values, slug })
      .returning();
    return inserted ?? null;
  });
  if (!saved) return null;
  await contentChanged("collections");
  log.info({ editor: editor.id, collection: saved.id, kind: saved.kind }, "Collection saved");
  return saved;
}

/** False when it was not there. */
export async function removeCollection(editor: Editor, id: string): Promise<boolean> {
  const isRemoved = await inTransaction(async (tx) => {
    const rows = await tx.delete(collections).where(eq(collections.id, id)).returning();
    if (rows.length > 0) await removeTranslations(tx, ENTITY, id);
    return rows.length > 0;
  });
  if (!isRemoved) return false;
  await contentChanged("collections", "products");
  log.info({ editor: editor.id, collection: id }, "Collection removed");
  return true;
}

async function takenSlugs(tx: Transaction, kind: Collection["kind"]): Promise<string[]> {
  const rows = await tx
    .select({ slug: collections.slug })
    .from(collections)
    .where(eq(collections.kind, kind));
  return rows.map(({ slug }) => slug);
}
