import { editorOf } from "#app/accounts/guard.server.ts";
import { siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { TookTooLongError } from "#app/platform/db/content/read-with-drafts.server.ts";
import { acceptedEncoding } from "#app/platform/http/cache/page-cache.rules.ts";
import { encodeOnce } from "#app/platform/http/encoded-body.server.ts";
import { postOnly } from "#app/platform/http/post-only.ts";
import { readAtMost } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Route } from "./+types/preview.resource.ts";
import { type Preview, previewTyped } from "./preview.server.ts";
import { MAX_TYPED_BYTES } from "./preview-limits.rules.ts";
import { editedBy, TYPED_INTENTS } from "./preview-places.rules.ts";

const [BAD_REQUEST, TOO_LARGE, OVERTAKEN] = [400, 413, 409];

export const loader = postOnly;

/** The body has the form's fields; the query says whose they are. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const query = new URL(request.url).searchParams;
  const bytes = await readAtMost(request, MAX_TYPED_BYTES);
  if (bytes === "tooLarge") return nothing(TOO_LARGE);
  const typed = new URLSearchParams(Buffer.from(bytes).toString("utf8"));
  const edited = editedBy(query.get("de") ?? "", {
    id: query.get("id") ?? typed.get("id") ?? "",
    panel: typed.get("panel") ?? "",
  });
  const intent = typed.get("intent");
  if (!edited || (intent !== null && !TYPED_INTENTS.includes(intent))) return nothing(BAD_REQUEST);
  const locale = siteLocales().find((one) => one === query.get("idioma")) ?? siteLocale();
  const orKept = query.has("inteira");
  try {
    const origin = siteOrigin(request);
    const preview = await previewTyped(editor, { request, edited, typed, locale, origin, orKept });
    return preview ? await sent(request, preview) : nothing(OVERTAKEN);
  } catch (error) {
    if (error instanceof TookTooLongError) log.warn({ address: edited.address }, "A preview took too long");
    else log.error({ err: error, address: edited.address }, "A preview could not be made");
    return sent(request, { state: "failed", status: 503 });
  }
}

const nothing = (status: number) => new Response(null, { status });

async function sent(request: Request, preview: Preview): Promise<Response> {
  const headers = new Headers({
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    vary: "accept-encoding",
  });
  const body = Buffer.from(JSON.stringify(preview));
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  if (encoding === "identity") return new Response(body, { headers });
  headers.set("content-encoding", encoding);
  return new Response(await encodeOnce(body, encoding), { headers });
}
