import type { SubmissionResult } from "@conform-to/react";
import type { Editor } from "#app/accounts/guard.server.ts";
import {
  type ContentItem,
  countUses,
  getItem,
  type ItemPage,
  listItemPage,
} from "#app/content/content.server.ts";
import { contentTexts } from "#app/content/content.texts.ts";
import { saveContent } from "#app/content/content-editing.server.ts";
import { factsOf, formSchema } from "#app/content/content-form.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType, ListedType } from "#app/content/define-content.ts";
import { isLocalized, isRich, listOf, namesOf } from "#app/content/fields.ts";
import { NEW_ITEM } from "#app/content/list.rules.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { filesIn, formWords, storedWords } from "#app/content/rich-fields.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { fieldOf, type OutdatedText } from "#app/i18n/translated-words.ts";
import { leadsToFile } from "#app/media/delivery/stored-files.server.ts";
import { getPictures, unknownMedia } from "#app/media/media.server.ts";
import { noPictures } from "#app/media/picker/picker.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { listOrder, saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { outdatedById } from "#app/platform/db/content/outdated-texts.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import {
  type FieldErrors,
  type Outcome,
  refused,
  succeeded,
  type ToastWords,
} from "#app/platform/outcome.ts";
import { type ChangedWords, readTranslatedFields } from "#app/platform/translated-form.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { readOrder } from "#app/ui/lists/sortable.rules.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { listScreenTexts } from "./list-screen.texts.ts";

const { toasts } = listScreenTexts;
const { errors } = contentTexts;

export type ListResult = Outcome<{ form?: SubmissionResult<string[]>; removed?: string } & ConflictResult>;

export type ListView =
  | ({
      kind: "list";
      pictures: Map<string, Picture>;
      uses: Map<string, number>;
      outdated: Map<string, number>;
    } & ItemPage)
  | { kind: "item"; item: ContentItem | null; outdated: OutdatedText[] }
  | { kind: "gone" | "failed" };

export async function loadListScreen(
  type: ContentType,
  id: string | undefined,
  query: URLSearchParams,
): Promise<ListView> {
  try {
    if (id === undefined) {
      const list = await listItemPage(type, query.get("q") ?? "", pageOf(query));
      const ids = list.items.map((item) => item.id);
      const [pictures, uses, outdated] = await Promise.all([
        getPictures(thumbsOf(type, list.items), DEFAULT_LOCALE),
        countUses(ids),
        outdatedContent(type, ids),
      ]);
      return { kind: "list", ...list, pictures, uses, outdated: outdatedById(outdated) };
    }
    if (id === NEW_ITEM) return { kind: "item", item: null, outdated: [] };
    const item = isId(id)
      ? await readWithDrafts([{ kind: kindOf(type), id }], () => getItem(type, id))
      : null;
    if (!item) return { kind: "gone" };
    const words = formWords(type, item.words);
    return { kind: "item", item: { ...item, words }, outdated: await outdatedContent(type, [item.id]) };
  } catch (error) {
    log.error({ err: error, type: type.type }, "A list of the administration could not be read");
    return { kind: "failed" };
  }
}

export async function handleListAction(
  type: ListedType,
  { editor, request, id }: { editor: Editor; request: Request; id: string | undefined },
): Promise<ListResult> {
  const fields = await readEditorFields(request);
  const said = { ...toasts, removed: type.texts.toasts.removed };
  return (await changeList(kindOf(type), editor, fields, said)) ?? save(type, editor, fields, id);
}

type ListToasts = Record<"removed" | "removeFailed" | "undeleted" | "tooLate" | "orderFailed", ToastWords>;

