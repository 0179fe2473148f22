import { LOCALES, type Locale } from "./locales.ts";

let spoken: readonly Locale[] = LOCALES;

/**
 * The languages that this site speaks. One server is one site, so that it is known wherever an address is made, and
 * not handed through every page.
 */
export const spokenLocales = (): readonly Locale[] => spoken;

/** Told by whoever read the settings, before anything is drawn. */
export function speak(locales: readonly Locale[]): void {
  spoken = locales;
}
