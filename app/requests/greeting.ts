import type { Locale } from "#app/i18n/locales.ts";
import { greetingTexts } from "./requests.texts.ts";

type Asked = { locale: Locale; name: string; carpetName: string; carpetSize: string };

export function greetingOf({ locale, name, carpetName, carpetSize }: Asked, brand: string): string {
  const { greeting, carpet, size } = greetingTexts(locale);
  const facts = [carpetName && carpet(carpetName), carpetSize && size(carpetSize)].filter(Boolean);
  return [greeting(name, brand), ...facts].join("\n");
}
