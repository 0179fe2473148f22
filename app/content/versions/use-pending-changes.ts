import type { PendingChange } from "#app/content/drafts/drafts.rules.ts";
import { entityAt } from "#app/content/history/history.rules.ts";
import { useEditorFrame } from "./editor-frame.ts";

export function usePendingChanges(slug: string, ids: readonly string[]): PendingChange[] {
  const { drafts } = useEditorFrame();
  const entity = entityAt(slug);
  return drafts.filter((change) => change.entity === entity && ids.includes(change.id));
}
