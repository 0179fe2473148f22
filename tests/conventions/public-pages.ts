import { localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { type MappedRoute, routeMap } from "../../tools/route-map.ts";

export type PublicPage = {
  path: string;
  file: string;
  canonical: string;
  isLanguageless: boolean;
};

const EXAMPLES: Record<string, string> = {
  "/colecoes/:slug": "/colecoes/classica",
  "/produtos/:slug": "/produtos/tapete-scallop",
};
/** Second addresses of a page, and the canonical one. */
const CANONICALS: Record<string, string> = { "/colecoes/3": "/tapetes-geometricos" };
/** Needs the token of a mail; without it only a message is shown. */
const REACHED_BY_MAIL = /\/newsletter(\/|$)/;
/** The demo has none: links that expire, and pages that the owner adds. */
const NOT_IN_DEMO = /\/(?:simulador\/imagem|previa|pagina)\//;

export async function publicPages(): Promise<PublicPage[]> {
  const routes = (await routeMap()).filter(isPublicPage);
  return routes.map(({ path, file }) => {
    const neutral = neutralPath(path);
    const example = EXAMPLES[neutral];
    const canonical = CANONICALS[neutral];
    const address = example ? pathFor(localeOfPath(path), example) : path;
    return {
      path: address,
      file,
      canonical: pathFor(localeOfPath(address), canonical ?? neutralPath(address)),
      isLanguageless: address === "/",
    };
  });
}

function isPublicPage({ path, kind, layouts, file }: MappedRoute): boolean {
  const isInFrame = layouts.some((layout) => layout.endsWith("site.layout.tsx"));
  const isPage =
    kind === "page" && !path.includes("*") && !REACHED_BY_MAIL.test(path) && !NOT_IN_DEMO.test(path);
  return isPage && (isInFrame || file.includes("landing"));
}
