import { registerHooks } from "node:module";

const PACKAGE = "/node_modules/drizzle-orm/";

/**
 * `node --import ./tools/quick-imports.mjs`: saves half of a tool's start. For each module Node reads its package's whole
 * package.json again (seen in Node 26.10), and that of drizzle-orm has 179 kB.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith(".") || !context.parentURL?.includes(PACKAGE)) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
