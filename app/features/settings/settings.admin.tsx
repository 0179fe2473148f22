import { editorOf } from "#app/accounts/guard.server.ts";
import type { MissingCounts } from "#app/admin/menu/menu-tabs.tsx";
import { orConflict, withMerged } from "#app/content/versions/conflict.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin, unsetAddress } from "#app/platform/http/site-origin.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import type { Route } from "./+types/settings.admin.ts";
import { SettingsFrame } from "./fields/settings-frame.tsx";
import styles from "./fields/settings-panel.module.css";
import { FoldedPanel, Panel, type SettingsResult } from "./fields/settings-panel.tsx";
import { listMenuPages } from "./menu-pages.server.ts";
import { MenuPages } from "./menu-pages.ts";
import { typedSettings } from "./saving/posted-words.ts";
import { saveSettingsForm } from "./saving/save-setting-forms.server.ts";
import { getSettingsScreen } from "./saving/setting-forms.server.ts";
import { SETTINGS_SCREENS, type SettingsScreen } from "./settings.content.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import { addressOfScreen, FIRST_SCREEN, panelsOf, screenNamed } from "./settings-screens.ts";

const { toasts } = texts;
const MOST_OPEN_PANELS = 5;
const MENU_SCREEN: SettingsScreen = "menu";

const about = (screen: SettingsScreen | null) => (screen ? SETTINGS_SCREENS[screen] : texts.unknown);

export const meta: Route.MetaFunction = ({ params }) => {
  const screen = screenNamed(params.screen ?? FIRST_SCREEN);
  return [{ title: texts.documentTitle(about(screen).name) }];
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const screen = screenNamed(params.screen ?? FIRST_SCREEN);
  const address = { origin: siteOrigin(request), unsetAddress: unsetAddress(request) };
  const nothing = { screen, form: null, ids: {}, missing: {}, ...address, outdated: [], menuPages: [] };
  if (!screen) return nothing;
  return withFallback(nothing, "The settings could not be read", async () => {
    const { form, ids, outdated, missing: byScreen } = await getSettingsScreen(editor, screen);
    const missing: MissingCounts = Object.fromEntries(
      Object.entries(byScreen).map(([name, count]) => [addressOfScreen(name), count]),
    );
    const menuPages = screen === MENU_SCREEN ? await listMenuPages() : [];
    return { screen, form, ids, missing, ...address, outdated, menuPages };
  });
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<SettingsResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const screen = screenNamed(params.screen ?? FIRST_SCREEN);
  const id = String(fields.get("panel"));
  const saving = async (): Promise<SettingsResult> => {
    const panel = screen && panelsOf(screen).find((one) => one.id === id);
    if (!panel) return refused(toasts.failed);
    const baseVersion = readBaseVersion(fields);
    const saved = await saveSettingsForm(editor, panel.settings, fields, baseVersion);
    if (saved.ok) return succeeded(withMerged(toasts.saved, baseVersion), { panel: id });
    const { errors, typed, conflict } = saved;
    const value = { panel: id, errors, typed: typedSettings(panel.schemas, typed, fields) };
    return conflict ? { ok: false, value: { ...value, conflict } } : { ...refused(toasts.refused), value };
  };
  return withFallback(refused(toasts.failed), "The settings could not be saved", () =>
    orConflict({ panel: id }, saving),
  );
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function SettingsTab({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, form, origin, unsetAddress, outdated, menuPages } = loaderData;
  const ids: Record<string, string> = loaderData.ids;
  const { name, lead } = about(screen);
  const panels = screen ? panelsOf(screen) : [];
  const isLong = panels.length > MOST_OPEN_PANELS;
  useOutcomeToast(actionData);
  return (
    <SettingsFrame {...{ name, lead, unsetAddress }}>
      <StandingNotice notice={actionData?.toast} />
      {screen === null ? (
        <EmptyState title={texts.gone} next={texts.goneNext} />
      ) : form === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <OutdatedTexts value={outdated}>
          <MenuPages value={menuPages}>
            <div className={isLong ? styles.many : styles.panels} key={screen}>
              {panels.map((panel, at) => {
                const props = { panel, saved: form, id: ids[panel.id], answer: actionData, origin };
                return isLong ? (
                  <FoldedPanel key={panel.id} {...props} />
                ) : (
                  <Panel key={panel.id} {...props} isLate={at > 0} />
                );
              })}
            </div>
          </MenuPages>
        </OutdatedTexts>
      )}
    </SettingsFrame>
  );
}
