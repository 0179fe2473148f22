import type { SQL } from "drizzle-orm";
import { editorOf } from "#app/accounts/guard.server.ts";
import { ANY_PICTURE } from "#app/media/media.rules.ts";
import { FILE_FIELD, LIBRARY_PAGE_SIZE, readLibraryQuery } from "#app/media/picker/picker.rules.ts";
import { listFolders, listLibrary } from "#app/media/picker/picker.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/library.admin.ts";
import { countUnused } from "./file-counts.server.ts";
import { getFileDetail } from "./file-detail.server.ts";
import { readyFilePanels } from "./late-file-panels.tsx";
import { LIBRARY_ACTIONS, type LibraryResult } from "./library-actions.server.ts";
import { typesOf, type View, viewOf } from "./library-admin.rules.ts";
import { libraryAdminTexts as texts } from "./library-admin.texts.ts";
import { LibraryScreen } from "./library-screen.tsx";
import { isUndescribed, isUnused } from "./uses.server.ts";

const { toasts } = texts;
const NARROWED: Partial<Record<View | "", () => SQL>> = {
  "sem-descricao": isUndescribed,
  "sem-uso": isUnused,
};

export const handle: RouteHandle = { ready: readyFilePanels };

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const params = new URL(request.url).searchParams;
  const view = viewOf(params);
  await readyFilePanels(params.toString());
  return withFallback({ library: null }, "The library could not be read", async () => {
    const query = { ...readLibraryQuery(params), types: typesOf(view, ANY_PICTURE) };
    const [page, folders, unused, detail] = await Promise.all([
      listLibrary(editor, query, NARROWED[view]?.()),
      listFolders(editor),
      countUnused(editor),
      getFileDetail(editor, params.get(FILE_FIELD) ?? ""),
    ]);
    const folder = query.folder;
    return { library: { page, folders, folder, unused, detail, pageSize: LIBRARY_PAGE_SIZE } };
  });
}

export async function action({ request, context }: Route.ActionArgs): Promise<LibraryResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const action = LIBRARY_ACTIONS[String(fields.get("intent"))];
  if (!action) return refused(texts.toasts.saveFailed);
  return withFallback(refused(action.failed), "The library could not be changed", () =>
    action.run(editor, fields),
  );
}

export const clientAction = refuseWhenLost(toasts.saveFailed, {
  replace: toasts.replaceFailed,
  remove: toasts.removeFailed,
  removeFolder: toasts.removeFailed,
  undelete: toasts.undoFailed,
  undeleteFolder: toasts.undoFailed,
});

export const shouldRevalidate = revalidateUnlessRefused;

export default function LibraryTab({ loaderData: { library }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StandingNotice notice={actionData?.toast} />
      {library ? (
        <LibraryScreen {...library} />
      ) : (
        <>
          <PageHead title={texts.pageTitle} lead={texts.lead} />
          <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
        </>
      )}
    </>
  );
}
