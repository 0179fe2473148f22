import { editorOf } from "#app/accounts/guard.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { Route } from "./+types/find-entries.resource.ts";
import { LEAST_LETTERS, MOST_LETTERS } from "./find-entries.rules.ts";
import { findEntries } from "./find-entries.server.ts";

const FAILED = 500;

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const words = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MOST_LETTERS);
  const headers = { "cache-control": "private, no-store" };
  if (words.length < LEAST_LETTERS) return Response.json([], { headers });
  return withFallback(
    Response.json([], { status: FAILED, headers }),
    "The entries of the administration could not be searched",
    async () => Response.json(await findEntries(editorOf(context), words), { headers }),
  );
}
