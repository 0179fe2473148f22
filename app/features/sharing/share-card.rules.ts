import type { Locale } from "#app/i18n/locales.ts";

/** What every service that shows a shared address asks for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const CARD_KINDS = ["produtos", "colecoes", "paginas"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Pages with a card of their own, by their neutral path without the slash; all others share the main page's. */
export const CARD_PAGES = [
  "principal",
  "colecoes",
  "tapetes",
  "tapetes-geometricos",
  "galeria",
  "curadoria",
  "amostra-de-cores",
  "contato",
  "personalizados",
  "designers",
  "nossa-historia",
  "acesso-exclusivo",
  "simulador",
] as const;
export type CardPage = (typeof CARD_PAGES)[number];

const PIECE = /^\/(produtos|colecoes)\/([a-z0-9-]+)$/;

/** Address of the picture that stands for a page when it is shared. Takes the page's neutral path. */
export function cardPath(locale: Locale, path: string): string {
  const [, kind, slug] = PIECE.exec(path) ?? [];
  if (kind && slug) return `/og/${locale}/${kind}/${slug}.jpg`;
  const page = CARD_PAGES.find((name) => path === `/${name}`) ?? "principal";
  return `/og/${locale}/paginas/${page}.jpg`;
}
