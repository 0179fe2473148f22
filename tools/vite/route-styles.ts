import type { Plugin, Rolldown } from "vite";
import { CLIENT_BUILD } from "./client-build.ts";
import { isPublicRoute, reach, readOnce } from "./group-chunks.ts";
import { classNamesOf } from "./inline-class-names.ts";

type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
type Manifest = Record<string, ManifestChunk>;

const MANIFEST = ".vite/manifest.json";
const SCREEN_ROUTE = /(?:\.admin|\/admin\.layout|\/simulator-admin\.page)\.tsx\?/;
const ROUTE = /[?&]__react-router-build-client-route/;

/**
 * The frame's sheet, and those that screens of the administration share with public pages, which have them in files of
 * their own. A screen has them in one, and all that is its own in another.
 */
const JOINED = ["admin", "choice", "empty-state", "field", "file-drop", "loading"];
export const JOINED_SHEET = new RegExp(`/(?:${JOINED.join("|")})-[\\w-]{8}\\.css$`);
export const SCREENS_SHEET = "screens";
const SHARED = /\/(?:root-styles|forms)-/;

/** Loaded when it is opened; the server may show it at once, also to who has no script. */
const SHOWN_BY_SERVER = /media\/library\/file-panels\.tsx$/;

/** Limits a route's style sheets to the modules that it reaches, instead of whole chunks. */
export function routeStyles(): Plugin {
  return {
    name: "route-styles",
    ...CLIENT_BUILD,
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== "asset") return this.error("The build's manifest is not where it was");
        const graph = readOnce(this);
        const manifest = JSON.parse(String(asset.source)) as Manifest;
        const screens: Screen[] = [];
        let isPanelShown = false;
        for (const [key, chunk] of Object.entries(manifest).filter(([name]) => ROUTE.test(name))) {
          const output = bundle[chunk.file];
          if (output?.type !== "chunk" || !output.facadeModuleId)
            return this.error(`No script is written for ${key}`);
          const files = staticFiles(manifest, key);
          const shown = (chunk.dynamicImports ?? []).filter((name) => SHOWN_BY_SERVER.test(name));
          isPanelShown ||= shown.length > 0;
          const parts = shown.flatMap((name) => facadeOf(manifest[name], bundle));
          const modules = reach(graph, [output.facadeModuleId, ...parts]);
          const all = new Set([...files, ...shown.flatMap((name) => staticFiles(manifest, name))]);
          chunk.css = [...all].flatMap((name) => sheetsOf(manifest[name], bundle, modules));
          if (SCREEN_ROUTE.test(output.facadeModuleId)) screens.push({ chunk, name: output.name });
          chunk.imports = isPublicRoute(output.facadeModuleId)
            ? []
            : withoutSheets(
                manifest,
                files.slice(1).filter((name) => !classNamesOf(bundle[manifest[name]?.file ?? ""])),
              );
        }
        if (!isPanelShown) this.error(`No route shows ${SHOWN_BY_SERVER}`);
        const joined = Object.keys(bundle).filter((name) => JOINED_SHEET.test(name));
        if (joined.length !== JOINED.length) this.error(`Not each of ${JOINED.join()} has a style sheet`);
        const join = (name: string, sheets: string[]) => {
          const source = sheets.map((sheet) => sourceOf(bundle[sheet])).join("\n");
          return this.getFileName(this.emitFile({ type: "asset", name: `${name}.css`, source }));
        };
        const common = join(SCREENS_SHEET, joined);
        for (const { chunk, name } of screens) {
          const own = (chunk.css ?? []).filter((sheet) => !JOINED_SHEET.test(sheet) && !SHARED.test(sheet));
          const shared = (chunk.css ?? []).filter((sheet) => SHARED.test(sheet));
          chunk.css = [common, ...shared, ...(own.length > 1 ? [join(name, own)] : own)];
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}

type Screen = { chunk: ManifestChunk; name: string };

const sourceOf = (asset: Rolldown.OutputBundle[string] | undefined) =>
  asset?.type === "asset" ? String(asset.source) : "";

function staticFiles(manifest: Manifest, first: string): string[] {
  const found = new Set([first]);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found];
}

function facadeOf(chunk: ManifestChunk | undefined, bundle: Rolldown.OutputBundle): string[] {
  const output = chunk && bundle[chunk.file];
  return output?.type === "chunk" && output.facadeModuleId ? [output.facadeModuleId] : [];
}

function sheetsOf(
  chunk: ManifestChunk | undefined,
  bundle: Rolldown.OutputBundle,
  modules: Set<string>,
): string[] {
  const output = chunk && bundle[chunk.file];
  if (output?.type !== "chunk") return [];
  const styles = output.moduleIds.filter((id) => id.endsWith(".css"));
  const isShown = styles.length === 0 || styles.some((id) => modules.has(id));
  return isShown ? (chunk?.css ?? []) : [];
}

/** Manifest entries with the files' scripts and lazy imports, without style sheets. */
function withoutSheets(manifest: Manifest, keys: string[]): string[] {
  return keys.map((key) => {
    const alias = `${key} script`;
    const { file = "", dynamicImports } = manifest[key] ?? {};
    manifest[alias] = { file, dynamicImports };
    return alias;
  });
}
