import type { Editor } from "#app/accounts/guard.server.ts";
import { REVISED_IN } from "#app/platform/db/content/content-state.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { isContentEntity } from "./history.rules.ts";
import { historyTexts } from "./history.texts.ts";
import { restoreVersion } from "./restore.server.ts";

const { toasts } = historyTexts;

export type HistoryOutcome = Outcome<{ undo: Record<string, string> }>;

export async function handleHistoryForm(editor: Editor, request: Request): Promise<HistoryOutcome> {
  const fields = await readEditorFields(request);
  const text = (name: string) => String(fields.get(name) ?? "");
  const [entity, id] = [text("entity"), text("id")];
  const locale = REVISED_IN.find((one) => one === text("locale"));
  if (!isContentEntity(entity) || !isId(id) || !locale || !/^\d{1,9}$/.test(text("version")))
    return refused(toasts.gone);
  try {
    const isUndo = text("intent") === "undo";
    const asked = { entity, id, locale, version: Number(text("version")), isUndo };
    const restored = await restoreVersion(editor, asked);
    if (restored.state !== "restored") return refused(toasts[restored.state]);
    if (isUndo) return succeeded(toasts.undone);
    const undo = { intent: "undo", entity, id, locale, version: String(restored.before) };
    return succeeded(toasts.restored, { undo });
  } catch (error) {
    log.error({ err: error, entity, id }, "An earlier version could not be restored");
    return refused(toasts.failed);
  }
}
