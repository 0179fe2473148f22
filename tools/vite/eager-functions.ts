import type { Plugin, Rolldown } from "vite";
import { CLIENT_BUILD } from "./client-build.ts";
import { isHydratedScreen } from "./group-chunks.ts";

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based; a comment for other browsers. */
const ALL_FUNCTIONS = "//# allFunctionsCalledOnLoad\n";

/**
 * Functions are compiled with their file, which happens beside the page's thread, and not one by one when hydration first
 * calls them, on that thread. Only in what screens load at once: the rest would be compiled for nothing.
 */
export function eagerFunctions(): Plugin {
  return {
    name: "eager-functions",
    ...CLIENT_BUILD,
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of loadedAtOnce(bundle)) chunk.code = ALL_FUNCTIONS + chunk.code;
      },
    },
  };
}

function loadedAtOnce(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = Object.values(bundle).filter(
    (file) => file.type === "chunk" && isHydratedScreen(file.facadeModuleId ?? ""),
  );
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file.type !== "chunk" || found.has(file)) continue;
    found.add(file);
    waiting.push(...file.imports.flatMap((name) => bundle[name] ?? []));
  }
  return found;
}
