import { data } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { listPendingChangesIfReadable } from "#app/content/drafts/pending-changes.server.ts";
import { versionOf } from "#app/content/versions/content-version.server.ts";
import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import type { FileWordsResponse } from "#app/media/picker/picker-file.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { Route } from "./+types/file-words.resource";
import { getFileInWords } from "./file-detail.server.ts";
import { type LibraryResult, saveWords } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { saveFailed } = libraryAdminTexts.toasts;

/** `/admin/midia/palavras`: the words of one file, for the dialog of a picture in any form. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const editor = editorOf(context);
  const id = new URL(request.url).searchParams.get(FILE_FIELD) ?? "";
  const detail = await getFileInWords(editor, id);
  if (!detail) throw data(null, 404);
  const [version, drafts] = await Promise.all([
    versionOf(context),
    listPendingChangesIfReadable(editor, [{ entity: "media", ids: [id] }]),
  ]);
  return Response.json({ detail, version, drafts } satisfies FileWordsResponse);
}

export async function action({ request, context }: Route.ActionArgs): Promise<LibraryResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  return withFallback(refused(saveFailed), "Words of a file could not be saved", () =>
    saveWords(editor, fields),
  );
}
