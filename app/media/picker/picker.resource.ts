import { editorOf } from "#app/accounts/guard.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { saveFocalPoint } from "../media.server.ts";
import type { Route } from "./+types/picker.resource";
import { readAskedUrls, readLibraryQuery } from "./picker.rules.ts";
import { getLibraryFiles, listFolders, listLibrary } from "./picker.server.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryResponse } from "./picker-file.ts";
import { focalForm } from "./picker-forms.rules.ts";

const { details: texts } = libraryTexts;

/** `/admin/midia/escolher`: a page of the library, or the files of given addresses. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const editor = editorOf(context);
  const params = new URL(request.url).searchParams;
  const urls = readAskedUrls(params);
  if (urls.length > 0) {
    const files = await getLibraryFiles(editor, urls);
    return respond({ files, total: files.length, page: 1, pages: 1, folders: [] });
  }
  const [page, folders] = await Promise.all([
    listLibrary(editor, readLibraryQuery(params)),
    listFolders(editor),
  ]);
  return respond({ ...page, folders });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = Object.fromEntries(await readEditorFields(request));
  const focal = focalForm.safeParse(fields).data;
  return withFallback(refused(texts.failed), "A focal point could not be saved", async () => {
    if (focal) await saveFocalPoint(editor, focal.url, { x: focal.x, y: focal.y });
    return focal ? succeeded() : refused(texts.failed);
  });
}

const respond = (body: LibraryResponse) => Response.json(body);
