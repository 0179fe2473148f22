import { redirect } from "react-router";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import type { LOOKUP_STATUS } from "./lookup.ts";

const MOVED_PERMANENTLY = 301;
/** What is posted is sent again, to the present address. */
const SEND_AGAIN = 307;

type Moved = { state: "moved"; slug: string };

/** Leads from a former address to the present one, and logs an unknown one. */
export function followMoved<Result extends Moved | { state: keyof typeof LOOKUP_STATUS }>(
  request: Request,
  result: Result,
  pathOf: (slug: string) => string,
): Exclude<Result, Moved> {
  const { pathname, search } = new URL(request.url);
  if (result.state === "moved") {
    const status = request.method === "POST" ? SEND_AGAIN : MOVED_PERMANENTLY;
    throw redirect(pathFor(localeOfPath(pathname), pathOf(result.slug)) + search, status);
  }
  if (result.state === "unknown") log.warn({ path: pathname }, "Page not found");
  return result as Exclude<Result, Moved>;
}
