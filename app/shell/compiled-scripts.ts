/*
 * Chromium keeps the compiled code of a script that was loaded twice, and takes it instead of compiling again. A module
 * it compiles anew at every visit, unless its file was asked for as a script before (measured in docs/decisions/0054).
 * Asked for as a script, a file without kept code is compiled on the page's thread, so each is counted first.
 */
const KEY = "urdume.scripts";
/** The first load notes the time, the second keeps the code. */
const LOADS_UNTIL_KEPT = 2;
/** Chromium keeps the code some seconds after the page has loaded; a page that was left before does not count. */
const KEPT_AFTER_MS = 5000;
const MAX_COUNTED = 120;

const MODULE_PRELOADS = /(?:<link rel="modulepreload" href="[^"]+" nonce="[^"]*"\/>)+/;
const ADDRESS = /href="([^"]+)"/g;

/** The page with a script in place of its preloads of modules, which asks for each file as is quickest. */
export function withScriptPreloads(html: string, nonce: string): string {
  return html.replace(MODULE_PRELOADS, (links) => {
    const files = Array.from(links.matchAll(ADDRESS), ([, file]) => file);
    return `<script nonce="${nonce}">(${preloadScripts})(${JSON.stringify(files)},${JSON.stringify(KEY)},${LOADS_UNTIL_KEPT})</script>`;
  });
}

/** Runs in the page by itself: it may name nothing outside. */
function preloadScripts(files: string[], key: string, enough: number) {
  let loads: Record<string, number> = {};
  try {
    loads = JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    // Storage is blocked.
  }
  const { nonce = "" } = document.currentScript ?? {};
  for (const href of files) {
    const isKept = (loads[href] ?? 0) >= enough;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", nonce });
    if (isKept) Object.assign(link, { rel: "preload", as: "script", crossOrigin: "anonymous" });
    link.href = href;
    document.head.append(link);
  }
}

/** Counts the files that this page has loaded, in a browser that keeps compiled code of scripts only. */
export function countScripts(): void {
  if (!("userAgentData" in navigator)) return;
  setTimeout(() => {
    try {
      const loads = new Map<string, number>(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}")));
      for (const { name } of performance.getEntriesByType("resource")) {
        const { pathname } = new URL(name);
        if (!pathname.endsWith(".js")) continue;
        const count = loads.get(pathname) ?? 0;
        // Last those of this page, so that files of former versions are forgotten first.
        loads.delete(pathname);
        loads.set(pathname, Math.min(count + 1, LOADS_UNTIL_KEPT));
      }
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...loads].slice(-MAX_COUNTED))));
    } catch {
      // Storage is blocked or full: each file stays a module.
    }
  }, KEPT_AFTER_MS);
}
