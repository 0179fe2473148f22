import type { Route } from "./+types/icon.resource.ts";

const NOT_KEPT = { "cache-control": "no-store" };
/** A changed icon has another address. */
const KEPT = { "cache-control": "public, max-age=31536000, immutable" };

export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  // Lazy: font parsing takes memory.
  const { drawIcon } = await import("./icon.server.ts");
  const icon = await drawIcon(params.file);
  if (!icon) return new Response(null, { status: 404, headers: NOT_KEPT });
  return new Response(icon.body, { headers: { ...KEPT, "content-type": icon.type } });
}
