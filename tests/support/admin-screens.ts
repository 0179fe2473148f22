import { type MappedRoute, routeMap } from "../../tools/route-map.ts";
import type { TestApp } from "./servers/test-app.ts";

const map = await routeMap();
/** Without what answers for unknown addresses. */
const isScreen = ({ kind, path }: MappedRoute) =>
  kind === "admin" && path.startsWith("/admin") && !path.endsWith("*");

/** As the route table writes them. */
export const adminPatterns: string[] = map.filter(isScreen).map(({ path }) => path);

/** Literal addresses come before parameters. Undefined for what is no screen. */
export function patternOf({ pathname }: URL): string | undefined {
  const matches = ({ path: pattern }: MappedRoute) =>
    new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(pathname);
  const route = map.find(({ path }) => path === pathname) ?? map.find(matches);
  return route && isScreen(route) ? route.path : undefined;
}

const EDIT_KEY = "editar";

/** Undefined for what is no screen. A form beside its list is another screen. */
export function screenOf(url: URL): string | undefined {
  const pattern = patternOf(url);
  const path = pattern?.endsWith(":id") ? pattern : url.pathname;
  return pattern && (url.searchParams.has(EDIT_KEY) ? `${path} ${EDIT_KEY}` : path);
}

/**
 * Screens of the administration, found by following links from its first one as a person would.
 *
 * @param keyOf which screen an address is; undefined for what is none.
 * @returns the first address of each.
 */
export async function findAdminScreens(
  app: Pick<TestApp, "url">,
  cookie: string,
  keyOf: (url: URL) => string | undefined,
): Promise<Map<string, string>> {
  const found = new Map([["/admin", "/admin"]]);
  const waiting = ["/admin"];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const html = await (await fetch(app.url + path, { headers: { cookie } })).text();
    for (const [, link = ""] of html.matchAll(/href="(\/admin[^"#]*)"/g)) {
      const address = link.replaceAll("&amp;", "&");
      const key = keyOf(new URL(address, app.url));
      if (!key || found.has(key)) continue;
      found.set(key, address);
      waiting.push(address);
    }
  }
  return found;
}
