import { and, eq } from "drizzle-orm";
import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { editorAddress } from "#app/content-types.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { customPages } from "#app/features/pages/custom-pages.content.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Route } from "./+types/edit-page.resource.ts";
import { type EditPlace, editPlaceOf } from "./edit-places.ts";

const LISTS = {
  "/admin/colecoes": collections,
  "/admin/designers": designers,
  "/admin/paginas-criadas": customPages,
};

/** Redirects from a public page (`pagina`, and the visible `secao`) to its editor. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  editorOf(context);
  const query = new URL(request.url).searchParams;
  return redirect(await addressOf(editPlaceOf(query.get("pagina") ?? "", query.get("secao") ?? "")));
}

async function addressOf(place: EditPlace): Promise<string> {
  if ("address" in place) return place.address;
  const { list, slug, anchor } = place;
  if (list === "/admin/tapetes") {
    const [rug] = await db().select({ id: products.id }).from(products).where(eq(products.slug, slug));
    return rug ? `${list}/${rug.id}${anchor ? `#${anchor}` : ""}` : list;
  }
  const type = LISTS[list];
  const isNamed = and(eq(content.type, type.type), eq(content.slug, slug));
  const [found] = await db().select({ id: content.id }).from(content).where(isNamed);
  return found ? editorAddress(type, found.id) : list;
}
