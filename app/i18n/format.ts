import { type CurrencyChoice, currencyChoice } from "./currency.rules.ts";
import { LANGUAGES, type Locale } from "./locales.ts";
import { localFormat } from "./time-zone.rules.ts";

export type Currency = Exclude<CurrencyChoice, "both">;

export function currencyOf(locale: Locale): Currency {
  const choice = currencyChoice();
  if (choice !== "both") return choice;
  return locale === "pt-BR" ? "BRL" : "EUR";
}

const known = new Map<string, Intl.NumberFormat>();

/** Cached: creating an Intl.NumberFormat is far slower than using it. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${Object.entries(options).join(" ")}`;
  let format = known.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    known.set(key, format);
  }
  return format;
}

const withDigits = (locale: string, digits: number, useGrouping: "always" | "auto") =>
  numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping });

/** As the language writes it, with at most three decimals. */
export function formatNumber(number: number, locale: Locale): string {
  return numberFormat(locale).format(number);
}

/** `4,5` */
export function formatTenths(number: number, locale: Locale): string {
  return withDigits(locale, 1, "auto").format(number);
}

/** `R$ 4.690`, `€ 890`; cents only when there are some. */
export function formatPrice(cents: number, currency: Currency, locale: Locale): string {
  const format = withDigits(locale === "en" ? "en-GB" : locale, cents % 100 === 0 ? 0 : 2, "always");
  const digits = format.format(cents / 100);
  return `${currency === "BRL" ? "R$" : "€"}\u00a0${digits}`;
}

/** A whole number as the language groups it: `2.500`, `2,500`. */
export function formatWhole(number: number, locale: Locale): string {
  return withDigits(locale === "en" ? "en-GB" : locale, 0, "always").format(number);
}

/** Thousandths as whole per cent (`32%`, `32 %`), at least 1 %. */
export function formatShare(permille: number, locale: Locale): string {
  const percent = Math.max(1, Math.round(permille / 10)) / 100;
  return numberFormat(locale, { style: "percent" }).format(percent);
}

/** `2,50 m` */
export function formatMetres(metres: number, locale: Locale): string {
  return `${withDigits(locale, 2, "auto").format(metres)}\u00a0m`;
}

export function formatDay(date: Date, locale: Locale): string {
  return localFormat(LANGUAGES[locale].format, { dateStyle: "long" }).format(date);
}
