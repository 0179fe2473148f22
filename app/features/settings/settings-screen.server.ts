import { editorOf } from "#app/features/accounts/guard.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin, unsetAddress } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { MissingCounts } from "#app/shell/menu/menu-tabs.tsx";
import { versionResult, withMerged } from "#app/shell/versions/conflict.server.ts";
import { versionsTexts } from "#app/shell/versions/versions.texts.ts";
import { listOutdatedSettings } from "./outdated-settings.server.ts";
import { postedWords } from "./posted-words.ts";
import { saveSettingsForm } from "./save-setting-forms.server.ts";
import { getSettingsScreen } from "./setting-forms.server.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import type { SettingsResult } from "./settings-panel.tsx";
import {
  addressOfScreen,
  panelsOf,
  SETTINGS_SCREENS,
  type SettingsScreen,
  screenAt,
} from "./settings-panels.ts";

const { toasts } = texts;

type Asked = { request: Request; context: Parameters<typeof editorOf>[0]; url: URL };

/** Of the screen at the address. */
export async function loadSettingsScreen({ request, context, url }: Asked) {
  const editor = editorOf(context);
  const asked = screenAt(url.pathname);
  const address = { origin: siteOrigin(request), unsetAddress: unsetAddress(request) };
  if (!Object.hasOwn(SETTINGS_SCREENS, asked))
    return { screen: null, form: null, missing: {}, ...address, outdated: [] };
  const screen = asked as SettingsScreen;
  return withFallback(
    { screen, form: null, missing: {}, ...address, outdated: [] },
    "The settings could not be read",
    async () => {
      const [{ form, missing: bySetting }, outdated] = await Promise.all([
        getSettingsScreen(editor, screen),
        listOutdatedSettings(),
      ]);
      const missing: MissingCounts = Object.fromEntries(
        Object.entries(bySetting).map(([name, count]) => [addressOfScreen(name), count]),
      );
      return { screen, form, missing, ...address, outdated };
    },
  );
}

export type SettingsScreenData = Awaited<ReturnType<typeof loadSettingsScreen>>;

export async function saveSettingsScreen({ request, context, url }: Asked): Promise<SettingsResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const panels = panelsOf(screenAt(url.pathname)) ?? [];
  const id = String(fields.get("panel"));
  try {
    const panel = panels.find((one) => one.id === id);
    if (!panel) return refused(toasts.failed);
    const baseVersion = readBaseVersion(fields);
    const saved = await saveSettingsForm(editor, panel.settings, fields, baseVersion);
    if (saved.ok) return succeeded(withMerged(toasts.saved, baseVersion), { panel: id });
    const { errors, typed, conflict } = saved;
    const value = { panel: id, errors, typed: { values: typed, words: postedWords(fields) } };
    return conflict
      ? { ...refused(versionsTexts.conflict), value: { ...value, conflict } }
      : { ...refused(toasts.refused), value };
  } catch (error) {
    const result = await versionResult(error, { panel: id });
    if (result) return result;
    log.error({ err: error }, "The settings could not be saved");
    return refused(toasts.failed);
  }
}
