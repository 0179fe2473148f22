import { LOADS_UNTIL_KEPT, STORED_LOADS } from "./compiled-scripts.ts";

/** Chromium keeps the code some seconds after the page has loaded; a page that was left before does not count. */
const KEPT_AFTER_MS = 5000;
const MAX_COUNTED = 120;

/** Counts the files that this page has loaded, in a browser that keeps compiled code of scripts only. */
export function countScripts(): void {
  if ("userAgentData" in navigator) setTimeout(count, KEPT_AFTER_MS);
}

function count(): void {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_LOADS) ?? "{}") as Record<string, number>;
    const loads = new Map(Object.entries(stored));
    for (const { name } of performance.getEntriesByType("resource")) {
      const { pathname } = new URL(name);
      if (!pathname.endsWith(".js")) continue;
      const before = loads.get(pathname) ?? 0;
      // This page's last, so that files of former versions are forgotten first.
      loads.delete(pathname);
      loads.set(pathname, Math.min(before + 1, LOADS_UNTIL_KEPT));
    }
    localStorage.setItem(STORED_LOADS, JSON.stringify(Object.fromEntries([...loads].slice(-MAX_COUNTED))));
  } catch {
    // Storage is blocked or full: each file stays a module.
  }
}
