import { useEffect } from "react";
import { noteEditing } from "./edit-hint.client.ts";

export function useEditHint(mayEdit: boolean): void {
  useEffect(() => noteEditing(mayEdit), [mayEdit]);
}