/** Null for another intent, which is that of the form. */
export async function changeList(
  kind: ContentKind,
  editor: Editor,
  fields: FormData,
  toasts: ListToasts,
): Promise<ListResult | null> {
  const listed = (name: string) => String(fields.get(name)).split(",").filter(isId);
  switch (fields.get("intent")) {
    case "remove":
      return orRefused(toasts.removeFailed, async () => {
        const id = String(fields.get("id"));
        const removed = isId(id) ? await removeContent(editor, kind, id) : null;
        return removed ? succeeded(toasts.removed, { removed }) : refused(toasts.removeFailed);
      });
    case "undelete":
      return orRefused(toasts.tooLate, async () => {
        const removed = listed("removed");
        let isBack = removed.length > 0;
        for (const one of removed) isBack = (await undeleteContent(editor, kind, one)) && isBack;
        return isBack ? succeeded(toasts.undeleted) : refused(toasts.tooLate);
      });
    case "order":
      if (kind.document?.isOrdered === false) return refused(toasts.orderFailed);
      return orRefused(toasts.orderFailed, async () => {
        // Without a step, the ids of one page, which are permuted within their places.
        const order = fields.has("move") ? readOrder(fields, await listOrder(kind)) : listed("order");
        await saveOrder(editor, kind, order);
        return succeeded();
      });
    default:
      return null;
  }
}

function save(
  type: ListedType,
  editor: Editor,
  fields: FormData,
  address: string | undefined,
): Promise<ListResult> {
  const id = address && isId(address) ? address : null;
  const { unique } = type;
  return handleForm(fields, {
    schema: formSchema(type),
    invalid: () => toasts.refused,
    failed: toasts.saveFailed,
    async save(form, refuse, baseVersion): Promise<ListResult> {
      const facts = factsOf(type, form);
      const typed = changedWords(type, fields, id ? null : form);
      const { words: changed, errors: tooLong } = storedWords(type, typed);
      const lost = { ...tooLong, ...(await lostFiles(editor, type, facts, changed)) };
      if (Object.keys(lost).length > 0) return refuse(toasts.refused, lost);
      const saved = await saveContent(editor, type, { id, facts, changed, baseVersion });
      if (saved === "taken") return refuse(toasts.refused, unique && { [unique.field]: [unique.problem] });
      if (saved === "gone") return refuse(toasts.gone);
      throw await redirectWithToast(`/admin/${type.path}`, {
        kind: "success",
        ...withMerged(id ? type.texts.toasts.updated : type.texts.toasts.created, baseVersion),
      });
    },
  });
}

export function changedWords(type: ContentType, fields: FormData, created: Record<string, unknown> | null) {
  const names = namesOf(type.fields, isLocalized);
  const changed = readTranslatedFields(fields, names);
  if (created)
    changed[DEFAULT_LOCALE] = Object.fromEntries(names.map((name) => [name, String(created[name] ?? "")]));
  return changed;
}

/** Fields that name a deleted file, or a file that is no picture. */
export async function lostFiles(
  editor: Editor,
  type: ContentType,
  facts: Record<string, unknown>,
  words: ChangedWords,
): Promise<FieldErrors> {
  const wrong: FieldErrors = {};
  for (const locale of LOCALES)
    for (const name of namesOf(type.fields, isRich)) {
      const lost = async (kind: "picture" | "film") =>
        (await unknownMedia(filesIn(words[locale][name] ?? "", kind))).length > 0;
      if (await lost("picture")) wrong[fieldOf(locale, name)] = [errors.lostPictures];
      else if (await lost("film")) wrong[fieldOf(locale, name)] = [errors.lostFilms];
    }
  for (const [name, field] of Object.entries(type.fields)) {
    const urls = listOf(facts[name]);
    if (field.kind === "mediaList" && (await noPictures(editor, urls)).length > 0)
      wrong[name] = [errors.lostPictures];
    if (field.kind !== "media" || urls.length === 0) continue;
    if (field.isPicture && (await noPictures(editor, urls)).length > 0) wrong[name] = [errors.lostPicture];
    if (!field.isPicture && !(await leadsToFile(urls[0] ?? ""))) wrong[name] = [errors.lostFile];
  }
  return wrong;
}

function thumbsOf({ thumb }: ContentType, items: ContentItem[]): string[] {
  if (!thumb) return [];
  return items.flatMap(({ entry }) => listOf((entry as Record<string, unknown>)[thumb]).slice(0, 1));
}

const orRefused = (toast: ToastWords, work: () => Promise<ListResult>) =>
  withFallback<ListResult, ListResult>(refused(toast), "Content could not be changed", work);
