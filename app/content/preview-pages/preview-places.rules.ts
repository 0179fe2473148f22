import type { Entry, PagePlace } from "#app/content/define-content.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { byDeclaredType, CONTENT_TYPES } from "#app/content-types.ts";
import { type Locale, pathFor, siteLocales } from "#app/i18n/locales.ts";

export type Edited = {
  entity: ContentEntity;
  id: string | null;
  address: string;
  panel: string;
};

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const entry = (list: string) => new RegExp(`^/admin/${list}/(?:novo|(${UUID}))$`);
const screen = (path: string) => new RegExp(`^/admin/${path}$`);

/** Forms that may be submitted in a dry run; no others are. */
const FORMS: [RegExp, ContentEntity][] = [
  [entry("tapetes"), "products"],
  ...CONTENT_TYPES.map(({ path, type, editor }): [RegExp, ContentEntity] => [
    editor ? screen(path) : entry(path),
    type,
  ]),
  [/^\/admin\/paginas\/[a-z-]+$/, "pages"],
  [/^\/admin\/configuracoes(?:\/[a-z-]+)?$/, "settings"],
];
/** Of forms that share an address: these change texts only. */
export const TYPED_INTENTS = ["words", "section"];

export function editedBy(address: string, fields: { id: string; panel: string }): Edited | null {
  for (const [pattern, entity] of FORMS) {
    const match = pattern.exec(address);
    if (!match) continue;
    const isListed = new RegExp(`^${UUID}$`).test(fields.id) ? fields.id : null;
    return { entity, id: match[1] ?? isListed, address, panel: fields.panel };
  }
  return null;
}

/** The simulator's forms are never submitted in a dry run; links only read. */
export function linkedBy(address: string, fields: { id: string; panel: string }): Edited | null {
  const { id, panel } = fields;
  return address === DESIGNS ? { entity: "rug_designs", id, address, panel } : editedBy(address, fields);
}

const DESIGNS = "/simulador-admin";
export const MAIN_PAGE = "/principal";
const PROMO = "promo";
const IN_SPANISH_ONLY = ["services-title", "trade-shows-title", "historia", "access-title", "design-title"];

export const PANEL_PLACES: Record<string, PagePlace> = {
  founding: { path: "/nossa-historia" },
  channels: { path: "/contato" },
  hours: { path: "/contato" },
  address: { path: "/contato" },
  social: { path: "/contato" },
  newsletter: { path: "/newsletter" },
  menuCuration: { path: "/colecoes" },
  landing: { path: "/" },
  boatShow: { path: MAIN_PAGE, anchor: "boat-show" },
  promo: { path: MAIN_PAGE, anchor: PROMO },
  hero: { path: MAIN_PAGE, anchor: "hero-title" },
  newCollection: { path: MAIN_PAGE, anchor: "new-collection-title" },
  collections: { path: MAIN_PAGE, anchor: "collections-title" },
  craft: { path: MAIN_PAGE, anchor: "craft-title" },
  materials: { path: MAIN_PAGE, anchor: "materials-title" },
  featured: { path: MAIN_PAGE, anchor: "featured-title" },
  philosophy: { path: MAIN_PAGE, anchor: "filosofia" },
  simulatorPromo: { path: MAIN_PAGE, anchor: "simulator-title" },
  showroom: { path: MAIN_PAGE, anchor: "showroom-title" },
  testimonials: { path: MAIN_PAGE, anchor: "testimonials-title" },
  story: { path: MAIN_PAGE, anchor: "historia" },
  access: { path: MAIN_PAGE, anchor: "access-title" },
  design: { path: MAIN_PAGE, anchor: "design-title" },
  services: { path: MAIN_PAGE, anchor: "services-title" },
  tradeShows: { path: MAIN_PAGE, anchor: "trade-shows-title" },
  catalogues: { path: "/tapetes" },
  pageRugs: { path: "/tapetes" },
  pageCollections: { path: "/colecoes" },
  pageGeometric: { path: "/tapetes-geometricos" },
  pageGallery: { path: "/galeria" },
  pageDesigners: { path: "/designers" },
  pageSwatches: { path: "/amostra-de-cores" },
  pageAccess: { path: "/acesso-exclusivo" },
  pageMadeToMeasure: { path: "/personalizados" },
};

/** Texts of every rug's page, which are shown in the page of one. */
export const RUG_PANEL = "pageRug";
/** The simulator needs script, which previews do not run. */
const NOWHERE = "simulator";

type Facts = Record<string, unknown>;

const PLACES: Record<ContentEntity, (facts: Facts, edited: Edited) => PagePlace | null> = {
  products: ({ slug }) => (slug ? { path: `/produtos/${slug}` } : null),
  ...byDeclaredType((type) => (facts: Facts) => type.page(facts as Partial<Entry>)),
  // Unwritten pages have no document.
  pages: (_facts, { address }) => ({ path: `/${address.split("/").at(-1)}` }),
  rug_designs: () => ({ path: "/simulador" }),
  // Used in several places.
  media: () => null,
  settings: (_facts, { panel }) => (panel === NOWHERE ? null : (PANEL_PLACES[panel] ?? { path: MAIN_PAGE })),
};

export function placeOf(edited: Edited, facts: Facts, locale: Locale): PagePlace | null {
  const place = PLACES[edited.entity](facts, edited);
  const shownIn = place && [locale, ...siteLocales()].find((one) => isOnPage(place.anchor ?? "", one));
  return shownIn ? { ...place, path: pathFor(shownIn, place.path) } : null;
}

/** The two main pages lack some of each other's sections; a site without the other's languages has them nowhere. */
function isOnPage(anchor: string, locale: Locale): boolean {
  if (anchor === PROMO) return locale === "pt-BR";
  return locale !== "pt-BR" || !IN_SPANISH_ONLY.includes(anchor);
}

export const queryOf = ({ entity, id }: Edited): string =>
  entity === "rug_designs" && id ? `?tapete=${id}` : "";
