/** islands/edit-hint.client.ts reads it on public pages. */
const KEY = "urdume.edits";

/** Leaves a sign on the device of whoever may edit the site, or takes it away. */
export function noteEditing(mayEdit: boolean): void {
  try {
    if (mayEdit) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden: public pages then offer nothing.
  }
}
