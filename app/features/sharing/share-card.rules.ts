import type { Locale } from "#app/i18n/locales.ts";

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const CARD_KINDS = ["produtos", "colecoes", "pagina", "paginas"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Neutral paths without slash; others share the main page's. */
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

const PIECE = /^\/(produtos|colecoes|pagina)\/([a-z0-9-]+)$/;

export function cardPath(locale: Locale, path: string): string {
  const [, kind, slug] = PIECE.exec(path) ?? [];
  if (kind && slug) return `/og/${locale}/${kind}/${slug}.jpg`;
  const page = CARD_PAGES.find((name) => path === `/${name}`) ?? "principal";
  return `/og/${locale}/paginas/${page}.jpg`;
}
