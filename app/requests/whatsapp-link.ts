import { internationalDigits } from "#app/i18n/telephone.ts";

export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${internationalDigits(number)}`;
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
