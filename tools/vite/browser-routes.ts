import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { isPublicRoute } from "./group-chunks.ts";

type BuildEnd = NonNullable<Config["buildEnd"]>;
type BrowserManifest = { routes: Record<string, { id: string; parentId?: string }> };

const MANIFEST = /^manifest-[\da-f]+\.js$/;
const ASSIGNMENT = "window.__reactRouterManifest=";
/** At the top of the tree only these resources are asked for by forms and fetchers of hydrated pages. */
const ASKED = /^(?:simulador-)?admin/;

/**
 * The browser's router makes a pattern of every route that it is told of and tries them one by one, before hydration
 * and in it. So it is told only of those that it can show or ask.
 */
export const tellBrowserItsRoutes: BuildEnd = ({ buildManifest, reactRouterConfig: { buildDirectory } }) => {
  const folder = join(buildDirectory, "client/assets");
  for (const name of readdirSync(folder).filter((name) => MANIFEST.test(name))) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    const manifest = JSON.parse(text.slice(ASSIGNMENT.length).replace(/;$/, "")) as BrowserManifest;
    manifest.routes = ownRoutes(manifest.routes, buildManifest?.routes ?? {});
    writeFileSync(file, `${ASSIGNMENT}${JSON.stringify(manifest)};`);
  }
};

type Routes = BrowserManifest["routes"];
type Sources = NonNullable<Parameters<BuildEnd>[0]["buildManifest"]>["routes"];

/** With the layouts around them. */
function ownRoutes(routes: Routes, sources: Sources): Routes {
  const own = new Set<string>();
  for (const { id } of Object.values(routes).filter(({ id }) => isShown(sources[id])))
    for (let at: string | undefined = id; at; at = routes[at]?.parentId) own.add(at);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => own.has(id)));
}

function isShown(source: Sources[string] | undefined): boolean {
  // Of the build before this one.
  if (!source) return true;
  const { file, path = "", parentId } = source;
  if (file.endsWith(".resource.ts")) return parentId !== "root" || ASKED.test(path);
  // Relative to the folder of the application.
  return !isPublicRoute(`/${file}?`);
}
