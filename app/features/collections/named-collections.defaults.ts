import type { WrittenLocale } from "#app/i18n/locales.ts";
import { DEFAULT_TILES } from "./collection-tiles.defaults.ts";

type Words = Record<WrittenLocale, { title: string; description: string }>;
export type DefaultCollection = { slug: string; imageUrl: string | null; words: Words };

export const NAMED_COLLECTIONS: DefaultCollection[] = [
  {
    slug: "classica",
    imageUrl: null,
    words: {
      "pt-BR": {
        title: "Clássica",
        description: "Medalhões e azulejos relidos com pelo baixo e cor lavada.",
      },
      es: {
        title: "Clásica",
        description: "Medallones y azulejos reinterpretados con pelo bajo y color lavado.",
      },
      en: {
        title: "Classic",
        description: "Medallions and tiles reinterpreted in short pile and washed colour.",
      },
    },
  },
  {
    slug: "contemporanea",
    imageUrl: null,
    words: {
      "pt-BR": {
        title: "Contemporânea",
        description: "Sombras, plantas baixas e calçadas da cidade em relevo.",
      },
      es: { title: "Contemporánea", description: "Sombras, planos y aceras de la ciudad en relieve." },
      en: { title: "Contemporary", description: "Shadows, floor plans and city pavements in relief." },
    },
  },
  {
    slug: "natural",
    imageUrl: null,
    words: {
      "pt-BR": {
        title: "Natural",
        description: "Lã, algodão, linho e juta. O fio decide o toque, o desenho acompanha.",
      },
      es: {
        title: "Natural",
        description: "Lana, algodón, lino y yute. El hilo decide el tacto, el dibujo acompaña.",
      },
      en: {
        title: "Natural",
        description: "Wool, cotton, linen and jute. The yarn decides the feel, the pattern follows.",
      },
    },
  },
  {
    slug: "minimalista",
    imageUrl: null,
    words: {
      "pt-BR": { title: "Minimalista", description: "Uma linha, um campo, um horizonte." },
      es: { title: "Minimalista", description: "Una línea, un campo, un horizonte." },
      en: { title: "Minimalist", description: "One line, one field, one horizon." },
    },
  },
  {
    slug: "premium",
    imageUrl: null,
    words: {
      "pt-BR": { title: "Premium", description: "Seda botânica e lã densa, tiragem numerada." },
      es: { title: "Premium", description: "Seda botánica y lana densa, tirada numerada." },
      en: { title: "Premium", description: "Botanical silk and dense wool, a numbered edition." },
    },
  },
];

export const DEFAULT_CATEGORIES: DefaultCollection[] = DEFAULT_TILES.filter(({ url }) =>
  url.startsWith("/colecoes/"),
).map(({ url, imageUrl, words }) => ({ slug: url.replace("/colecoes/", ""), imageUrl, words }));
