import type { z } from "zod";
import { brandScreen } from "./screens/brand.content.ts";
import { cataloguesScreen } from "./screens/catalogues.content.ts";
import { coloursScreen } from "./screens/colours.content.ts";
import { contactScreen } from "./screens/contact.content.ts";
import type { FORMS_ELSEWHERE } from "./screens/elsewhere.content.ts";
import { mainPageScreen } from "./screens/main-page.content.ts";
import { menuScreen } from "./screens/menu.content.ts";
import { openingScreen } from "./screens/opening.content.ts";
import { otherLanguagesScreen } from "./screens/other-languages.content.ts";
import { otherPagesScreen } from "./screens/other-pages.content.ts";
import { promotionScreen } from "./screens/promotion.content.ts";
import { searchEnginesScreen } from "./screens/search-engines.content.ts";
import { simulatorScreen } from "./screens/simulator.content.ts";
import { typefacesScreen } from "./screens/typefaces.content.ts";

/** By the end of their addresses. */
export const SETTINGS_SCREENS = {
  marca: brandScreen,
  cores: coloursScreen,
  letra: typefacesScreen,
  contato: contactScreen,
  menu: menuScreen,
  abertura: openingScreen,
  "pagina-principal": mainPageScreen,
  "outras-linguas": otherLanguagesScreen,
  "outras-paginas": otherPagesScreen,
  promocao: promotionScreen,
  catalogos: cataloguesScreen,
  busca: searchEnginesScreen,
  simulador: simulatorScreen,
} as const;

type Screens = typeof SETTINGS_SCREENS;
export type SettingsScreen = keyof Screens;

type ValueOf<T> = T[keyof T];
type Intersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (
  of: infer All,
) => void
  ? All
  : never;
type DeclaredForm =
  | ValueOf<{ [Screen in SettingsScreen]: ValueOf<Screens[Screen]["forms"]> }>
  | ValueOf<typeof FORMS_ELSEWHERE>;
type Schemas = Intersection<DeclaredForm["settings"]>;

export type SettingName = keyof Schemas & string;
export type SettingsSection = SettingName extends `${infer Section}.${string}` ? Section : never;
/** By section and key. */
export type Settings = {
  [Section in SettingsSection]: {
    [Name in SettingName as Name extends `${Section}.${infer Key}` ? Key : never]: z.infer<Schemas[Name]>;
  };
};
export type SettingsKey<Section extends SettingsSection = SettingsSection> = keyof Settings[Section] & string;
/** What a public page's header and footer show. */
export type FrameSettings = Pick<
  Settings,
  "brand" | "contact" | "menu" | "newsletter" | "opening" | "social" | "theme" | "boatShow"
>;
