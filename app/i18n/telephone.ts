import { HOME_COUNTRY, SPAIN } from "./telephone.rules.ts";

/**
 * Digits with country code, as WhatsApp needs them. Without one, a number with area code is Brazilian, one of
 * nine digits Spanish.
 */
export function internationalDigits(number: string): string {
  const written = number.trim();
  const digits = written.replace(/\D/g, "");
  if (written.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const national = digits.replace(/^0/, "");
  if (national.length === 10 || national.length === 11) return HOME_COUNTRY + national;
  if (/^[67]\d{8}$/.test(national)) return SPAIN + national;
  return digits;
}
