import { asDialled, BRAZIL, homeCountry, isWrittenInBrazil, SPAIN } from "./telephone.rules.ts";

/**
 * With country code. Without one, Brazilian with area code, Spanish with nine digits; what is neither has a country code
 * that was written without "+". Spanish landlines look like Brazilian
 * mobile numbers without their area code, so they are read as such only on a site of Spain.
 */
export function internationalDigits(number: string): string {
  const written = asDialled(number);
  const digits = written.replace(/\D/g, "");
  if (written.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const national = digits.replace(/^0/, "");
  if (isWrittenInBrazil(national)) return BRAZIL + national;
  const spanish = homeCountry() === SPAIN ? /^[6-9]\d{8}$/ : /^[67]\d{8}$/;
  if (spanish.test(national)) return SPAIN + national;
  return digits;
}

/** Any ten or eleven digits were once read as Brazilian, and digests of them are kept. */
export function telephoneReadings(number: string): string[] {
  const digits = internationalDigits(number);
  const national = digits.replace(/^0/, "");
  const wasMisread = /^\d{10,11}$/.test(national) && !isWrittenInBrazil(national);
  return wasMisread ? [digits, BRAZIL + national] : [digits];
}
