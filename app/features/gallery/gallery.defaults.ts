import { BRAND_FACTS } from "#app/features/settings/settings.defaults.facts.ts";
import type { WrittenLocale } from "#app/i18n/locales.ts";

export type BuiltIn = { url: string; title: Record<WrittenLocale, string> };

export const DEFAULT_LEFT: BuiltIn[] = [
  {
    url: "/media/gal1.jpg",
    title: {
      "pt-BR": "Golden Lines · Lã e seda botânica",
      es: "Golden Lines · Lana y seda botánica",
      en: "Golden Lines · Wool and botanical silk",
    },
  },
  {
    url: "/media/gal2.jpg",
    title: {
      "pt-BR": "Scallop · Borda recortada à tesoura",
      es: "Scallop · Borde recortado a tijera",
      en: "Scallop · Edge cut with scissors",
    },
  },
  {
    url: "/media/gal3.jpg",
    title: {
      "pt-BR": "Soft Living · Sulco aberto à tesoura",
      es: "Soft Living · Surco abierto a tijera",
      en: "Soft Living · Furrow opened with scissors",
    },
  },
  {
    url: "/media/gal4.jpg",
    title: {
      "pt-BR": "Natureza · Lã e linho cru",
      es: "Natureza · Lana y lino crudo",
      en: "Natureza · Wool and raw linen",
    },
  },
];

export const DEFAULT_MAIN: BuiltIn = {
  url: "/media/gal5.jpg",
  title: {
    "pt-BR": "Ocean Blue · Lã e seda botânica, 200 × 300 cm · Sobrado no Sumaré",
    es: "Ocean Blue · Lana y seda botánica, 200 × 300 cm · Casa en Sumaré",
    en: "Ocean Blue · Wool and botanical silk, 200 × 300 cm · Townhouse in Sumaré",
  },
};

const NOTHING = { "pt-BR": "", es: "", en: "" };

export const captionOf = ({ title }: BuiltIn, brand: string): BuiltIn["title"] =>
  brand === BRAND_FACTS.name ? title : NOTHING;
