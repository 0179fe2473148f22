import type { Locale } from "#app/i18n/locales.ts";
import { yarnTexts } from "./yarn.texts.ts";

const SILK = /\((?:seda|silk)\)/i;

/** Names of colours are not translated; the fibre in brackets behind them is. */
export const yarnName = (name: string, locale: Locale): string =>
  name.replace(SILK, `(${yarnTexts(locale).silk})`);
