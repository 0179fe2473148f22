import { type Locale, siteLocale } from "./locales.ts";
import { STANDARD_TIME_ZONE, timeZone } from "./time-zone.rules.ts";

export const BRAZIL = "55";
export const SPAIN = "34";
const SPANISH_ZONE = /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/;

/** By the time zone; while nobody has set one, a site that was begun in Spanish is one of Spain. */
export const homeCountry = (): typeof BRAZIL | typeof SPAIN =>
  SPANISH_ZONE.test(timeZone()) || (timeZone() === STANDARD_TIME_ZONE && siteLocale() === "es")
    ? SPAIN
    : BRAZIL;

/** Digits and usual separators. */
const WRITTEN = /^\+?[\d\s().\-–/]+$/;
const AREA = "(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])";
/** With area code: mobile numbers have nine digits and begin with 9, landlines eight; or toll-free. */
const BRAZILIAN = new RegExp(`^(?:${AREA}(?:9\\d{8}|[2-5]\\d{7})|800\\d{7})$`);
/** Also mobile numbers without the 9 that they have begun with since 2016. */
const WRITTEN_IN_BRAZIL = new RegExp(`^(?:${AREA}(?:9\\d{8}|[2-9]\\d{7})|800\\d{7})$`);
const SPANISH = /^34[6-9]\d{8}$/;
/** E.164: country code and number, 15 digits at most. */
const ABROAD = /^[1-9]\d{7,14}$/;
const LONGEST_NATIONAL = 11;
/** The zero that is dialled within the country only: "+44 (0)20 …". */
const NATIONAL_ZERO = /^((?:\+|00)\s*\d{1,3}[\s.-]*)\(0\)/;

export const asDialled = (typed: string): string => typed.trim().replace(NATIONAL_ZERO, "$1");

/** E.164; without a country code of the site's country. Null for what cannot be dialled. */
export function parseTelephone(typed: string): string | null {
  const written = asDialled(typed);
  if (!WRITTEN.test(written)) return null;
  const all = written.replace(/\D/g, "");
  const isAbroad = written.startsWith("+") || all.startsWith("00");
  const digits = all.replace(/^0+/, "");
  const dialled = isAbroad || digits.length > LONGEST_NATIONAL ? digits : homeCountry() + digits;
  const isReached = dialled.startsWith(BRAZIL)
    ? BRAZILIAN.test(dialled.slice(BRAZIL.length))
    : ABROAD.test(dialled) && (!dialled.startsWith(SPAIN) || SPANISH.test(dialled));
  return isReached ? `+${dialled}` : null;
}

/** Whether digits without "+" are national ones with their area code, not those of another country with its code. */
export const isWrittenInBrazil = (digits: string): boolean =>
  WRITTEN_IN_BRAZIL.test(digits) && !(homeCountry() === SPAIN && SPANISH.test(digits));

const TWO_DIGIT_COUNTRY = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** National format for Brazilian numbers in Portuguese, international for all others; toll-free numbers have national ones only. */
export function telephoneLabel(kept: string, locale: Locale = "pt-BR"): string {
  const digits = kept.replace(/\D/g, "");
  if (digits.startsWith(BRAZIL)) {
    const national = digits.slice(BRAZIL.length);
    if (national.startsWith("800")) return national.replace(/^(\d{3})(\d{3})(\d+)$/, "0$1 $2 $3");
    const written = locale === "pt-BR" ? "($1) $2-$3" : `+${BRAZIL} $1 $2-$3`;
    return national.replace(/^(\d{2})(\d{4,5})(\d{4})$/, written);
  }
  if (digits === "") return "";
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGIT_COUNTRY.test(digits) ? 2 : 3;
  const number = digits.slice(length).replace(/(\d{3})(?=\d{2,})/g, "$1 ");
  return `+${digits.slice(0, length)} ${number}`;
}
