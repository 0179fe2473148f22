import { editorOf } from "#app/features/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { isId } from "#app/platform/ids.ts";
import type { Route } from "./+types/receipt.resource";
import { getErasure } from "./erase-person.server.ts";
import { receiptText } from "./receipt.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const headers = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };
  const editor = editorOf(context);
  const receipt = isId(params.id) ? await getErasure(editor, params.id) : null;
  if (!receipt) return new Response(null, { status: 404, headers });
  const asked = new URL(request.url).searchParams.get("idioma");
  const locale = LOCALES.find((known) => known === asked) ?? DEFAULT_LOCALE;
  const { brand } = await getSettings(locale);
  return new Response(receiptText(receipt, locale, brand.name), {
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="recibo-${receipt.id.slice(0, 13)}-${locale}.txt"`,
    },
  });
}
