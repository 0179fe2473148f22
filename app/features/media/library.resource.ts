import { editorOf } from "#app/features/accounts/guard.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import type { Route } from "./+types/library.resource";
import { focalForm, readAskedUrls, readLibraryQuery } from "./library.rules.ts";
import { getLibraryEntries, listFolders, listLibrary } from "./library.server.ts";
import { libraryTexts } from "./library.texts.ts";
import type { LibraryAnswer } from "./library-entry.ts";
import { saveFocalPoint } from "./media.server.ts";

const { focal: texts } = libraryTexts;

/** `/admin/midia/escolher`: what the picker shows, or, asked with addresses, the files behind them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const editor = editorOf(context);
  const params = new URL(request.url).searchParams;
  const urls = readAskedUrls(params);
  if (urls.length > 0) {
    const entries = await getLibraryEntries(editor, urls);
    return answer({ entries, total: entries.length, page: 1, pages: 1, folders: [] });
  }
  const [page, folders] = await Promise.all([
    listLibrary(editor, readLibraryQuery(params)),
    listFolders(editor),
  ]);
  return answer({ ...page, folders });
}

/** Saves the focal point of a picture; every other change is made where the picture is used, or in the library. */
export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await request.formData();
  const focal = focalForm.safeParse(Object.fromEntries(fields));
  if (!focal.success) return refused(texts.failed);
  const { url, x, y } = focal.data;
  try {
    await saveFocalPoint(editor, url, { x, y });
    return succeeded();
  } catch (error) {
    log.error({ err: error }, "A focal point could not be saved");
    return refused(texts.failed);
  }
}

const answer = (body: LibraryAnswer) => Response.json(body);
