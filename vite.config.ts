import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defaultServerConditions, defineConfig, type Plugin } from "vite";
import { CLIENT_BUILD } from "./tools/vite/client-build.ts";
import { eagerFunctions } from "./tools/vite/eager-functions.ts";
import { groupChunks } from "./tools/vite/group-chunks.ts";
import { inlineClassNames } from "./tools/vite/inline-class-names.ts";
import { JOINED_SHEET, routeStyles, SCREENS_SHEET } from "./tools/vite/route-styles.ts";
import { shortClassName } from "./tools/vite/short-class-names.ts";

const ASSETS = "build/client/assets";
const PREVIOUS = "build/previous-assets";
/** Names of the files of the last build, so that older ones are deleted. */
const OWN = "build/own-assets.json";

function combinedSince(file: string): string[] {
  const built = statSync(file).mtimeMs;
  return readdirSync(ASSETS).filter(
    (name) => name.startsWith("page-") && statSync(join(ASSETS, name)).mtimeMs > built,
  );
}

/** Open pages still request the previous build's files after an upgrade. */
function keepPreviousAssets(): Plugin {
  return {
    name: "keep-previous-assets",
    ...CLIENT_BUILD,
    buildStart() {
      rmSync(PREVIOUS, { recursive: true, force: true });
      if (!existsSync(OWN)) return;
      mkdirSync(PREVIOUS, { recursive: true });
      for (const name of [...(JSON.parse(readFileSync(OWN, "utf8")) as string[]), ...combinedSince(OWN)]) {
        if (existsSync(join(ASSETS, name))) cpSync(join(ASSETS, name), join(PREVIOUS, name));
      }
    },
    writeBundle() {
      const own = readdirSync(ASSETS);
      for (const name of existsSync(PREVIOUS) ? readdirSync(PREVIOUS) : []) {
        if (!own.includes(name)) cpSync(join(PREVIOUS, name), join(ASSETS, name));
      }
      writeFileSync(OWN, JSON.stringify(own));
    },
  };
}

/** In development the first sheet decides the order of layers, so each declares them all. */
function declareLayers(): Plugin {
  const [order = ""] = /@layer [^{;]+;/.exec(readFileSync("app/ui/layers.css", "utf8")) ?? [];
  return {
    name: "declare-layers",
    apply: "serve",
    enforce: "pre",
    // A sheet imported with ?url is a script here.
    transform: (code, id) => (/\.css(?:\?(?!url\b)|$)/.test(id) ? order + code : undefined),
  };
}

/** Loads the styles that a part needs and its page lacks, then the part. Every page has the root's. */
const LOAD_WITH_STYLES = `
const style = (href) => new Promise((done) => {
  if (document.querySelector('link[href="' + href + '"]')) return done();
  if (${JOINED_SHEET}.test(href) && document.querySelector('link[href*="/${SCREENS_SHEET}-"]')) return done();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
  document.head.append(link);
});
export const __vitePreload = (load, styles) =>
  styles?.length
    ? Promise.all(styles.map((name) => name.includes("/root-styles-") || style("/" + name))).then(load)
    : load();`;

/** The preload list would be a quarter of each page's script. */
function withoutPreloads(): Plugin {
  return {
    name: "without-preloads",
    enforce: "pre",
    ...CLIENT_BUILD,
    transform: (_code, id) => (id.includes("vite/preload-helper") ? LOAD_WITH_STYLES : undefined),
  };
}

const ENTRY = /\bentry\.client-[^/]*\.js$/;
const HELPER = /import\{t(?: as (\w+))?\}from"\.\/preload-helper-[^"]+";/;
const LIST_OF_STYLES = /^const __vite__mapDeps=.*\n?/m;
const STYLES_OF_A_PART = /,(?:__vite__mapDeps\(\[[\d,]*\]\)|\[\])\)/g;

/** A page has the styles of its islands. Parts imported from elsewhere bring their own. */
function hydrateWithoutStyles(): Plugin {
  return {
    name: "hydrate-without-styles",
    ...CLIENT_BUILD,
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const entry = Object.values(bundle).find(({ fileName }) => ENTRY.test(fileName));
        if (entry?.type !== "chunk") return this.error("The pages' first script is not where it was");
        const helper = HELPER.exec(entry.code);
        if (!helper) return this.error("The pages' first script asks for styles in a way that is new");
        entry.code = entry.code
          .replace(helper[0], `const ${helper[1] ?? "t"}=e=>e();`)
          .replace(LIST_OF_STYLES, "")
          .replace(STYLES_OF_A_PART, ")");
        if (/__vite__mapDeps|^import/m.test(entry.code))
          this.error("The pages' first script must be whole: one request, no list of styles");
      },
    },
  };
}

/** The decoder compiles WebAssembly when loaded, which the content security policy refuses. */
function withoutMeshDecoder(): Plugin {
  return {
    name: "without-mesh-decoder",
    enforce: "pre",
    load: (id) =>
      id.includes("meshopt_decoder.module") ? "export const MeshoptDecoder = undefined;" : undefined,
  };
}

/** Resolving their hundred small files took half of the start. Users of zod share one copy. */
const BUNDLED = [
  /^(?:drizzle-orm|zod|better-auth|better-call|jose|hono)(?:\/|$)/,
  /^@(?:better-auth|hono|conform-to)\//,
];

export default defineConfig(({ command }) => ({
  // Readable ones while somebody works on them.
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  plugins: [
    withoutPreloads(),
    withoutMeshDecoder(),
    reactRouter(),
    groupChunks(),
    inlineClassNames(),
    routeStyles(),
    hydrateWithoutStyles(),
    eagerFunctions(),
    keepPreviousAssets(),
    declareLayers(),
  ],
  build: {
    // Data URLs would need a weaker content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
    },
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // With "node", passwords are hashed by Node on its thread pool, not by script that stops everything else.
      resolve: { noExternal: BUNDLED, conditions: [...defaultServerConditions] },
    },
  },
  server: { host: "127.0.0.1" },
}));
