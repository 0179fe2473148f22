/** Read by islands/edit-hint.client.ts on public pages. */
const KEY = "urdume.edits";

/** Marks the device of an editor, or removes the mark. */
export function noteEditing(mayEdit: boolean): void {
  try {
    if (mayEdit) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
}
