import { localeOfPath } from "#app/i18n/locales.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { requestedSlugs } from "./favourites.rules.ts";
import { listFavourites } from "./favourites.server.ts";

const UNAVAILABLE = 503;

/** Public data about `?tapetes=`; the request is not stored. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const slugs = requestedSlugs(searchParams);
  const { result, record } = await withContentTags(() => listFavourites(slugs, localeOfPath(pathname)));
  return Response.json(result, {
    status: record.isComplete ? 200 : UNAVAILABLE,
    headers: { "cache-control": "private, no-cache" },
  });
}
