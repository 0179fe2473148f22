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
import { defineConfig, type Plugin } from "vite";
import { groupChunks } from "./tools/vite/group-chunks.ts";
import { routeStyles } from "./tools/vite/route-styles.ts";

const ASSETS = "build/client/assets";
const PREVIOUS = "build/previous-assets";
/** Names of the files that the last build made itself, so that those before it do not pile up. */
const OWN = "build/own-assets.json";

/** The pages' combined style sheets, which the server wrote while that build ran. */
function combinedSince(file: string): string[] {
  const built = statSync(file).mtimeMs;
  return readdirSync(ASSETS).filter(
    (name) => name.startsWith("page-") && statSync(join(ASSETS, name)).mtimeMs > built,
  );
}

/**
 * A visitor who opened a page before an upgrade still asks for that build's scripts and styles, so the previous
 * build's hashed files are kept beside the new ones.
 */
function keepPreviousAssets(): Plugin {
  return {
    name: "keep-previous-assets",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
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

/** In development the sheets come in any order, and the first one settles which layer wins: each declares them all. */
function declareLayers(): Plugin {
  const [order = ""] = /@layer [^{;]+;/.exec(readFileSync("app/ui/layers.css", "utf8")) ?? [];
  return {
    name: "declare-layers",
    apply: "serve",
    enforce: "pre",
    // Of a sheet that is named by its address the text is a script.
    transform: (code, id) => (/\.css(?:\?(?!url\b)|$)/.test(id) ? order + code : undefined),
  };
}

/** Fetches the styles that a part needs and its page did not bring, then the part itself. Every page has the root's. */
const LOAD_WITH_STYLES = `
const style = (href) => new Promise((done) => {
  if (document.querySelector('link[href="' + href + '"]')) return done();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
  document.head.append(link);
});
export const __vitePreload = (load, styles) =>
  styles?.length
    ? Promise.all(styles.map((name) => name.includes("/root-styles-") || style("/" + name))).then(load)
    : load();`;

/**
 * The names of every island's files, and the code that fetches them ahead of their import, would be a quarter of
 * what each public page loads; an island asks for its parts side by side by itself.
 */
function withoutPreloads(): Plugin {
  return {
    name: "without-preloads",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (_code, id) => (id.includes("vite/preload-helper") ? LOAD_WITH_STYLES : undefined),
  };
}

const ENTRY = /\bentry\.client-[^/]*\.js$/;
const HELPER = /import\{t(?: as (\w+))?\}from"\.\/preload-helper-[^"]+";/;
const LIST_OF_STYLES = /^const __vite__mapDeps=.*\n?/m;
const STYLES_OF_A_PART = /,(?:__vite__mapDeps\(\[[\d,]*\]\)|\[\])\)/g;

/**
 * A page brings the styles of everything in it, islands included; waking one must not fetch them again, and the first
 * script must not list them. Without them the code that fetches styles has nothing to do, so it is no second request.
 * What is loaded from elsewhere, later, was never drawn on the server, so its styles come with it.
 */
function wakeWithoutStyles(): Plugin {
  return {
    name: "wake-without-styles",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
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

/**
 * The viewer of rugs brings a decoder that compiles WebAssembly as soon as it is loaded, which the content security policy
 * refuses; our rugs are not packed in its way.
 */
function withoutMeshDecoder(): Plugin {
  return {
    name: "without-mesh-decoder",
    enforce: "pre",
    load: (id) =>
      id.includes("meshopt_decoder.module") ? "export const MeshoptDecoder = undefined;" : undefined,
  };
}

/**
 * Packages of a hundred small files, which a start of the server would look for one by one: that was half of its time.
 * Whatever else uses zod comes with it, so that there is one.
 */
const BUNDLED = [
  /^(?:drizzle-orm|zod|better-auth|better-call|jose|hono)(?:\/|$)/,
  /^@(?:better-auth|hono|conform-to)\//,
];

export default defineConfig({
  plugins: [
    withoutPreloads(),
    withoutMeshDecoder(),
    reactRouter(),
    groupChunks(),
    routeStyles(),
    wakeWithoutStyles(),
    keepPreviousAssets(),
    declareLayers(),
  ],
  build: {
    // Data addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
    },
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      resolve: { noExternal: BUNDLED },
    },
  },
  server: { host: "127.0.0.1" },
});
