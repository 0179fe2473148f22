import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { changeList, type ListResult } from "#app/content/admin/list-screen.server.ts";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { kindOf } from "#app/content/content-kind.server.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { BEGAN_FIELD } from "#app/i18n/translated-words.ts";
import { hasFfmpeg } from "#app/media/encoder/film-renditions.server.ts";
import { heroVideoUpload } from "#app/media/media.rules.ts";
import { type ReceivedForm, receiveUpload } from "#app/media/upload/uploads.server.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { UndoWithoutScript } from "#app/ui/feedback/undo-without-script.tsx";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/hero-video.admin.ts";
import { HeroEditor } from "./hero-editor.tsx";
import { HeroHistory } from "./hero-history.tsx";
import { heroVideo } from "./hero-video.content.ts";
import { BUILT_IN_HERO_URL, HERO_WORDS } from "./hero-video.rules.ts";
import { filmOf, getUnpublishedFilm, saveHeroVideo } from "./hero-video.server.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { heroVideoForm } from "./hero-video-form.ts";
import { listHeroVideos, restoreHeroVideo } from "./hero-video-history.server.ts";

const { toasts } = texts;
const said = { ...toasts, tooLate: toasts.failed, orderFailed: toasts.failed };

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const [saved, settings, builtIn, isDecoded] = await Promise.all([
    readSaved(editorOf(context)),
    getSettings(DEFAULT_LOCALE),
    filmOf({ url: BUILT_IN_HERO_URL }, DEFAULT_LOCALE),
    hasFfmpeg(),
  ]);
  return { saved, makesStill: !isDecoded, builtIn, tagline: settings.brand.tagline.replace(/\.$/, "") };
}

async function readSaved(editor: Editor) {
  return withFallback(null, "The saved hero videos could not be read", async () => {
    const [edited, films] = await Promise.all([getUnpublishedFilm(editor), listHeroVideos(editor)]);
    const today = now();
    return {
      edited,
      outdated: await outdatedContent(heroVideo, edited ? [edited.id] : []),
      films: films.map((film) => ({ ...film, savedAt: formatTimeOrDay(new Date(film.savedAt), today) })),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs): Promise<ListResult> {
  const editor = editorOf(context);
  const { fields, files } = await readForm(editor, request);
  const [file] = files;
  // An uploaded film replaces the address; a refused one keeps the form's values.
  if (file?.value) fields.set("url", file.value.url);
  else if (file) return { ok: false, toast: file.toast, value: { form: parse(fields).reply() } };
  if (fields.get("intent") === "restore") return restore(editor, String(fields.get("id")));
  return (await changeList(kindOf(heroVideo), editor, fields, said)) ?? save(editor, fields);
}

/** Files are part of the form only without script. */
async function readForm(editor: Editor, request: Request): Promise<ReceivedForm> {
  const hasParts = request.headers.get("content-type")?.startsWith("multipart/form-data");
  return hasParts
    ? receiveUpload(editor, request, heroVideoUpload)
    : { fields: await readEditorFields(request), files: [] };
}

const parse = (fields: FormData) => parseForm(fields, { schema: heroVideoForm() });

const save = (editor: Editor, fields: FormData): Promise<ListResult> =>
  handleForm(fields, {
    schema: heroVideoForm(),
    invalid: ({ url }) => (url ? toasts.invalidUrl : undefined),
    failed: toasts.failed,
    async save(form, _refuse, baseVersion): Promise<ListResult> {
      // Another address is another document: without its beginnings a form gives all words.
      fields.delete(BEGAN_FIELD);
      const edited = { ...form, words: readTranslatedFields(fields, HERO_WORDS) };
      await saveHeroVideo(editor, edited, baseVersion);
      return succeeded(withMerged(toasts.updated, baseVersion));
    },
  });

async function restore(editor: Editor, id: string): Promise<ListResult> {
  return withFallback(refused(toasts.failed), "An earlier hero video could not be shown again", async () =>
    isId(id) && (await restoreHeroVideo(editor, id)) ? succeeded(toasts.updated) : refused(toasts.failed),
  );
}

export const clientAction = refuseWhenLost(
  { ...toasts.failed, isExact: true },
  { remove: toasts.removeFailed },
);

export const shouldRevalidate = revalidateUnlessRefused;

export default function HeroVideoTab({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, builtIn, tagline, makesStill } = loaderData;
  const shown = saved?.films.find((film) => film.isActive);
  const id = saved?.edited?.id ?? null;
  const ids = saved?.films.map((film) => film.id) ?? [];
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} saved={shown && texts.savedAt(shown.savedAt)} />
      <StandingNotice notice={actionData?.toast} />
      <UndoWithoutScript removed={actionData?.value?.removed} label={texts.undoWithoutScript} />
      {saved ? (
        <>
          <DraftBar slug="video-principal" ids={ids} />
          <LocalAutosave<ListResult> name="hero-video" answer={actionData}>
            {(result, again) => (
              <OutdatedTexts value={saved.outdated}>
                <HeroEditor
                  key={again}
                  saved={saved.edited}
                  film={saved.edited?.film ?? builtIn}
                  tagline={tagline}
                  answer={result?.value?.form}
                  makesStill={makesStill}
                  together={<ConflictPanel key={id} slug="video-principal" id={id} answer={result} />}
                />
              </OutdatedTexts>
            )}
          </LocalAutosave>
          <PlanWithdrawal slug="video-principal" id={shown?.id ?? null} />
          <HeroHistory films={saved.films} />
        </>
      ) : (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      )}
    </>
  );
}
