/*
 * Chromium keeps the compiled code of a script that was loaded twice, and takes it instead of compiling again. A module
 * it compiles anew at every visit, unless its file was asked for as a script before (docs/decisions/0035). Asked for as
 * a script, a file without kept code is compiled on the page's thread, so loads are counted first.
 */
export const STORED_LOADS = "urdume.scripts";
/** The first load notes the time, the second keeps the code. */
export const LOADS_UNTIL_KEPT = 2;

const MODULE_PRELOADS = /(?:<link rel="modulepreload" href="[^"]+" nonce="[^"]*"\/>)+/;
const ADDRESS = /href="([^"]+)"/g;

/** The page with a script in place of its preloads of modules, which asks for each file in the quicker way. */
export function withScriptPreloads(html: string, nonce: string): string {
  return html.replace(MODULE_PRELOADS, (links) => {
    const files = Array.from(links.matchAll(ADDRESS), ([, file]) => file);
    return `<script nonce="${nonce}">${preloadScript(JSON.stringify(files))}</script>`;
  });
}

const preloadScript = (files: string) => `{
  let loads = {};
  try {
    loads = JSON.parse(localStorage.getItem("${STORED_LOADS}")) ?? {};
  } catch {}
  const { nonce } = document.currentScript;
  for (const href of ${files}) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", nonce });
    if (loads[href] >= ${LOADS_UNTIL_KEPT})
      Object.assign(link, { rel: "preload", as: "script", crossOrigin: "anonymous" });
    link.href = href;
    document.head.append(link);
  }
}`;
