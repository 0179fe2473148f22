import { editorOf } from "#app/accounts/guard.server.ts";
import { pathFor, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { postOnly } from "#app/platform/http/post-only.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { Route } from "./+types/preview-link-new.resource.ts";
import { LINK_DAYS, USUAL_LINK_DAYS } from "./preview-limits.rules.ts";
import { makePreviewLink } from "./preview-links.server.ts";
import { linkedBy, queryOf } from "./preview-places.rules.ts";

const [BAD_REQUEST, NOT_FOUND, FAILED] = [400, 404, 503];

export const loader = postOnly;

/** Returns the address, which is shown once. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const text = (name: string) => String(fields.get(name) ?? "");
  const edited = linkedBy(text("de"), { id: text("id"), panel: text("panel") });
  const id = edited?.id;
  if (!edited || !id || !isId(id)) return new Response(null, { status: BAD_REQUEST });
  const locale = siteLocales().find((one) => one === text("idioma")) ?? siteLocale();
  const days = LINK_DAYS.find((one) => String(one) === text("dias")) ?? USUAL_LINK_DAYS;
  return withFallback(
    new Response(null, { status: FAILED }),
    "A preview link could not be made",
    async () => {
      const token = await makePreviewLink(editor, { edited: { ...edited, id }, locale, days });
      if (!token) return new Response(null, { status: NOT_FOUND });
      const path = pathFor(locale, `/previa/${token}`) + queryOf(edited);
      return Response.json({ address: siteOrigin(request) + path });
    },
  );
}
