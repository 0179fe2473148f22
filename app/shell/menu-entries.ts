import { MENU_ENTRIES, type MenuEntryName } from "#app/features/settings/settings.rules.ts";
import { type Locale, neutralPath, pathFor } from "#app/i18n/locales.ts";
import type { ShellTexts } from "./shell.texts.ts";

export type MenuEntry = {
  name: string;
  href: string;
  /** Another site's address: opens in a new tab. */
  isExternal: boolean;
  /** The entry's own page, or a page that belongs to it. */
  current: "page" | "true" | undefined;
};

/** Where the story stands on each language's main page. */
const STORY_ANCHOR: Record<Locale, string> = { "pt-BR": "filosofia", es: "historia", en: "historia" };

/** Pages that light up an entry besides its own, by the beginning of their path. */
const FAMILIES: Record<string, readonly string[]> = {
  "/colecoes": ["/colecoes/", "/curadoria"],
  "/tapetes": ["/tapetes-geometricos", "/produtos/"],
};

type MenuContext = {
  locale: Locale;
  pathname: string;
  texts: ShellTexts;
  curationUrl: string;
  /** The owner's order; an entry that it does not name comes after those that it names. */
  order: readonly MenuEntryName[];
};

/** The five entries of the specification; the footer repeats them. */
export function mainEntries(context: MenuContext): MenuEntry[] {
  const { locale, texts, curationUrl, order } = context;
  const entries: Record<MenuEntryName, MenuEntry> = {
    curation: curationUrl
      ? { name: texts.pages.curation, href: curationUrl, isExternal: true, current: undefined }
      : entry(context, texts.pages.curation, "/colecoes"),
    rugs: entry(context, texts.pages.rugs, "/tapetes"),
    story: {
      ...entry(context, texts.pages.story, `/principal#${STORY_ANCHOR[locale]}`),
      current: undefined,
    },
    simulator: entry(context, texts.pages.simulator, "/simulador"),
    contact: entry(context, texts.pages.contact, "/contato"),
  };
  return [...new Set([...order, ...MENU_ENTRIES])].map((name) => entries[name]);
}

/** The entries behind "Mais". */
export function moreEntries(context: MenuContext): MenuEntry[] {
  const { pages } = context.texts;
  return [
    entry(context, pages.madeToMeasure, "/personalizados"),
    entry(context, pages.designers, "/designers"),
    entry(context, pages.brandStory, "/nossa-historia"),
    entry(context, pages.favourites, "/favoritos"),
    entry(context, pages.search, "/busca"),
  ];
}

function entry({ locale, pathname }: MenuContext, name: string, path: string): MenuEntry {
  const here = neutralPath(pathname);
  const isFamily = FAMILIES[path]?.some((beginning) => here.startsWith(beginning));
  return {
    name,
    href: pathFor(locale, path),
    isExternal: false,
    current: here === path ? "page" : isFamily ? "true" : undefined,
  };
}
