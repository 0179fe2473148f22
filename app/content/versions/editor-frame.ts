import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { PendingChange } from "#app/content/drafts/drafts.rules.ts";

/** Context of an editor. */
export type EditorFrame = {
  email: string;
  /** Null when it could not be read. */
  version: number | null;
  drafts: PendingChange[];
  presencePath: string;
  isOffice: boolean;
};

const ADMINISTRATION = { presencePath: "/admin/presenca", isOffice: true };
const NOWHERE: EditorFrame = { ...ADMINISTRATION, email: "", version: null, drafts: [] };

/** For screens outside of the administration's frame. */
export const OtherFrame = createContext<EditorFrame | null>(null);

export function useEditorFrame(): EditorFrame {
  const other = useContext(OtherFrame);
  const frame = useRouteLoaderData<Partial<EditorFrame>>("admin/admin.layout");
  return other ?? { ...NOWHERE, ...frame };
}
