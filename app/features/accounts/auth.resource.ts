import type { Route } from "./+types/auth.resource.ts";
import { authFor } from "./auth.server.ts";

/** More than any of its requests needs. The library reads a body whole, so its length must be known before. */
const MAX_BODY_BYTES = 64 * 1024;

/** The authentication library's own endpoints, /api/auth/*. */
export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => authFor(request).handler(request);

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const announced = request.headers.get("content-length");
  if (announced === null && request.headers.has("transfer-encoding"))
    return new Response(null, { status: 411 });
  if (Number(announced) > MAX_BODY_BYTES) return new Response(null, { status: 413 });
  return authFor(request).handler(request);
}
