import { and, count, eq, inArray, isNotNull } from "drizzle-orm";
import { isShown, listContent } from "#app/content/content.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { isListed, listProducts, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { listPicturesOf } from "#app/features/catalogue/rug-pictures.server.ts";
import { isKnotted } from "#app/features/catalogue/technique.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { contentOrDefault, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type DesignerWithProducts = {
  id: string;
  slug: string;
  name: string;
  place: string;
  biography: string;
  websiteUrl: string | null;
  portrait: Picture | null;
  rugs: ProductSummary[];
  /** A rug of theirs as squares. */
  drawing: Drawing | null;
  /** Of the last rug, where the rugs leave room for it. */
  room: Picture | null;
  total: number;
};

export type Drawing = { name: string; url: string; columns: number; rows: number; isKnotted: boolean };

const RUGS_SHOWN = 12;
/** As many leave room beside them. */
const FEW_RUGS = 2;

export async function listDesigners(locale: Locale): Promise<DesignerWithProducts[]> {
  usesParts("products", ["all"]);
  const people = await contentOrDefault([], "The designers could not be read; none are shown", () =>
    listContent(designers, locale),
  );
  const [{ rugs, totals }, portraits] = await Promise.all([
    listSigned(locale),
    getPictures(
      people.flatMap(({ portraitUrl }) => portraitUrl ?? []),
      locale,
    ),
  ]);
  const signed = Map.groupBy(rugs, ({ designerId }) => designerId);
  const lastOfFew = (id: string) => {
    const own = signed.get(id) ?? [];
    return own.length <= FEW_RUGS ? own.at(-1)?.id : undefined;
  };
  const [drawings, pictures] = await Promise.all([
    listDrawings(people.flatMap(({ id }) => signed.get(id)?.[0] ?? [])),
    listPicturesOf(
      people.flatMap(({ id }) => lastOfFew(id) ?? []),
      locale,
    ),
  ]);
  return people.map(({ id, slug, name, biography, websiteUrl, portraitUrl }) => ({
    ...{ id, slug, name, websiteUrl },
    ...splitBiography(biography),
    portrait: (portraitUrl && portraits.get(portraitUrl)) || null,
    rugs: signed.get(id) ?? [],
    drawing: drawings.get(signed.get(id)?.[0]?.id ?? "") ?? null,
    // After the view from above.
    room: pictures.get(lastOfFew(id) ?? "")?.[1] ?? null,
    total: totals.get(id) ?? 0,
  }));
}

function listDrawings(rugs: ProductSummary[]): Promise<Map<string, Drawing>> {
  return contentOrDefault(
    new Map(),
    "The designers' drawings could not be read; none are shown",
    async () => {
      const rows = await db()
        .select({
          rugId: rugDesigns.productId,
          url: rugDesigns.imageUrl,
          columns: rugDesigns.pictureWidth,
          rows: rugDesigns.pictureHeight,
          technique: products.technique,
        })
        .from(rugDesigns)
        .innerJoin(products, eq(products.id, rugDesigns.productId))
        .where(
          and(
            eq(rugDesigns.active, true),
            inArray(
              rugDesigns.productId,
              rugs.map(({ id }) => id),
            ),
          ),
        );
      return new Map(
        rows.flatMap(({ rugId, url, columns, rows: high, technique }): [string, Drawing][] => {
          const rug = rugs.find(({ id }) => id === rugId);
          return rug && columns !== null && high !== null
            ? [[rug.id, { name: rug.name, url, columns, rows: high, isKnotted: isKnotted(technique) }]]
            : [];
        }),
      );
    },
  );
}

type Signed = { rugs: ProductSummary[]; totals: Map<string, number> };

function listSigned(locale: Locale): Promise<Signed> {
  const none: Signed = { rugs: [], totals: new Map() };
  return contentOrDefault(none, "The designers' rugs could not be read; none are shown", async () => {
    const first = db()
      .select({ id: products.id })
      .from(products)
      .where(and(isListed(), eq(products.designerId, content.id)))
      .orderBy(...inOrder(products))
      .limit(RUGS_SHOWN)
      .as("first");
    const [found, counted] = await Promise.all([
      db().select({ id: first.id }).from(content).crossJoinLateral(first).where(isShown(designers)),
      db()
        .select({ id: products.designerId, total: count() })
        .from(products)
        .where(and(isListed(), isNotNull(products.designerId)))
        .groupBy(products.designerId),
    ]);
    const ids = found.map(({ id }) => id);
    return {
      rugs: ids.length > 0 ? await listProducts(locale, { ids }) : [],
      totals: new Map(counted.flatMap(({ id, total }) => (id ? [[id, total]] : []))),
    };
  });
}

function splitBiography(text: string): { place: string; biography: string } {
  const [first = "", ...rest] = text.split("\n");
  return rest.length > 0 ? { place: first, biography: rest.join("\n") } : { place: "", biography: first };
}
