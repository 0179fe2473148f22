import { useEffect } from "react";
import { noteEditing } from "./edit-hint.client.ts";

/** Keeps the sign by which public pages know the device of whoever edits the site. */
export function useEditHint(mayEdit: boolean): void {
  useEffect(() => noteEditing(mayEdit), [mayEdit]);
}
