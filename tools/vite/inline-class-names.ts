import type { Plugin, Rolldown } from "vite";
import { CLIENT_BUILD } from "./client-build.ts";

/** Characters of a script that is shorter than the headers of a request for it. */
const MAX_LENGTH = 500;
const CLASS_NAMES = /^(?:var|const|let) (\w+)=(\{[^{}]*\});export\{\1 as (\w+)\};?\s*$/;

/** A script that holds the class names of one style sheet and nothing else. */
export function classNamesOf(chunk: Rolldown.OutputBundle[string] | undefined) {
  if (chunk?.type !== "chunk" || chunk.code.length > MAX_LENGTH) return null;
  if (!chunk.moduleIds.every((id) => id.endsWith(".css"))) return null;
  const [, , names, exported] = CLASS_NAMES.exec(chunk.code) ?? [];
  return names && exported ? { names, exported } : null;
}

/**
 * Writes the class names of a style sheet that public pages share into each script that uses them. Such a sheet has a file
 * of its own, and its names would be a request of a hundred bytes.
 */
export function inlineClassNames(): Plugin {
  return {
    name: "inline-class-names",
    ...CLIENT_BUILD,
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunk.code = chunk.code.replace(/import\{([^}]*)\}from"\.\/([^"]+)";/g, (whole, taken, file) => {
            const found = classNamesOf(bundle[`assets/${file}`]);
            if (!found) return whole;
            const [name, local = name] = String(taken).split(" as ");
            if (name !== found.exported || taken.includes(","))
              return this.error(`Class names of ${file} are imported in a way that is new: ${taken}`);
            return `const ${local}=${found.names};`;
          });
        }
      },
    },
  };
}
