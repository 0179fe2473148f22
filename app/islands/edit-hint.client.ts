import { whenShown } from "./when-loaded.client.ts";

/** Written by site/edit-hint.client.ts. The first script of a page shares no module with later ones. */
const KEY = "urdume.edits";

/** Links each page to its editor, on devices of editors only. */
export function offerEditing(): void {
  try {
    if (localStorage.getItem(KEY) && document.documentElement.dataset.mode && self === top)
      whenShown(() => void import("./edit-link.client.ts"));
  } catch {}
}
