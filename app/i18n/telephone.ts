import { asDialled, BRAZIL, homeCountry, SPAIN } from "./telephone.rules.ts";

/**
 * With country code. Without one, Brazilian with area code, Spanish with nine digits. Spanish landlines look like Brazilian
 * mobile numbers without their area code, so they are read as such only on a site of Spain.
 */
export function internationalDigits(number: string): string {
  const written = asDialled(number);
  const digits = written.replace(/\D/g, "");
  if (written.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const national = digits.replace(/^0/, "");
  if (national.length === 10 || national.length === 11) return BRAZIL + national;
  const spanish = homeCountry() === SPAIN ? /^[6-9]\d{8}$/ : /^[67]\d{8}$/;
  if (spanish.test(national)) return SPAIN + national;
  return digits;
}
