import { LOCALES } from "#app/i18n/locales.ts";
import { serveFile } from "#app/media/delivery/files.server.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { DRAWINGS_BUCKET } from "#app/platform/storage/kept-drawing.server.ts";
import type { Route } from "./+types/share-card.resource.ts";
import { CARD_KINDS } from "./share-card.rules.ts";
import { cachedCard, findCard } from "./share-cards.server.ts";

const NOT_KEPT = { "cache-control": "no-store" };
const FILE = /^([a-z0-9-]+)\.jpg$/;

/** `/og/:locale/:kind/:file` */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const locale = LOCALES.find((known) => known === params.locale);
  const kind = CARD_KINDS.find((known) => known === params.kind);
  const [, slug] = FILE.exec(params.file) ?? [];
  const { result: card, record } = await withContentTags(async () =>
    locale && kind && slug ? findCard(kind, slug, locale) : null,
  );
  if (!card) return new Response(null, { status: 404, headers: NOT_KEPT });
  const response = await cachedCard(card, `cards/${locale}/${kind}/${slug}/`, record.isComplete);
  if ("key" in response) return serveFile(request, DRAWINGS_BUCKET, response.key);
  const headers = { ...NOT_KEPT, "content-type": "image/jpeg" };
  return new Response(new Uint8Array(response.bytes), { headers });
}
