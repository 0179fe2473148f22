import { textHash } from "#app/i18n/translated-words.ts";
import type { SettingName } from "./settings.rules.ts";

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

/** Forms on the screens of other features. */
export const FORMS_ELSEWHERE = {
  gallerySection: { address: "/admin/galeria", settings: ["home.feature"] },
  languages: {
    address: "/admin/configuracoes/linguas",
    settings: ["theme.language", "theme.languages", "theme.currency"],
  },
  firstRun: { address: "/admin/comecar", settings: ["firstRun.progress"] },
  hiddenRooms: { address: "/admin/ambientes", settings: ["simulator.hiddenRooms"] },
} as const satisfies Record<string, { address: string; settings: readonly SettingName[] }>;

export const FIRST_SCREEN = "marca";

const PATH = "/admin/configuracoes";

export const addressOfScreen = (screen: string): string =>
  screen === FIRST_SCREEN ? PATH : `${PATH}/${screen}`;

type Form = { id: FormId; address: string; settings: readonly SettingName[] };

const FORMS: readonly Form[] = [
  ...Object.entries<readonly SettingsPanel[]>(SETTINGS_SCREENS).flatMap(([screen, panels]) =>
    panels.map(({ id, settings }) => ({
      ...{ id: id as PanelId, settings },
      address: `${addressOfScreen(screen)}#${id}`,
    })),
  ),
  ...Object.entries(FORMS_ELSEWHERE).map(([id, form]) => ({
    id: id as keyof typeof FORMS_ELSEWHERE,
    ...form,
  })),
];

const FORM_OF = new Map(FORMS.flatMap((form) => form.settings.map((name) => [name, form] as const)));

/** A form is one document, which is published, compared and restored as one. */
export function formOf(name: SettingName): FormId {
  const form = FORM_OF.get(name);
  if (!form) throw new Error(`No form has the setting ${name}`);
  return form.id;
}

/** Of a field of a setting: `home.hero.lead`. */
export function addressOfSetting(field: string): string {
  const name = field.split(".").slice(0, 2).join(".") as SettingName;
  return FORM_OF.get(name)?.address ?? PATH;
}

export type SettingsScreen = keyof typeof SETTINGS_SCREENS;
export type PanelId = (typeof SETTINGS_SCREENS)[SettingsScreen][number]["id"];
export type FormId = PanelId | keyof typeof FORMS_ELSEWHERE;

export function panelsOf(screen: string): readonly SettingsPanel[] | null {
  return Object.hasOwn(SETTINGS_SCREENS, screen) ? SETTINGS_SCREENS[screen as SettingsScreen] : null;
}

/** Hashes of the initial values, so that only changed ones are written. */
export const TRACE_FIELD = "setting-began";

export const valueHash = (value: unknown): string => textHash(JSON.stringify(value) ?? "");
