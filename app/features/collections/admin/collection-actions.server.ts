import type { Editor } from "#app/accounts/guard.server.ts";
import {
  changedWords,
  changeList,
  type ListResult,
  lostFiles,
} from "#app/content/admin/list-screen.server.ts";
import { factsOf, formSchema } from "#app/content/content-form.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import { FEATURED_FROM_KEY } from "#app/features/products/admin-list/product-list-address.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { listAddress, PAGE_FIELD, pageOf } from "#app/ui/lists/list-address.ts";
import type { CollectionSeoFacts } from "../collection-seo.ts";
import {
  COLLECTION_TYPES,
  type CollectionKind,
  EDIT_KEY,
  PRODUCT_SEARCH_KEY,
  readCollectionPlace,
} from "../collection-types.ts";
import { getUnpublished, type Saving, saveCollection } from "./collection-editing.server.ts";
import { listCollectionRows } from "./collection-rows.server.ts";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";
import { getFeaturedPrefill } from "./featured-prefill.server.ts";

const { toasts } = texts;

export async function readTab(editor: Editor, kind: CollectionKind, request: Request) {
  const query = new URL(request.url).searchParams;
  const place = kind === "collections" ? readCollectionPlace(query) : "page";
  const id = query.get(EDIT_KEY) ?? "";
  const nothing = { list: null, item: null, outdated: [], seo: null, starts: null };
  return withFallback(nothing, "The list could not be read", async () => {
    const asked = { search: query.get("q") ?? "", page: pageOf(query), place };
    const [list, item, outdated, seo, starts] = await Promise.all([
      listCollectionRows(editor, kind, asked),
      isId(id) ? getUnpublished(editor, kind, id) : null,
      isId(id) ? outdatedContent(COLLECTION_TYPES[kind], [id]) : [],
      kind === "collections" ? getSeoFacts(request) : null,
      kind === "featured" && !isId(id) ? getFeaturedPrefill(editor, query) : null,
    ]);
    return { list, item, outdated, seo, starts };
  });
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
): Promise<ListResult> {
  const fields = await readEditorFields(request);
  const done = await changeList(kindOf(COLLECTION_TYPES[kind]), editor, fields, toasts);
  return done ?? save(editor, kind, fields, new URL(request.url).searchParams);
}

function save(
  editor: Editor,
  kind: CollectionKind,
  fields: FormData,
  query: URLSearchParams,
): Promise<ListResult> {
  const asked = String(fields.get("id"));
  const id = isId(asked) ? asked : null;
  const type = COLLECTION_TYPES[kind];
  return handleForm(fields, {
    schema: formSchema(type),
    invalid: ({ title }) => (title ? toasts.required : undefined),
    failed: toasts.failed,
    async save(form, refuse, baseVersion): Promise<ListResult> {
      const changed = changedWords(type, fields, id ? null : form);
      const saving = { id, facts: factsOf(type, form), changed, baseVersion };
      const lost = await lostPictures(editor, kind, saving);
      if (lost.length > 0)
        return refuse(toasts.format, Object.fromEntries(lost.map((name) => [name, [texts.image]])));
      const saved = await saveCollection(editor, kind, saving);
      if (saved === "gone") return refuse(toasts.gone);
      if (saved === "taken") return refuse(undefined, type.unique && { slug: [type.unique.problem] });
      const list = listAddress(query, {
        ...{ [EDIT_KEY]: null, [FEATURED_FROM_KEY]: null, [PRODUCT_SEARCH_KEY]: null },
        [PAGE_FIELD]: query.get(PAGE_FIELD),
      });
      throw await redirectWithToast(`/admin/${type.path}${list.replace(/^\?$/, "")}`, {
        kind: "success",
        ...withMerged(id ? toasts.updated : toasts.created, baseVersion),
      });
    },
  });
}

/** Fields whose file is no picture; the present one may stay, whatever it is. */
async function lostPictures(editor: Editor, kind: CollectionKind, { id, facts, changed }: Saving) {
  const lost = Object.keys(await lostFiles(editor, COLLECTION_TYPES[kind], facts, changed));
  const before = id && lost.length > 0 ? await getUnpublished(editor, kind, id) : null;
  const present: Record<string, unknown> = before?.entry ?? {};
  return lost.filter((name) => present[name] !== facts[name]);
}
