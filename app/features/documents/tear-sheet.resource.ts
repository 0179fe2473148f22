import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { matchesEtag } from "#app/platform/http/cache/page-cache.rules.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { LOOKUP_STATUS } from "#app/site/errors/lookup.ts";

type Arguments = { request: Request; params: { slug?: string } };

export async function loader({ request, params }: Arguments): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  // Lazy: the PDF library takes memory.
  const { findTearSheet } = await import("./tear-sheet.server.ts");
  const found = await findTearSheet(params.slug ?? "", locale, siteOrigin(request));
  if (found.state === "moved")
    return new Response(null, {
      status: 301,
      headers: { location: pathFor(locale, `/produtos/${found.slug}/ficha.pdf`) },
    });
  if (found.state !== "present") return new Response(null, { status: LOOKUP_STATUS[found.state] });
  const etag = `"${found.hash}"`;
  const headers = new Headers({
    etag,
    "cache-control": "public, no-cache",
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${found.fileName}"`,
  });
  if (matchesEtag(request.headers.get("if-none-match") ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const { bytes, isComplete } = await found.document();
  if (!isComplete) {
    headers.delete("etag");
    headers.set("cache-control", "no-store");
  }
  headers.set("content-length", String(bytes.length));
  return new Response(new Uint8Array(bytes), { headers });
}
