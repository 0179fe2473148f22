import { eq, inArray } from "drizzle-orm";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { offer, receiveRequest } from "./receive-request.server.ts";
import { favouritesRequest, quoteRequest, sampleRequest } from "./rug.request.ts";
import type { Submission } from "./submissions.server.ts";

export function receiveRugRequest(request: Request) {
  return receiveRequest(
    request,
    offer(quoteRequest, rugOf),
    offer(sampleRequest, rugOf),
    offer(favouritesRequest, rugsOf),
  );
}

async function rugOf({ product }: { product?: string }, { locale }: Submission) {
  if (!product) return {};
  const rows = await db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, product));
  const [rug] = await translated("products", rows, locale, ["name"]);
  return rug ? { productId: rug.id, carpetName: rug.name } : {};
}

async function rugsOf({ rugs }: { rugs: string[] }, { locale }: Submission) {
  const rows =
    rugs.length === 0
      ? []
      : await db()
          .select({ id: products.id, slug: products.slug, name: products.name })
          .from(products)
          .where(inArray(products.slug, rugs));
  const known = await translated("products", rows, locale, ["name"]);
  return {
    carpetName: known.map(({ name }) => name).join(", "),
    details: { rugs: known.map(({ slug }) => slug) },
  };
}
