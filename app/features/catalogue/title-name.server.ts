import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Locale, TranslatedLocale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isTranslated, translated } from "#app/platform/db/translations.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import { products } from "./products.table.ts";

type Titled = { id: string; slug: string; name: string; collectionId: string | null };

/** Rugs with the same name in a language are distinguished by collection, else by code. */
export async function titleNameOf(rug: Titled, collection: string | null, locale: Locale): Promise<string> {
  const { id, slug, name, collectionId } = rug;
  const namesakes = await listNamesakes(id, name, locale);
  if (namesakes.length === 0) return name;
  const isOnlyOneThere =
    collection !== null && namesakes.every((other) => other.collectionId !== collectionId);
  return `${name}, ${isOnlyOneThere ? collection : slug}`;
}

async function listNamesakes(id: string, name: string, locale: Locale) {
  // Queried first, so that both conditions can use an index.
  const translatedSo = isTranslated(locale) ? await idsCalledSo(name, locale) : [];
  const isOnSite = and(eq(products.active, true), isNull(products.withdrawnAt), ne(products.id, id));
  const rows = await db()
    .select({ id: products.id, name: products.name, collectionId: products.collectionId })
    .from(products)
    .where(
      and(
        isOnSite,
        or(eq(products.name, name), translatedSo.length > 0 ? inArray(products.id, translatedSo) : undefined),
      ),
    );
  const inLocale = await translated("products", rows, locale, ["name"]);
  return inLocale.filter((other) => other.name === name);
}

async function idsCalledSo(name: string, locale: TranslatedLocale): Promise<string[]> {
  const rows = await db()
    .select({ id: translations.entityId })
    .from(translations)
    .where(
      and(
        eq(translations.entity, "products"),
        eq(translations.field, "name"),
        eq(translations.locale, locale),
        eq(translations.value, name),
      ),
    );
  return rows.map(({ id }) => id);
}
