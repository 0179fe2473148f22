import { and, asc, eq, inArray } from "drizzle-orm";
import { displaySize, ROUND_SHAPE } from "#app/features/catalogue/products.rules.ts";
import { coverUrl, isIn, showsOneOf } from "#app/features/catalogue/products.server.ts";
import { type ProductSize, products } from "#app/features/catalogue/products.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { keptValue } from "#app/platform/http/cache/cached-values.server.ts";
import { usesParts } from "#app/platform/http/cache/content-tags.server.ts";

export type CategoryProduct = { imageUrl: string | null; widthMetres: number | undefined; isRound: boolean };

type Category = { id: string; imageUrl: string | null };
type Candidate = { id: string; shape: string; coverUrl: string | null; sizes: ProductSize[] };

/** The rug in the category's picture, else its first rug. */
export async function listCategoryProducts(categories: Category[]): Promise<Map<string, CategoryProduct>> {
  const ids = categories.map(({ id }) => id);
  usesParts("products", ["pictures", ...ids.map((id) => `in:${id}`)]);
  if (ids.length === 0) return new Map();
  const name = `products of ${JSON.stringify(categories.map(({ id, imageUrl }) => [id, imageUrl]))}`;
  const chosen = await keptValue(name, ["products"], () => choose(categories));
  usesParts(
    "products",
    [...chosen.values()].map(({ id }) => id),
  );
  return new Map([...chosen].map(([category, rug]) => [category, scaled(rug)]));
}

async function choose(categories: Category[]): Promise<Map<string, Candidate>> {
  const pictures = categories.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  const [pictured, first] = await Promise.all([
    listShown(pictures),
    listFirst(categories.map(({ id }) => id)),
  ]);
  const chosen = new Map<string, Candidate>();
  for (const category of categories) {
    const own = pictured.find(({ images }) => images.includes(category.imageUrl ?? ""));
    const rug = own ?? first.get(category.id);
    if (rug) chosen.set(category.id, rug);
  }
  return chosen;
}

const candidate = () => ({
  ...{ id: products.id, shape: products.shape, sizes: products.sizes },
  coverUrl: coverUrl().as("cover_url"),
});

const listShown = async (urls: string[]) =>
  db()
    .select({ ...candidate(), images: products.images })
    .from(products)
    .where(and(eq(products.active, true), showsOneOf(urls)))
    .orderBy(asc(products.displayOrder));

async function listFirst(ids: string[]): Promise<Map<string, Candidate>> {
  const first = db()
    .select(candidate())
    .from(products)
    .where(and(eq(products.active, true), isIn(content.id)))
    .orderBy(...inOrder(products))
    .limit(1)
    .as("first");
  const rows = await db()
    .select({
      ...{ category: content.id, id: first.id, shape: first.shape },
      ...{ sizes: first.sizes, coverUrl: first.coverUrl },
    })
    .from(content)
    .crossJoinLateral(first)
    .where(inArray(content.id, ids));
  return new Map(rows.map(({ category, ...rug }) => [category, rug]));
}

function scaled({ shape, sizes, coverUrl }: Candidate): CategoryProduct {
  const isRound = shape === ROUND_SHAPE;
  return { imageUrl: coverUrl, widthMetres: displaySize(sizes, isRound)?.widthMetres, isRound };
}
