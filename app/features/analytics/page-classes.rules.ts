import { neutralPath } from "#app/i18n/locales.ts";

/** Entries of one type are counted together, so that invented addresses add no rows. */
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
  "/pagina/:slug",
  "/blog",
  "*",
] as const;
export type PageClass = (typeof PAGE_CLASSES)[number];

const UNKNOWN: PageClass = "*";
const NAMED: [RegExp, PageClass][] = [
  [/^\/colecoes\/[^/]+$/, "/colecoes/:slug"],
  [/^\/pagina\/[^/]+$/, "/pagina/:slug"],
  [/^\/produtos\/[^/]+$/, "/produtos/:slug"],
  [/^\/simulador\/imagem\/[^/]+$/, "/simulador/imagem/:id"],
];

const plainPath = (path: string): string => neutralPath(path).replace(/(?<=.)\/+$/, "");

/** The slug in the address of a rug's page; null for another page. */
export const slugOfProductPath = (path: string): string | null =>
  /^\/produtos\/([^/]+)$/.exec(plainPath(path))?.[1] ?? null;

export function pageClassOf(path: string): PageClass {
  const neutral = plainPath(path);
  const named = NAMED.find(([form]) => form.test(neutral))?.[1];
  return named ?? PAGE_CLASSES.find((known) => known === neutral) ?? UNKNOWN;
}
