import { editorOf } from "#app/accounts/guard.server.ts";
import { orConflict } from "#app/content/versions/conflict.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { ReadFailure } from "#app/ui/feedback/read-failure.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/samples.admin.ts";
import { SAMPLE_ACTIONS, type SamplesResult } from "./sample-actions.server.ts";
import { sampleId } from "./sample-forms.rules.ts";
import { SAMPLE_FIELD } from "./samples.rules.ts";
import { getSampleDetail, listSampleRows } from "./samples.server.ts";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";
import { SamplesEditor } from "./samples-editor.tsx";

const { toasts } = texts;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ samples: null }, "The gallery samples could not be listed", async () => {
    const rows = await listSampleRows(editor);
    const asked = sampleId.safeParse(new URL(request.url).searchParams.get(SAMPLE_FIELD)).data;
    const chosen = rows.find(({ id }) => id === asked) ?? rows[0];
    const detail = chosen ? await getSampleDetail(editor, chosen.id) : null;
    return { samples: { rows, detail } };
  });
}

export async function action({ request, context }: Route.ActionArgs): Promise<SamplesResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const action = SAMPLE_ACTIONS[String(fields.get("intent"))];
  if (!action) return refused(texts.toasts.updateFailed);
  return withFallback(refused(action.failed), "The gallery samples could not be changed", () =>
    orConflict({}, () => action.run(editor, fields)),
  );
}

export const clientAction = refuseWhenLost(toasts.updateFailed, {
  create: toasts.createFailed,
  remove: toasts.removeFailed,
  removeImages: toasts.removeFailed,
  addImages: toasts.uploadFailed,
  undelete: toasts.undoFailed,
});

export const shouldRevalidate = revalidateUnlessRefused;

export default function SamplesTab({ loaderData: { samples }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StandingNotice notice={actionData?.toast} />
      {samples ? (
        <SamplesEditor rows={samples.rows} detail={samples.detail} />
      ) : (
        <>
          <PageHead title={texts.pageTitle} lead={texts.lead} />
          <ReadFailure title={toasts.loadFailed.title} next={toasts.loadFailed.text} />
        </>
      )}
    </>
  );
}
