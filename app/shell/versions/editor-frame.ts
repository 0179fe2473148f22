import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import { DRAFTS_PATH, type PendingChange } from "#app/features/drafts/drafts.rules.ts";

/** What an editor asks of the frame that it stands in. */
export type EditorFrame = {
  /** Who is signed in. */
  email: string;
  /** The number of the last saving when this screen was read; null when that could not be read. */
  version: number | null;
  /** What has drafts or an appointment. */
  drafts: PendingChange[];
  /** Where a draft is published, scheduled or discarded. */
  draftsPath: string;
  /** Where a window reports what it has open. */
  presencePath: string;
  /** Whether whoever is signed in has a place in the administration, with its history and its links. */
  isOffice: boolean;
};

const ADMINISTRATION = { draftsPath: DRAFTS_PATH, presencePath: "/admin/presenca", isOffice: true };
const NOWHERE: EditorFrame = { ...ADMINISTRATION, email: "", version: null, drafts: [] };

/** For a screen that stands outside of the administration's frame. */
export const OtherFrame = createContext<EditorFrame | null>(null);

export function useEditorFrame(): EditorFrame {
  const other = useContext(OtherFrame);
  const frame = useRouteLoaderData<Partial<EditorFrame>>("shell/admin.layout");
  return other ?? { ...NOWHERE, ...frame };
}
