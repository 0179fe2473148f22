import { redirect } from "react-router";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { mayRestore } from "#app/features/history/content-kinds.server.ts";
import { entityAt } from "#app/features/history/history.rules.ts";
import { readMinute } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { REVISED_IN, type RevisedIn } from "#app/platform/db/content-state.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { leftOf } from "#app/shell/versions/draft-toasts.server.ts";
import { draftsTexts } from "#app/shell/versions/drafts.texts.ts";
import { discardDrafts, restoreDiscarded } from "./discard.server.ts";
import { DISCARDED_PARAM, DRAFTS_PATH } from "./drafts.rules.ts";
import { draftsScreenTexts as texts } from "./drafts.texts.ts";
import { type DraftTarget, publishDrafts } from "./publish.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "./schedules.server.ts";

const { toasts } = texts;

/** Against open redirects: editors' screens only. */
const SCREEN = /^\/(?:admin(?:\/[\w-]+)*|simulador-admin)(?:\?[^#]*)?$/;

export async function handleDraftForm(editor: Editor, fields: FormData, home = DRAFTS_PATH): Promise<never> {
  const text = (name: string) => String(fields.get(name) ?? "");
  const [path = home, query] = (SCREEN.test(text("back")) ? text("back") : home).split("?");
  const params = new URLSearchParams(query);
  params.delete(DISCARDED_PARAM);
  const outcome = await attempt(editor, fields);
  if (outcome.value) params.set(DISCARDED_PARAM, `${text("slug")}.${text("id")}.${outcome.value}`);
  const back = params.size > 0 ? `${path}?${params}` : path;
  throw redirect(back, outcome.toast ? { headers: await flash(outcome.toast) } : {});
}

async function attempt(editor: Editor, fields: FormData): Promise<Outcome<number>> {
  const text = (name: string) => String(fields.get(name) ?? "");
  const [entity, id] = [entityAt(text("slug")), text("id")];
  const locales = REVISED_IN.filter((one) => one === text("locale"));
  if (!entity || !isId(id) || locales.length === 0 || !mayRestore(editor, entity))
    return refused(toasts.gone);
  try {
    return await run(editor, { entity, id }, locales, fields);
  } catch (error) {
    log.error({ err: error, entity, id }, "A draft could not be changed");
    return refused(toasts.failed);
  }
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
        ? succeeded(toasts.scheduled)
        : refused(toasts.gone);
    case "unschedule":
      await scheduleDrafts(editor, target, locales, null);
      return succeeded(toasts.unscheduled);
    case "withdraw":
      if (!at) return refused(toasts.past);
      return (await scheduleWithdrawal(editor, target, at))
        ? succeeded(toasts.scheduled)
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
