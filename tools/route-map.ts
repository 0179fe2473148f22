import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes, { PREFIXED } from "../app/routes.ts";

export type MappedRoute = {
  id: string;
  path: string;
  file: string;
  kind: "page" | "admin" | "resource";
  /** Outermost first. */
  layouts: string[];
};

/** Addresses that redirect while the site's own language is Portuguese are left out. */
export async function routeMap(): Promise<MappedRoute[]> {
  return (await routes)
    .flatMap((entry) => flatten(entry, "", []))
    .filter(({ id }) => !id.startsWith(PREFIXED));
}

function flatten(entry: RouteConfigEntry, above: string, layouts: string[]): MappedRoute[] {
  const path = join(above, entry.path ?? "");
  const below = entry.children?.flatMap((child) => flatten(child, path, [...layouts, entry.file])) ?? [];
  // A page with children answers at its own address too, unless one of them does.
  const results = entry.index || (entry.path !== undefined && !entry.children?.some(({ index }) => index));
  if (!results) return below;
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
  return [{ id, path: path || "/", file: entry.file, kind: kindOf(entry.file), layouts }, ...below];
}

const join = (above: string, path: string) => (path === "" ? above : `${above}/${path}`);

function kindOf(file: string): MappedRoute["kind"] {
  if (/\.resource\.tsx?$/.test(file)) return "resource";
  return /\.admin\.tsx$/.test(file) ? "admin" : "page";
}
