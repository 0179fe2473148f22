import { textHash } from "#app/i18n/translated-words.ts";
import type { SettingsKey, SettingsSection } from "./settings.rules.ts";

export type SettingName = { [S in SettingsSection]: `${S}.${SettingsKey<S>}` }[SettingsSection];

type Special = "seo" | "veil" | "menuOrder" | "logo" | "colours" | "typefaces";

export type SettingsPanel = { id: string; settings: readonly SettingName[]; special?: Special };

export const SETTINGS_SCREENS = {
  marca: [
    {
      id: "brand",
      settings: [
        "brand.name",
        "brand.tagline",
        "brand.blurb",
        "brand.legalName",
        "brand.logo",
        "theme.isLogoPlain",
        "brand.yearsOfCraft",
        "brand.distributors",
        "brand.city",
      ],
      special: "logo",
    },
    { id: "founding", settings: ["brand.foundedEs", "brand.foundedStory"] },
  ],
  cores: [{ id: "colours", settings: ["theme.colours"], special: "colours" }],
  letra: [{ id: "typefaces", settings: ["theme.typefaces"], special: "typefaces" }],
  contato: [
    {
      id: "channels",
      settings: ["contact.whatsapp", "contact.phone", "contact.email", "contact.marketingEmail"],
    },
    { id: "hours", settings: ["contact.hours", "contact.timeZone"] },
    { id: "address", settings: ["contact.addressLines", "contact.map", "contact.mapPicture"] },
    { id: "social", settings: ["social.instagram", "social.pinterest", "social.blog"] },
    { id: "newsletter", settings: ["newsletter.title", "newsletter.text"] },
  ],
  menu: [
    { id: "menuOrder", settings: ["menu.order"], special: "menuOrder" },
    { id: "menuCuration", settings: ["menu.curadoriaUrl"] },
  ],
  abertura: [
    { id: "opening", settings: ["opening.isOpen"] },
    { id: "landing", settings: ["landing.film", "landing.poster"] },
    {
      id: "boatShow",
      settings: [
        "boatShow.isActive",
        "boatShow.name",
        "boatShow.title",
        "boatShow.text",
        "boatShow.where",
        "boatShow.lastDay",
        "boatShow.note",
        "boatShow.picture",
      ],
    },
  ],
  "pagina-principal": [
    { id: "hero", settings: ["home.hero"] },
    { id: "veil", settings: ["home.veil"], special: "veil" },
    { id: "newCollection", settings: ["home.newCollection"] },
    { id: "collections", settings: ["home.collections"] },
    { id: "craft", settings: ["home.craft"] },
    { id: "materials", settings: ["home.materials"] },
    { id: "featured", settings: ["home.featured"] },
    { id: "philosophy", settings: ["home.philosophy"] },
    { id: "simulatorPromo", settings: ["home.simulatorPromo"] },
    { id: "showroom", settings: ["home.showroom"] },
    { id: "testimonials", settings: ["testimonials.title"] },
    { id: "companyIntro", settings: ["home.companyIntro"] },
    { id: "featureImages", settings: ["feature.images"] },
  ],
  "outras-linguas": [
    { id: "story", settings: ["home.story"] },
    { id: "access", settings: ["home.access"] },
    { id: "design", settings: ["home.design"] },
    { id: "services", settings: ["home.services"] },
    { id: "tradeShows", settings: ["home.tradeShows"] },
  ],
  "outras-paginas": [
    { id: "pageRugs", settings: ["pages.rugs"] },
    { id: "pageRug", settings: ["pages.rug"] },
    { id: "pageCollections", settings: ["pages.collections"] },
    { id: "pageGeometric", settings: ["pages.geometric"] },
    { id: "pageSwatches", settings: ["pages.swatches", "pages.swatchesPicture"] },
    {
      id: "pageMadeToMeasure",
      settings: ["pages.madeToMeasure", "pages.madeToMeasurePieces", "pages.madeToMeasurePicture"],
    },
    { id: "pageAccess", settings: ["pages.access"] },
  ],
  promocao: [
    {
      id: "promo",
      settings: [
        "promo.isActive",
        "promo.title",
        "promo.text",
        "promo.button",
        "promo.buttonUrl",
        "promo.startsOn",
        "promo.endsOn",
        "promo.picture",
      ],
    },
  ],
  catalogos: [{ id: "catalogues", settings: ["catalogues.items"] }],
  busca: [
    {
      id: "seo",
      settings: ["brand.seoTitle", "brand.seoDescription", "brand.sharePicture"],
      special: "seo",
    },
  ],
  simulador: [{ id: "simulator", settings: ["simulator.embedUrl"] }],
} as const satisfies Record<string, readonly SettingsPanel[]>;

/** Addresses of the screens of other features that edit a setting. */
export const SETTINGS_ELSEWHERE: Partial<Record<SettingName, string>> = {
  "home.feature": "/admin/galeria",
  "theme.language": "/admin/configuracoes/linguas",
  "theme.languages": "/admin/configuracoes/linguas",
  "theme.currency": "/admin/configuracoes/linguas",
  "firstRun.progress": "/admin/comecar",
  "simulator.hiddenRooms": "/admin/ambientes",
};

export const FIRST_SCREEN = "marca";

const PATH = "/admin/configuracoes";

export const addressOfScreen = (screen: string): string =>
  screen === FIRST_SCREEN ? PATH : `${PATH}/${screen}`;

/** Of a setting or a text in it, by the name of its field: `home.hero.lead`, `es.home.hero.lead`. */
export function addressOfSetting(field: string): string {
  const isIn = (name: string) => `.${field}.`.includes(`.${name}.`);
  for (const [name, address] of Object.entries(SETTINGS_ELSEWHERE)) if (isIn(name)) return address;
  for (const [screen, panels] of Object.entries<readonly SettingsPanel[]>(SETTINGS_SCREENS))
    for (const { id, settings } of panels) if (settings.some(isIn)) return `${addressOfScreen(screen)}#${id}`;
  return PATH;
}

export type SettingsScreen = keyof typeof SETTINGS_SCREENS;
export type PanelId = (typeof SETTINGS_SCREENS)[SettingsScreen][number]["id"];

export function panelsOf(screen: string): readonly SettingsPanel[] | null {
  return Object.hasOwn(SETTINGS_SCREENS, screen) ? SETTINGS_SCREENS[screen as SettingsScreen] : null;
}

export function splitSettingName(name: SettingName): { section: SettingsSection; key: SettingsKey } {
  const [section, key] = name.split(".") as [SettingsSection, SettingsKey];
  return { section, key };
}

export const nameAt = (setting: string, path: string): string =>
  path === "" ? setting : `${setting}.${path}`;

/** Hashes of the initial values, so that only changed ones are written. */
export const TRACE_FIELD = "setting-began";

export const valueHash = (value: unknown): string => textHash(JSON.stringify(value) ?? "");
