import { type MiddlewareFunction, replace } from "react-router";
import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { mayRestore } from "#app/content/history/content-kinds.server.ts";
import { entityAt } from "#app/content/history/history.rules.ts";
import { leftOf } from "#app/content/versions/draft-toasts.server.ts";
import { draftsTexts } from "#app/content/versions/drafts.texts.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { readMinute } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { REVISED_IN, type RevisedIn } from "#app/platform/db/content/content-state.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { DRAFT_FORM } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { discardDrafts, restoreDiscarded } from "./discard.server.ts";
import { DISCARDED_PARAM } from "./drafts.rules.ts";
import { draftsScreenTexts as texts } from "./drafts.texts.ts";
import { type DraftTarget, publishDrafts } from "./publish.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "./schedules.server.ts";

const { toasts } = texts;

/** Of every screen that shows drafts: their forms are posted to the screen itself. */
export const draftForms: MiddlewareFunction<Response> = async ({ request, context, url }, next) =>
  request.method === "POST" && url.searchParams.has(DRAFT_FORM)
    ? handleDraftForm(editorOf(context), await readEditorFields(request), url)
    : next();

/** Leads back to the screen that the form was posted to. */
export async function handleDraftForm(editor: Editor, fields: FormData, { href }: URL): Promise<never> {
  const { pathname, searchParams } = new URL(href);
  searchParams.delete(DRAFT_FORM);
  searchParams.delete(DISCARDED_PARAM);
  const outcome = await attempt(editor, fields);
  if (outcome.value)
    searchParams.set(DISCARDED_PARAM, `${fields.get("slug")}.${fields.get("id")}.${outcome.value}`);
  const back = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  throw replace(back, outcome.toast ? { headers: await flash(outcome.toast) } : {});
}

async function attempt(editor: Editor, fields: FormData): Promise<Outcome<number>> {
  const text = (name: string) => String(fields.get(name) ?? "");
  const [entity, id] = [entityAt(text("slug")), text("id")];
  const locales = REVISED_IN.filter((one) => one === text("locale"));
  if (!entity || !isId(id) || locales.length === 0 || !mayRestore(editor, entity))
    return refused(toasts.gone);
  return withFallback(refused(toasts.failed), `A draft could not be changed: ${entity} ${id}`, () =>
    run(editor, { entity, id }, locales, fields),
  );
}

async function run(
  editor: Editor,
  target: DraftTarget,
  locales: readonly RevisedIn[],
  fields: FormData,
): Promise<Outcome<number>> {
  const asked = readMinute(String(fields.get("at") ?? ""));
  const at = asked && asked > now() ? asked : null;
  switch (fields.get("intent")) {
    case "publish":
      return publish(editor, target, locales);
    case "schedule":
      if (!at) return refused(toasts.past);
      return (await scheduleDrafts(editor, target, locales, at))
        ? succeeded(draftsTexts.toasts.scheduled(formatDayAndTime(at, now())))
        : refused(toasts.gone);
    case "unschedule":
      await scheduleDrafts(editor, target, locales, null);
      return succeeded(toasts.unscheduled);
    case "withdraw":
      if (!at) return refused(toasts.past);
      return (await scheduleWithdrawal(editor, target, at))
        ? succeeded(toasts.leaves(formatDayAndTime(at, now())))
        : refused(toasts.gone);
    case "stay":
      await scheduleWithdrawal(editor, target, null);
      return succeeded(toasts.stays);
    case "discard": {
      const version = await discardDrafts(editor, target, locales);
      return version === null ? refused(toasts.gone) : succeeded(undefined, version);
    }
    case "undelete": {
      const isBack = await restoreDiscarded(editor, target, Number(fields.get("version")));
      return isBack ? succeeded(toasts.back) : refused(toasts.tooLate);
    }
    default:
      return refused(toasts.failed);
  }
}

async function publish(
  editor: Editor,
  target: DraftTarget,
  locales: readonly RevisedIn[],
): Promise<Outcome<number>> {
  const { end, left } = await publishDrafts({ editor, actor: editor }, target, locales);
  if (end === "published" || end === "nothing") return succeeded(toasts[end]);
  if (end === "lost") return refused({ title: toasts.partly, text: leftOf(left) });
  return refused({ title: toasts.notDone, text: draftsTexts.failures[end] });
}
