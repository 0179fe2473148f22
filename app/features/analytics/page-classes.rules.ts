import { neutralPath } from "#app/i18n/locales.ts";

/**
 * The site's pages as visits are counted, without their language. What stands behind a name (one rug, one
 * collection) is counted together, so that an address nobody made up beforehand can fill no table.
 */
export const PAGE_CLASSES = [
  "/",
  "/principal",
  "/colecoes",
  "/colecoes/:slug",
  "/tapetes",
  "/tapetes-geometricos",
  "/produtos/:slug",
  "/galeria",
  "/curadoria",
  "/amostra-de-cores",
  "/simulador",
  "/simulador/imagem/:id",
  "/personalizados",
  "/designers",
  "/nossa-historia",
  "/contato",
  "/acesso-exclusivo",
  "/favoritos",
  "/busca",
  "/newsletter",
  "/newsletter/confirmar",
  "/newsletter/sair",
  "/privacidade",
  "/termos",
  "/blog",
  "*",
] as const;
export type PageClass = (typeof PAGE_CLASSES)[number];

/** Pages that do not exist. */
const UNKNOWN: PageClass = "*";
const NAMED: [RegExp, PageClass][] = [
  [/^\/colecoes\/[^/]+$/, "/colecoes/:slug"],
  [/^\/produtos\/[^/]+$/, "/produtos/:slug"],
  [/^\/simulador\/imagem\/[^/]+$/, "/simulador/imagem/:id"],
];

export function pageClassOf(path: string): PageClass {
  const neutral = neutralPath(path).replace(/(?<=.)\/+$/, "");
  const named = NAMED.find(([form]) => form.test(neutral))?.[1];
  return named ?? PAGE_CLASSES.find((known) => known === neutral) ?? UNKNOWN;
}
