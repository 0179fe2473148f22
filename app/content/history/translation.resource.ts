import { editorOf } from "#app/accounts/guard.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { confirmTranslation } from "#app/platform/db/content/outdated-texts.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { postOnly } from "#app/platform/http/post-only.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import type { Route } from "./+types/translation.resource.ts";
import { CONTENT_KINDS, mayRestore } from "./content-kinds.server.ts";
import { isContentEntity } from "./history.rules.ts";
import { historyTexts } from "./history.texts.ts";

const { toasts } = historyTexts;

export const loader = postOnly;

/** "Continua certa": the translation is no longer outdated, and nothing of it changes. */
export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const [entity = "", id = "", language = "", field = ""] = String(fields.get("translation") ?? "").split(
    " ",
  );
  const locale = LOCALES.find((one) => one === language);
  const isMeant = isContentEntity(entity) && isId(id) && locale && mayRestore(editor, entity);
  const isDone =
    isMeant && (await confirmTranslation(editor, { kind: CONTENT_KINDS[entity], id, locale, field }));
  if (isDone) log.info({ editor: editor.id, entity, id, locale, field }, "Translation confirmed");
  const result: Outcome = isDone ? succeeded(toasts.translationConfirmed) : refused(toasts.gone);
  if (fields.has("inPlace") || !result.toast) return result;
  // Without script the form's own screen is shown again.
  const from = URL.parse(request.headers.get("referer") ?? "")?.pathname ?? "";
  throw await redirectWithToast(from.startsWith("/admin/") ? from : "/admin", result.toast);
}
