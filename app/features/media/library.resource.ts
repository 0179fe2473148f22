import { editorOf } from "#app/features/accounts/guard.server.ts";
import type { Route } from "./+types/library.resource";
import { readAskedUrls, readLibraryQuery } from "./library.rules.ts";
import { getLibraryEntries, listFolders, listLibrary } from "./library.server.ts";
import type { LibraryAnswer } from "./library-entry.ts";

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

const answer = (body: LibraryAnswer) => Response.json(body);
