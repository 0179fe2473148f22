import type { SubmissionResult } from "@conform-to/react";
import { changedWords } from "#app/content/admin/list-screen.server.ts";
import { orderItems, removeItem, undeleteItem } from "#app/content/content-editing.server.ts";
import { factsOf, formSchema } from "#app/content/content-form.ts";
import { namesOf } from "#app/content/fields.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { noPictures } from "#app/features/media/library.server.ts";
import { FEATURED_FROM_KEY } from "#app/features/products/product-list-address.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { catchErrors } from "#app/platform/http/catch-errors.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { versionResult, withMerged } from "#app/shell/versions/conflict.server.ts";
import type { ConflictResult } from "#app/shell/versions/value-view.ts";
import { listAddress, PAGE_FIELD, pageOf } from "#app/ui/list-address.ts";
import { parseForm } from "#app/ui/parse-form.ts";
import { getUnpublished, saveCollection } from "./collection-editing.server.ts";
import { listCollectionRows } from "./collection-rows.server.ts";
import type { CollectionSeoFacts } from "./collection-seo.ts";
import {
  COLLECTION_TYPES,
  type CollectionKind,
  EDIT_KEY,
  PRODUCT_SEARCH_KEY,
  readCollectionPlace,
} from "./collection-types.ts";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";
import { getFeaturedPrefill } from "./featured-prefill.server.ts";

const { toasts } = texts;

export type CollectionOutcome = Outcome<{ form?: SubmissionResult; removed?: string } & ConflictResult>;

export async function readTab(editor: Editor, kind: CollectionKind, request: Request) {
  const query = new URL(request.url).searchParams;
  const place = kind === "collections" ? readCollectionPlace(query) : "page";
  const id = query.get(EDIT_KEY) ?? "";
  try {
    const asked = { search: query.get("q") ?? "", page: pageOf(query), place };
    const [list, item, outdated, seo, starts] = await Promise.all([
      listCollectionRows(editor, kind, asked),
      isId(id) ? getUnpublished(editor, kind, id) : null,
      isId(id) ? outdatedContent(COLLECTION_TYPES[kind], [id]) : [],
      kind === "collections" ? getSeoFacts(request) : null,
      kind === "featured" && !isId(id) ? getFeaturedPrefill(editor, query) : null,
    ]);
    return { list, item, outdated, seo, starts };
  } catch (error) {
    log.error({ err: error, kind }, "The list could not be read");
    return { list: null, item: null, outdated: [], seo: null, starts: null };
  }
}

async function getSeoFacts(request: Request): Promise<CollectionSeoFacts> {
  const settings = await Promise.all(LOCALES.map(getSettings));
  const leads = LOCALES.map((locale, place) => [locale, settings[place]?.pages.collections.lead ?? ""]);
  const brand = settings[0]?.brand.name ?? "";
  return { origin: siteOrigin(request), brand, leads: Object.fromEntries(leads) };
}

export async function handleCollectionForm(
  editor: Editor,
  kind: CollectionKind,
  request: Request,
): Promise<CollectionOutcome> {
  const type = COLLECTION_TYPES[kind];
  const fields = await readEditorFields(request);
  const text = (name: string) => String(fields.get(name) ?? "");
  const id = isId(text("id")) ? text("id") : null;
  switch (fields.get("intent")) {
    case "order":
      return orRefused(kind, toasts.orderFailed, async () => {
        await orderItems(editor, type, text("order").split(",").filter(isId));
        return succeeded();
      });
    case "remove":
      return orRefused(kind, toasts.removeFailed, async () => {
        const removed = id && (await removeItem(editor, type, id));
        return removed ? succeeded(toasts.removed, { removed }) : refused(toasts.removeFailed);
      });
    case "undelete":
      return orRefused(kind, toasts.tooLate, async () => {
        const isBack = isId(text("removed")) && (await undeleteItem(editor, type, text("removed")));
        return isBack ? succeeded(toasts.undeleted) : refused(toasts.tooLate);
      });
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
  const type = COLLECTION_TYPES[kind];
  const submission = parseForm(fields, { schema: formSchema(type) });
  if (submission.status !== "success") {
    const form = submission.reply();
    return { ...refused(form.error?.title ? toasts.required : undefined), value: { form } };
  }
  const refuse = (toast: typeof toasts.failed | undefined, fieldErrors?: Record<string, string[]>) => ({
    ...refused(toast),
    value: { form: submission.reply({ ...(fieldErrors && { fieldErrors }) }) },
  });
  const baseVersion = readBaseVersion(fields);
  const facts = factsOf(type, submission.value);
  try {
    const lost = await lostPictures(editor, kind, id, facts);
    if (lost.length > 0)
      return refuse(toasts.format, Object.fromEntries(lost.map((name) => [name, [texts.image]])));
    const changed = changedWords(type, fields, id ? null : submission.value);
    const saved = await saveCollection(editor, kind, { id, facts, changed, baseVersion });
    if (saved === "gone") return refuse(toasts.gone);
    if (saved === "taken") return refuse(undefined, type.unique && { slug: [type.unique.problem] });
  } catch (error) {
    const result = await versionResult(error, { form: submission.reply() });
    if (result) return result;
    log.error({ err: error, kind }, "The collection could not be saved");
    return refuse(toasts.failed);
  }
  const list = listAddress(query, {
    ...{ [EDIT_KEY]: null, [FEATURED_FROM_KEY]: null, [PRODUCT_SEARCH_KEY]: null },
    [PAGE_FIELD]: query.get(PAGE_FIELD),
  });
  throw await redirectWithToast(`/admin/${type.path}${list.replace(/^\?$/, "")}`, {
    kind: "success",
    ...withMerged(id ? toasts.updated : toasts.created, baseVersion),
  });
}

type Facts = Partial<Record<string, unknown>>;

/** Fields whose file is no picture; the present one may stay, whatever it is. */
async function lostPictures(editor: Editor, kind: CollectionKind, id: string | null, facts: Facts) {
  const named = namesOf(COLLECTION_TYPES[kind].fields, (field) => field.kind === "media" && field.isPicture);
  const lost = await noPictures(editor, named.map((name) => String(facts[name] ?? "")).filter(Boolean));
  const wrong = named.filter((name) => lost.includes(String(facts[name])));
  const before = id && wrong.length > 0 ? await getUnpublished(editor, kind, id) : null;
  return wrong.filter((name) => (before?.entry as Facts | undefined)?.[name] !== facts[name]);
}

const orRefused = (
  kind: CollectionKind,
  toast: { title: string; text?: string },
  work: () => Promise<CollectionOutcome>,
): Promise<CollectionOutcome> =>
  catchErrors<CollectionOutcome, CollectionOutcome>(work, (error) => {
    log.error({ err: error, kind }, "Collections could not be changed");
    return refused(toast);
  });
