import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import { changeList, type ListResult } from "#app/content/admin/list-screen.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { orConflict, withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import {
  getUnpublishedSetting,
  saveSettingWords,
} from "#app/features/settings/saving/setting-words.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/gallery.admin.ts";
import { gallery } from "./gallery.content.ts";
import { galleryAdminTexts as texts } from "./gallery-admin.texts.ts";
import { GalleryEditor } from "./gallery-editor.tsx";
import { putGalleryPicture } from "./gallery-pictures.server.ts";
import { listUnpublishedPlaces, saveGalleryOrder, saveGalleryWords } from "./gallery-places.server.ts";
import { gallerySectionForm, SECTION_NAMES } from "./gallery-section-form.ts";
import { galleryWordsForm } from "./gallery-words.rules.ts";

const { toasts } = texts;
const said = { ...toasts, tooLate: toasts.undoFailed, orderFailed: toasts.saveFailed };

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ gallery: null }, "The gallery could not be listed", async () => {
    const [places, section] = await Promise.all([
      listUnpublishedPlaces(editor),
      getUnpublishedSetting(editor, "home", "feature"),
    ]);
    // Drafts of settings need the right to settings.
    const mayHold = mayOpen(editor.role, "/admin/configuracoes");
    return { gallery: { places, section: { ...section, mayHold } } };
  });
}

export async function action({ request, context }: Route.ActionArgs): Promise<ListResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const action = ACTIONS[String(fields.get("intent"))];
  if (!action) return (await changeList(kindOf(gallery), editor, fields, said)) ?? refused(toasts.saveFailed);
  return withFallback(refused(action.failed), "The gallery could not be changed", () =>
    orConflict({}, () => action.run(editor, fields)),
  );
}

type Action = {
  run: (editor: Editor, fields: FormData) => Promise<ListResult>;
  failed: { title: string; text: string };
};

async function put(editor: Editor, fields: FormData): Promise<ListResult> {
  const isHeld = readBaseVersion(fields)?.intent.as === "draft";
  const [id, url] = [String(fields.get("id")), String(fields.get("url"))];
  const isPut = await putGalleryPicture(editor, id, url, isHeld);
  if (!isPut) return refused(toasts.uploadFailed);
  // A batch is reported once, by its component.
  return succeeded(fields.has("isInBatch") ? undefined : toasts.updated);
}

async function order(editor: Editor, fields: FormData): Promise<ListResult> {
  const isSaved = await saveGalleryOrder(editor, String(fields.get("order")).split(","));
  return isSaved ? succeeded(toasts.saved) : refused(toasts.saveFailed);
}

const saveWords: Action["run"] = (editor, fields) =>
  handleForm(fields, {
    schema: galleryWordsForm(texts.words),
    invalid: () => undefined,
    failed: toasts.saveFailed,
    async save({ id }, _refuse, baseVersion): Promise<ListResult> {
      const title = readTranslatedFields(fields, ["title"]);
      const alt = readTranslatedFields(fields, ["alt"]);
      const isSaved = await saveGalleryWords(editor, id, { title, alt }, baseVersion);
      return isSaved ? succeeded(withMerged(toasts.updated, baseVersion)) : refused(toasts.saveFailed);
    },
  });

const saveSection: Action["run"] = (editor, fields) =>
  handleForm(fields, {
    schema: gallerySectionForm(),
    invalid: () => undefined,
    failed: toasts.saveFailed,
    async save({ linkUrl }, refuse, baseVersion): Promise<ListResult> {
      const words = readTranslatedFields(fields, SECTION_NAMES);
      const changed = { ...words, [DEFAULT_LOCALE]: { ...words[DEFAULT_LOCALE], linkUrl } };
      const saved = await saveSettingWords(editor, "home", "feature", changed, baseVersion);
      return saved.ok ? succeeded(withMerged(toasts.saved, baseVersion)) : refuse(toasts.saveFailed);
    },
  });

const ACTIONS: Record<string, Action> = {
  picture: { run: put, failed: toasts.uploadFailed },
  order: { run: order, failed: toasts.saveFailed },
  words: { run: saveWords, failed: toasts.saveFailed },
  section: { run: saveSection, failed: toasts.saveFailed },
};

export const clientAction = refuseWhenLost(
  { ...toasts.saveFailed, isExact: true },
  { picture: toasts.uploadFailed, remove: toasts.removeFailed, undelete: toasts.undoFailed },
);

export const shouldRevalidate = revalidateUnlessRefused;

export default function GalleryTab({ loaderData: { gallery }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StandingNotice notice={actionData?.toast} />
      {gallery ? (
        <GalleryEditor {...gallery} />
      ) : (
        <>
          <PageHead title={texts.pageTitle} lead={texts.lead} />
          <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
        </>
      )}
    </>
  );
}
