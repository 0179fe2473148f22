import { type Locale, pathFor } from "#app/i18n/locales.ts";

/** Query key of the selected yarns: hexes without #, comma separated. */
export const YARN_KEY = "cor";
/** Where the wall of yarns begins on its page. */
export const YARN_PLACE = "#fios";

export const yarnQuery = (hexes: readonly string[]): string =>
  `?${YARN_KEY}=${hexes.map((hex) => hex.slice(1)).join(",")}`;

export const yarnWallAddress = (locale: Locale): string => pathFor(locale, "/amostra-de-cores") + YARN_PLACE;

/** The rugs that hold a yarn, and its samples. */
export const yarnAddress = (locale: Locale, hex: string): string =>
  pathFor(locale, "/amostra-de-cores") + yarnQuery([hex]) + YARN_PLACE;
