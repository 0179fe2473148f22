import { LOCALES, type Locale } from "./locales.ts";

let offered: readonly Locale[] = LOCALES;

/**
 * The languages that this site speaks. One server is one site, so that it is known wherever an address is made, and
 * not handed through every page.
 */
export const siteLocales = (): readonly Locale[] => offered;

/** Told by whoever read the settings, before anything is drawn. */
export function setSiteLocales(locales: readonly Locale[]): void {
  offered = locales;
}
