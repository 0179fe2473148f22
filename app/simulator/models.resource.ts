import type { Route } from "./+types/models.resource";
import { readModelQuery } from "./model-search.rules.ts";
import { findModels, readModels } from "./simulator-rugs.server.ts";

/** The owner's changes appear within a minute. */
const CACHED = { "cache-control": "public, max-age=60" };

export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const query = readModelQuery(new URL(request.url).searchParams);
  const found =
    "names" in query
      ? await readModels(query.names, query.locale)
      : await findModels(query.filter, query.page, query.locale);
  return Response.json(found, { headers: CACHED });
}
