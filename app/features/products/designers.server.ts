import { asc, eq } from "drizzle-orm";
import { listProducts, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { designers } from "#app/features/catalogue/products.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";

export type DesignerAndRugs = {
  slug: string;
  name: string;
  /** Where they work: the biography's first line, when it has more than one. */
  place: string;
  biography: string;
  websiteUrl: string | null;
  portrait: Picture | null;
  rugs: ProductSummary[];
};

/** The designers in their order, with the rugs that they signed. */
export async function listDesigners(locale: Locale): Promise<DesignerAndRugs[]> {
  usesContent("designers", "products", "media");
  const rows = await contentOrDefault([], "The designers could not be read; none are shown", async () =>
    db().select().from(designers).where(eq(designers.active, true)).orderBy(asc(designers.displayOrder)),
  );
  const [people, rugs, portraits] = await Promise.all([
    translated("designers", rows, locale, ["name", "biography"]),
    listProducts(locale),
    getPictures(
      rows.flatMap(({ portraitUrl }) => portraitUrl ?? []),
      locale,
    ),
  ]);
  const signed = Map.groupBy(rugs, ({ designerId }) => designerId);
  return people.map(({ id, slug, name, biography, websiteUrl, portraitUrl }) => ({
    ...{ slug, name, websiteUrl },
    ...splitBiography(biography),
    portrait: (portraitUrl && portraits.get(portraitUrl)) || null,
    rugs: signed.get(id) ?? [],
  }));
}

function splitBiography(text: string): { place: string; biography: string } {
  const [first = "", ...rest] = text.split("\n");
  return rest.length > 0 ? { place: first, biography: rest.join("\n") } : { place: "", biography: first };
}
