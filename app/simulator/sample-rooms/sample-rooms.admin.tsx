import { useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { ContentListScreen } from "#app/content/admin/content-list.tsx";
import { handleListAction, type ListResult, loadListScreen } from "#app/content/admin/list-screen.server.ts";
import { listScreenTexts } from "#app/content/admin/list-screen.texts.ts";
import { contentTexts } from "#app/content/content.texts.ts";
import { typeAt } from "#app/content-types.ts";
import { BUILT_IN_ROOMS } from "#app/features/settings/built-in-rooms.rules.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { simulatorTexts } from "../simulator.texts.ts";
import type { Route } from "./+types/sample-rooms.admin.ts";
import { BuiltInRooms, SHOW_BUILT_IN } from "./built-in-rooms.tsx";
import styles from "./room-field.module.css";
import { findReplaced } from "./sample-rooms.server.ts";
import { sampleRoomsTexts } from "./sample-rooms.texts.ts";

const { pageTitle, builtIn, marking } = sampleRoomsTexts;

export const meta: Route.MetaFunction = () => [{ title: contentTexts.documentTitle(pageTitle) }];

export async function loader({ context, url }: Route.LoaderArgs) {
  editorOf(context);
  const [view, { simulator }] = await Promise.all([
    loadListScreen(typeAt(url.pathname), undefined, url.searchParams),
    getSettings(DEFAULT_LOCALE),
  ]);
  const { rooms: names } = simulatorTexts(DEFAULT_LOCALE).start;
  return { view, hidden: simulator.hiddenRooms, names, replaced: await findReplaced(view) };
}

export async function action({ request, context, url }: Route.ActionArgs): Promise<ListResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request.clone());
  if (fields.get("intent") !== SHOW_BUILT_IN)
    return handleListAction(typeAt(url.pathname), { editor, request, id: undefined });
  const shown = fields.getAll("shown");
  const value = BUILT_IN_ROOMS.filter((id) => !shown.includes(id));
  const failed = refused<undefined>(builtIn.failed);
  return withFallback(failed, "The sample rooms could not be hidden or shown", async () => {
    const edit = { section: "simulator", key: "hiddenRooms", locale: DEFAULT_LOCALE, value } as const;
    await saveSettings(editor, [edit]);
    return succeeded(builtIn.saved);
  });
}

export const clientAction = refuseWhenLost(listScreenTexts.toasts.saveFailed, {
  remove: listScreenTexts.toasts.removeFailed,
});

export const shouldRevalidate = revalidateUnlessRefused;

export default function SampleRooms({ loaderData, actionData }: Route.ComponentProps) {
  const { view, hidden, names, replaced } = loaderData;
  const type = typeAt(useLocation().pathname);
  return (
    <>
      <ContentListScreen type={type} view={view} answer={actionData} />
      {view.kind === "list" && replaced.length > 0 && (
        <p role="status" className={styles.replaced}>
          {marking.replaced(replaced.join(", "))}
        </p>
      )}
      {view.kind === "list" && <BuiltInRooms hidden={hidden} names={names} />}
    </>
  );
}
