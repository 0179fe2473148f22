import { neutralPath } from "#app/i18n/locales.ts";

export const COMING_SOON_PATH = "/em-breve";

/** Pages that visitors reach while the site is closed: what a subscription needs, and what is said of their data. */
const PUBLIC = /^\/(?:newsletter|privacidade)(?:\/|$)/;

/** The administration, previews by link, what pages are made of, and what tells whether the server runs. */
const NOT_THE_SITE =
  /^\/(?:admin|admin-login|convite|files|healthz|icone|manifest\.webmanifest|previa|readyz|robots\.txt|simulador-admin|storage-test)(?:\/|$)/;

export const isPublicWhileClosed = (pathname: string): boolean => PUBLIC.test(neutralPath(pathname));

/** What the administration's router asks for. */
const ROUTER_DATA = /\.data$/;

export function isClosedToVisitors(pathname: string): boolean {
  const path = neutralPath(pathname.replace(ROUTER_DATA, ""));
  return path !== COMING_SOON_PATH && !PUBLIC.test(path) && !NOT_THE_SITE.test(path);
}
