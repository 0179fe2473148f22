import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "react-router";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { noPictures } from "#app/features/media/library.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
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
import { collectionContent } from "./collection-content.server.ts";
import {
  bringBackCollection,
  getCollectionDraft,
  newCollectionDraft,
  removeCollection,
  saveCollection,
  saveCollectionOrder,
} from "./collection-editing.server.ts";
import { listCollectionRows } from "./collection-rows.server.ts";
import {
  COLLECTION_PLACES,
  COLLECTION_WORDS,
  type CollectionKind,
  collectionForm,
  EDIT_KEY,
  placeAsked,
} from "./collections.rules.ts";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

const { toasts, errors } = texts;
const TABS = { featured: "/admin/destaques", collection: "/admin/colecoes" };

/** What the two tabs' actions answer. */
export type CollectionOutcome = Outcome<{ form?: SubmissionResult; removed?: string } & ConflictResult>;

/** What a tab shows: a page of its list, and the item that is edited or a blank one. */
export async function readTab(editor: Editor, kind: CollectionKind, query: URLSearchParams) {
  const place = kind === "collection" ? placeAsked(query) : "page";
  const blank = newCollectionDraft(place);
  const id = query.get(EDIT_KEY) ?? "";
  try {
    const asked = { search: query.get("q") ?? "", page: pageOf(query), place };
    const [list, draft] = await Promise.all([
      listCollectionRows(editor, kind, asked),
      isId(id) ? getUnpublished(editor, kind, id) : null,
    ]);
    return { list, draft: draft ?? blank };
  } catch (error) {
    log.error({ err: error, kind }, "The list could not be read");
    return { list: null, draft: blank };
  }
}

/** With what is written and not published yet. */
const getUnpublished = (editor: Editor, kind: CollectionKind, id: string) =>
  readWithDrafts([{ kind: collectionContent, id }], () => getCollectionDraft(editor, kind, id));

/** Everything that can be done in one of the two tabs. A saved form leads back to the list. */
export async function handleCollectionForm(
  editor: Editor,
  kind: CollectionKind,
  request: Request,
): Promise<CollectionOutcome> {
  const fields = await readEditorFields(request);
  const text = (name: string) => String(fields.get(name) ?? "");
  const id = isId(text("id")) ? text("id") : null;
  switch (fields.get("intent")) {
    case "order":
      return order(editor, kind, fields);
    case "remove":
      return id ? remove(editor, kind, id) : refused(toasts.removeFailed);
    case "bringBack":
      return isId(text("removed")) ? bringBack(editor, text("removed")) : refused(toasts.tooLate);
    default:
      return save(editor, kind, id, fields, new URL(request.url).searchParams);
  }
}

async function save(
  editor: Editor,
  kind: CollectionKind,
  id: string | null,
  fields: FormData,
  query: URLSearchParams,
): Promise<CollectionOutcome> {
  const submission = parseForm(fields, { schema: collectionForm(errors) });
  if (submission.status !== "success") {
    const form = submission.reply();
    return { ...refused(form.error?.title ? toasts.required : undefined), value: { form } };
  }
  const refuse = (toast: typeof toasts.failed | undefined, fieldErrors?: Record<string, string[]>) => ({
    ...refused(toast),
    value: { form: submission.reply({ fieldErrors }) },
  });
  const baseVersion = readBaseVersion(fields);
  try {
    if (!(await isPicture(editor, kind, id, submission.value.imageUrl)))
      return refuse(toasts.format, { imageUrl: [errors.image] });
    const words = readTranslatedFields(fields, COLLECTION_WORDS);
    const saved = await saveCollection(editor, { kind, id, form: submission.value, words, baseVersion });
    if (saved.state === "missing") return refuse(toasts.gone);
    if (saved.state === "slugTaken") return refuse(undefined, { slug: [errors.slugTaken] });
  } catch (error) {
    const answer = await versionResult(error, { form: submission.reply() });
    if (answer) return answer;
    log.error({ err: error, kind }, "The collection could not be saved");
    return refuse(toasts.failed);
  }
  const headers = await flash({
    kind: "success",
    ...withMerged(id ? toasts.updated : toasts.created, baseVersion),
  });
  const list = listAddress(query, { [EDIT_KEY]: null, [PAGE_FIELD]: query.get(PAGE_FIELD) });
  throw redirect(TABS[kind] + list.replace(/^\?$/, ""), { headers });
}

/** The picture that was there may stay, whatever it is. */
async function isPicture(editor: Editor, kind: CollectionKind, id: string | null, url: string) {
  if (url === "") return true;
  if ((await noPictures(editor, [url])).length === 0) return true;
  return id !== null && (await getUnpublished(editor, kind, id))?.imageUrl === url;
}

async function order(editor: Editor, kind: CollectionKind, fields: FormData): Promise<CollectionOutcome> {
  try {
    const place = COLLECTION_PLACES.find((one) => one === fields.get("place")) ?? "page";
    const ids = String(fields.get("order") ?? "")
      .split(",")
      .filter(isId);
    await saveCollectionOrder(editor, kind, place, ids);
    return succeeded();
  } catch (error) {
    log.error({ err: error, kind }, "The order of the collections could not be saved");
    return refused(toasts.orderFailed);
  }
}

async function remove(editor: Editor, kind: CollectionKind, id: string): Promise<CollectionOutcome> {
  try {
    const removed = await removeCollection(editor, kind, id);
    return removed ? succeeded(toasts.removed, { removed }) : refused(toasts.removeFailed);
  } catch (error) {
    log.error({ err: error, kind }, "The collection could not be removed");
    return refused(toasts.removeFailed);
  }
}

async function bringBack(editor: Editor, removed: string): Promise<CollectionOutcome> {
  try {
    const isBack = await bringBackCollection(editor, removed);
    return isBack ? succeeded(toasts.broughtBack) : refused(toasts.tooLate);
  } catch (error) {
    log.error({ err: error }, "The removal of a collection could not be undone");
    return refused(toasts.tooLate);
  }
}
