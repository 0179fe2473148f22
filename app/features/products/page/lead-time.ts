import type { Locale } from "#app/i18n/locales.ts";
import { productTexts } from "../product.texts.ts";

export const leadTimeInWords = (days: number, locale: Locale): string => productTexts(locale).days(days);
