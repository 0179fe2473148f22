import type { CustomPageLink } from "#app/features/pages/custom-pages.rules.ts";
import {
  completeMenu,
  isMenuItem,
  type MenuItemName,
} from "#app/features/settings/fields/menu-order.rules.ts";
import { type Locale, neutralPath, pathFor } from "#app/i18n/locales.ts";
import type { IconName } from "#app/ui/layout/icon.tsx";
import type { SiteTexts } from "../site.texts.ts";

export type MenuItem = {
  name: string;
  href: string;
  /** Opens in a new tab. */
  isExternal: boolean;
  current: "page" | "true" | undefined;
  /** Leads to a page that the owner added. */
  isAdded?: true;
};

export const FAVOURITES_PATH = "/favoritos";

/** Fragment of the story section on the main pages. */
const storyAnchor = (locale: Locale) => (locale === "pt-BR" ? "filosofia" : "historia");

/** Path prefixes that also mark an item as current. */
const FAMILIES: Record<string, readonly string[]> = {
  "/colecoes": ["/colecoes/", "/curadoria"],
  "/tapetes": ["/tapetes-geometricos", "/produtos/"],
};

type MenuContext = {
  locale: Locale;
  pathname: string;
  texts: SiteTexts;
  curationUrl: string;
  /** Names of items and ids of pages. Items that are not named follow those that are. */
  order: readonly string[];
  customPages?: readonly CustomPageLink[] | undefined;
};

export function mainMenuItems(context: MenuContext): MenuItem[] {
  const { locale, texts, curationUrl, order } = context;
  const items: Record<MenuItemName, MenuItem> = {
    curation:
      curationUrl === "" || curationUrl.startsWith("/")
        ? item(context, texts.pages.curation, curationUrl || "/colecoes")
        : { name: texts.pages.curation, href: curationUrl, isExternal: true, current: undefined },
    rugs: item(context, texts.pages.rugs, "/tapetes"),
    story: {
      ...item(context, texts.pages.story, `/principal#${storyAnchor(locale)}`),
      current: undefined,
    },
    simulator: item(context, texts.pages.simulator, "/simulador"),
    contact: item(context, texts.pages.contact, "/contato"),
  };
  const pages = new Map(context.customPages?.map((page) => [page.id, page]));
  return completeMenu(order).flatMap((entry) => {
    if (isMenuItem(entry)) return [items[entry]];
    const page = pages.get(entry);
    return page ? [{ ...item(context, page.title, page.path), isAdded: true as const }] : [];
  });
}

export function moreMenuItems(context: MenuContext): MenuItem[] {
  const { pages } = context.texts;
  const added = (context.customPages ?? []).filter(
    ({ id, place }) => place === "menu" && !context.order.includes(id),
  );
  return [
    item(context, pages.madeToMeasure, "/personalizados"),
    item(context, pages.designers, "/designers"),
    item(context, pages.brandStory, "/nossa-historia"),
    item(context, pages.gallery, "/galeria"),
    item(context, pages.swatches, "/amostra-de-cores"),
    ...added.map(({ title, path }) => item(context, title, path)),
  ];
}

/** Icons in the header. */
export function toolItems(context: MenuContext): (MenuItem & { icon: IconName })[] {
  const { pages } = context.texts;
  return [
    { ...item(context, pages.search, "/busca"), icon: "search" },
    { ...item(context, pages.favourites, FAVOURITES_PATH), icon: "heart" },
  ];
}

export function studioItems(context: MenuContext): MenuItem[] {
  const { pages } = context.texts;
  return [
    item(context, pages.madeToMeasure, "/personalizados"),
    item(context, pages.swatches, "/amostra-de-cores"),
    item(context, pages.gallery, "/galeria"),
    accessItem(context),
  ];
}

export const accessItem = (context: MenuContext): MenuItem =>
  item(context, context.texts.pages.access, "/acesso-exclusivo");

function item({ locale, pathname }: MenuContext, name: string, path: string): MenuItem {
  const here = neutralPath(pathname);
  const isFamily = FAMILIES[path]?.some((beginning) => here.startsWith(beginning));
  return {
    name,
    href: pathFor(locale, path),
    isExternal: false,
    current: here === path ? "page" : isFamily ? "true" : undefined,
  };
}
