import { SETTINGS_SCREENS, type SettingName, type SettingsScreen } from "./settings.content.ts";
import type { DeclaredForm } from "./settings-screen.rules.ts";

/** One document, which is published, compared and restored as one. */
export type SettingsPanel = Omit<DeclaredForm, "settings"> & {
  id: string;
  settings: readonly SettingName[];
  schemas: DeclaredForm["settings"];
};

export const PATH = "/admin/configuracoes";
export const FIRST_SCREEN = "marca";

export const addressOfScreen = (screen: string): string =>
  screen === FIRST_SCREEN ? PATH : `${PATH}/${screen}`;

export const SCREENS = Object.keys(SETTINGS_SCREENS) as SettingsScreen[];

export const screenNamed = (name: string): SettingsScreen | null =>
  SCREENS.find((screen) => screen === name) ?? null;

export const formsOf = (screen: SettingsScreen) =>
  Object.entries<DeclaredForm>(SETTINGS_SCREENS[screen].forms);

export const panelsOf = (screen: SettingsScreen): SettingsPanel[] =>
  formsOf(screen).map(([id, form]) => ({
    ...form,
    id,
    settings: namesIn(form),
    schemas: form.settings,
  }));

export const namesIn = ({ settings }: DeclaredForm) => Object.keys(settings) as SettingName[];
