import { eq, inArray } from "drizzle-orm";
import { productWord } from "#app/features/catalogue/product-values.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { favouritesRequest, quoteRequest, sampleRequest, swatchRequest } from "./product.request.ts";
import { receiveRequest, requestHandler } from "./receive-request.server.ts";
import type { Submission } from "./submissions.server.ts";

export function receiveProductRequest(request: Request) {
  return receiveRequest(
    request,
    requestHandler(quoteRequest, rugOf),
    requestHandler(sampleRequest, rugOf),
    requestHandler(swatchRequest),
    requestHandler(favouritesRequest, rugsOf),
  );
}

async function rugOf({ product }: { product?: string }, { locale }: Submission) {
  if (!product) return {};
  const [rug] = await db()
    .select({ id: products.id, name: productWord("name", locale) })
    .from(products)
    .where(eq(products.id, product));
  return rug ? { productId: rug.id, carpetName: rug.name } : {};
}

async function rugsOf({ rugs }: { rugs: string[] }, { locale }: Submission) {
  const known =
    rugs.length === 0
      ? []
      : await db()
          .select({ slug: products.slug, name: productWord("name", locale) })
          .from(products)
          .where(inArray(products.slug, rugs));
  return {
    carpetName: known.map(({ name }) => name).join(", "),
    details: { rugs: known.map(({ slug }) => slug) },
  };
}
