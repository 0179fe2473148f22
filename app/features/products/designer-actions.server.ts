import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "react-router";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getLibraryFiles } from "#app/features/media/library.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { catchErrors } from "#app/platform/http/catch-errors.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { versionResult, withMerged } from "#app/shell/versions/conflict.server.ts";
import type { ConflictResult } from "#app/shell/versions/value-view.ts";
import { listAddress, PAGE_FIELD, pageOf } from "#app/ui/list-address.ts";
import { parseForm } from "#app/ui/parse-form.ts";
import {
  bringBackDesigner,
  getDesignerDraft,
  listDesignerRows,
  newDesignerDraft,
  removeDesigner,
  saveDesigner,
  saveDesignerOrder,
} from "./designer-editing.server.ts";
import { DESIGNER_WORDS, designerForm, EDIT_KEY } from "./designers.rules.ts";
import { designersAdminTexts as texts } from "./designers-admin.texts.ts";
import { designerContent } from "./product-content.server.ts";

const { toasts, errors } = texts;
const schema = designerForm(errors);
const SCREEN = "/admin/designers";

export type DesignerOutcome = Outcome<{ form?: SubmissionResult; removed?: string } & ConflictResult>;

/** A page of the list, and whoever is edited or a blank form. */
export async function readDesigners(editor: Editor, query: URLSearchParams) {
  const id = query.get(EDIT_KEY) ?? "";
  try {
    const [list, draft] = await Promise.all([
      listDesignerRows(editor, query.get("q") ?? "", pageOf(query)),
      isId(id) ? getUnpublished(editor, id) : null,
    ]);
    return { list, draft: draft ?? newDesignerDraft() };
  } catch (error) {
    log.error({ err: error }, "The designers could not be listed");
    return { list: null, draft: newDesignerDraft() };
  }
}

/** With what is written and not published yet. */
const getUnpublished = (editor: Editor, id: string) =>
  readWithDrafts([{ kind: designerContent, id }], () => getDesignerDraft(editor, id));

/** Everything that can be done on the screen. A saved form leads back to the list. */
export async function handleDesignerForm(editor: Editor, request: Request): Promise<DesignerOutcome> {
  const fields = await readEditorFields(request);
  const idIn = (name: string) => {
    const text = String(fields.get(name) ?? "");
    return isId(text) ? text : null;
  };
  switch (fields.get("intent")) {
    case "order":
      return attempt(toasts.orderFailed, async () => {
        const ids = String(fields.get("order") ?? "").split(",");
        await saveDesignerOrder(editor, ids.filter(isId));
        return succeeded();
      });
    case "remove":
      return attempt(toasts.removeFailed, async () => {
        const id = idIn("id");
        const removed = id && (await removeDesigner(editor, id));
        return removed ? succeeded(toasts.removed, { removed }) : refused(toasts.removeFailed);
      });
    case "bringBack":
      return attempt(toasts.tooLate, async () => {
        const removed = idIn("removed");
        const isBack = removed && (await bringBackDesigner(editor, removed));
        return isBack ? succeeded(toasts.broughtBack) : refused(toasts.tooLate);
      });
    default:
      return save(editor, idIn("id"), fields, new URL(request.url).searchParams);
  }
}

async function save(
  editor: Editor,
  id: string | null,
  fields: FormData,
  query: URLSearchParams,
): Promise<DesignerOutcome> {
  const submission = parseForm(fields, { schema });
  const refuse = (toast?: typeof toasts.failed, fieldErrors?: Record<string, string[]>): DesignerOutcome => ({
    ...refused(toast),
    value: { form: submission.reply({ fieldErrors }) },
  });
  if (submission.status !== "success") return refuse(submission.error?.name ? toasts.required : undefined);
  const form = submission.value;
  const baseVersion = readBaseVersion(fields);
  try {
    if (!(await isPortrait(editor, id, form.portraitUrl)))
      return refuse(toasts.format, { portraitUrl: [errors.portrait] });
    const words = readTranslatedFields(fields, DESIGNER_WORDS);
    const saved = await saveDesigner(editor, { id, form, words, baseVersion });
    if (saved === "missing") return refuse(toasts.gone);
    if (saved === "slugTaken") return refuse(undefined, { slug: [errors.slugTaken] });
  } catch (error) {
    const answer = await versionResult(error, { form: submission.reply() });
    if (answer) return answer;
    log.error({ err: error }, "The designer could not be saved");
    return refuse(toasts.failed);
  }
  const headers = await flash({
    kind: "success",
    ...withMerged(id ? toasts.updated : toasts.created, baseVersion),
  });
  const list = listAddress(query, { [EDIT_KEY]: null, [PAGE_FIELD]: query.get(PAGE_FIELD) });
  throw redirect(SCREEN + list.replace(/^\?$/, ""), { headers });
}

/** The one that was there may stay, whatever it is. */
async function isPortrait(editor: Editor, id: string | null, url: string): Promise<boolean> {
  if (url === "") return true;
  const [file] = await getLibraryFiles(editor, [url]);
  if (file?.picture && !/^(?:video|application)\//.test(file.contentType)) return true;
  return id !== null && (await getUnpublished(editor, id))?.portraitUrl === url;
}

const attempt = (
  toast: typeof toasts.failed,
  run: () => Promise<DesignerOutcome>,
): Promise<DesignerOutcome> =>
  catchErrors<DesignerOutcome, DesignerOutcome>(run, (error) => {
    log.error({ err: error }, "The designers could not be changed");
    return refused(toast);
  });
