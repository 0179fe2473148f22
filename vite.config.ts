import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const ASSETS = "build/client/assets";
const PREVIOUS = "build/previous-assets";

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
      if (existsSync(ASSETS)) cpSync(ASSETS, PREVIOUS, { recursive: true });
    },
    writeBundle() {
      if (!existsSync(PREVIOUS)) return;
      mkdirSync(ASSETS, { recursive: true });
      for (const name of readdirSync(PREVIOUS)) {
        const target = join(ASSETS, name);
        if (!existsSync(target)) cpSync(join(PREVIOUS, name), target);
      }
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), keepPreviousAssets()],
  build: {
    // One style sheet per page costs a request that is cached for a year; inlined data addresses would break the
    // content security policy's strictness for fonts.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
  server: { host: "127.0.0.1" },
});
