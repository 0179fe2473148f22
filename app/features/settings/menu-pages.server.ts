import { listItems } from "#app/content/content.server.ts";
import { typeNamed } from "#app/content-types.ts";
import { siteLocale, siteLocales } from "#app/i18n/locales.ts";
import type { MenuPage } from "./menu-pages.ts";

/** The pages that the owner added, in their order, as the menu's form offers them. */
export async function listMenuPages(): Promise<MenuPage[]> {
  const type = typeNamed("custom_pages");
  if (!type) return [];
  return (await listItems(type)).map(({ id, active, words }) => ({
    ...{ id, active },
    title: words[siteLocale()].menuName || words[siteLocale()].title || "",
    missing: siteLocales().filter((locale) => !words[locale].title),
  }));
}
