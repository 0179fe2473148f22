import { asc, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type Option = { id: string; name: string };
export type ProductChoices = { collections: Option[]; categories: Option[]; designers: Option[] };

/** Including inactive ones, which a rug may use. */
export async function listProductChoices(_editor: Editor): Promise<ProductChoices> {
  const [all, people] = await Promise.all([listItems(collections), listItems(designers)]);
  const at = (place: string): Option[] =>
    all.filter(({ entry }) => entry.place === place).map(({ id, entry }) => ({ id, name: entry.title }));
  return {
    collections: at("page"),
    categories: at("strip"),
    designers: people.map(({ id, entry }) => ({ id, name: entry.name })),
  };
}

export type ProductDesign = {
  id: string;
  name: string;
  picture: Picture | null;
  yarns: { name: string; hex: string }[];
};

/** The rug's page uses yarns and pile of the first. */
export async function listProductDesigns(_editor: Editor, productId: string): Promise<ProductDesign[]> {
  const designs = await db()
    .select({
      ...{ id: rugDesigns.id, name: rugDesigns.name, imageUrl: rugDesigns.imageUrl },
      yarns: rugDesigns.yarns,
    })
    .from(rugDesigns)
    .where(eq(rugDesigns.productId, productId))
    .orderBy(asc(rugDesigns.displayOrder));
  const pictures = await getPictures(
    designs.map(({ imageUrl }) => imageUrl),
    DEFAULT_LOCALE,
  );
  return designs.map(({ id, name, imageUrl, yarns }) => ({
    ...{ id, name, picture: pictures.get(imageUrl) ?? null },
    yarns: yarns.map(({ name, hex }) => ({ name, hex })),
  }));
}
