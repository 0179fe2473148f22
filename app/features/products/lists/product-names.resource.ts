import { editorOf } from "#app/accounts/guard.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { Route } from "./+types/product-names.resource.ts";
import { listProductNames } from "./product-names.server.ts";

const LONGEST_NAME = 200;
const FAILED = 500;

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const words = (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST_NAME);
  const headers = { "cache-control": "private, no-store" };
  return withFallback(
    Response.json([], { status: FAILED, headers }),
    "The names of the rugs could not be read",
    async () => Response.json(await listProductNames(editorOf(context), words), { headers }),
  );
}
