import { whenShown } from "./when-loaded.client.ts";

/** shell/edit-hint.client.ts writes it; the first script of a page shares no module with what comes later. */
const KEY = "urdume.edits";

/**
 * On the device of whoever edits the site, a way from each page to its editor. It is fetched only there: visitors get
 * the same page and nothing more, and a preview inside the administration has its editor beside it.
 */
export function offerEditing(): void {
  try {
    if (localStorage.getItem(KEY) && document.documentElement.dataset.mode && self === top)
      whenShown(() => void import("./edit-link.client.ts"));
  } catch {
    // Storage may be forbidden.
  }
}
