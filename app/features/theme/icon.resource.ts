import type { Route } from "./+types/icon.resource.ts";

const NOT_KEPT = { "cache-control": "no-store" };
/** An icon's address names what it shows; the next one has another. */
const KEPT = { "cache-control": "public, max-age=31536000, immutable" };

/** `/icone/:version/:file`: the small pictures that stand for the brand in tabs and on home screens. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  // Loaded with the first icon: what reads typefaces takes memory.
  const { drawIcon } = await import("./icon.server.ts");
  const icon = await drawIcon(params.file);
  if (!icon) return new Response(null, { status: 404, headers: NOT_KEPT });
  return new Response(icon.body, { headers: { ...KEPT, "content-type": icon.type } });
}
