import type { z } from "zod";
import { siteLocales } from "#app/i18n/locales.ts";
import { metaOf } from "./saving/setting-shapes.rules.ts";
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
    settings: namesIn(form).filter((name) => isShown(form.settings[name])),
    schemas: Object.fromEntries(Object.entries(form.settings).filter(([, schema]) => isShown(schema))),
  }));

/** One that only pages of a language show is not asked for where the site has no such pages; what was written stays. */
export function isShown(schema: z.ZodType | undefined): boolean {
  const onlyIn = schema && metaOf(schema).onlyIn;
  return !onlyIn || siteLocales().includes(onlyIn);
}

export const namesIn = ({ settings }: DeclaredForm) => Object.keys(settings) as SettingName[];
