import { LOCALES, type Locale } from "./locales.ts";

let offered: readonly Locale[] = LOCALES;

export const siteLocales = (): readonly Locale[] => offered;

export function setSiteLocales(locales: readonly Locale[]): void {
  offered = locales;
}
