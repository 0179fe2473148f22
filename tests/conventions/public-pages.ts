import { localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { type MappedRoute, routeMap } from "../../tools/route-map.ts";

export type PublicPage = {
  path: string;
  /** The file that answers it: pages of one file and language differ in their title only. */
  file: string;
  /** Where its canonical link points, without the origin. */
  canonical: string;
  /** The country choice stands outside the languages. */
  isLanguageless: boolean;
};

/** For the parameters of the route map: one that the demo has. */
const EXAMPLES: Record<string, string> = {
  "/colecoes/:slug": "/colecoes/classica",
  "/produtos/:slug": "/produtos/tapete-scallop",
};
/** Two addresses of one page: the second is the canonical one. */
const CANONICALS: Record<string, string> = { "/colecoes/3": "/tapetes-geometricos" };
/** A mail's link leads there, with its token: without one they only show a message. */
const REACHED_BY_MAIL = /\/newsletter(\/|$)/;
/** Shown to whoever was given the link, for some days: the demo has none. */
const REACHED_BY_LINK = /\/(?:simulador\/imagem|previa)\//;

/** Every address of the public site, parameters filled in. */
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
    kind === "page" && !path.includes("*") && !REACHED_BY_MAIL.test(path) && !REACHED_BY_LINK.test(path);
  return isPage && (isInFrame || file.includes("landing"));
}
