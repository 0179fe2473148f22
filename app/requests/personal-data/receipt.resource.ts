import { editorOf } from "#app/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { download } from "#app/platform/http/download.ts";
import { isId } from "#app/platform/ids.ts";
import type { Route } from "./+types/receipt.resource";
import { getErasure } from "./erase-person.server.ts";
import { receiptText } from "./receipt.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const receipt = isId(params.id) ? await getErasure(editor, params.id) : null;
  if (!receipt) return new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("idioma");
  const locale = LOCALES.find((known) => known === asked) ?? DEFAULT_LOCALE;
  const { brand } = await getSettings(locale);
  const name = `recibo-${receipt.id.slice(0, 13)}-${locale}.txt`;
  return download(receiptText(receipt, locale, brand.name), name, "text/plain; charset=utf-8");
}
