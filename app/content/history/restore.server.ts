import type { Editor } from "#app/accounts/guard.server.ts";
import { fieldLabel } from "#app/content/versions/field-label.ts";
import { fieldsOfLostFiles } from "#app/media/lost-files.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { missingReferences, writeFields } from "#app/platform/db/content/content-rows.server.ts";
import {
  type Changes,
  differences,
  REVISED_IN,
  type RevisedIn,
} from "#app/platform/db/content/content-state.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion, revisionsSince, stateAfter } from "#app/platform/db/content/versions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { CONTENT_KINDS, mayRestore } from "./content-kinds.server.ts";
import { type ContentEntity, isContentEntity } from "./history.rules.ts";
import { historyTexts } from "./history.texts.ts";

const { toasts } = historyTexts;

export type Restored =
  /** `left`: fields that name something deleted, which stay as they are. */
  | { state: "restored"; before: number; left: string[] }
  /** All that differs names something deleted. */
  | { state: "lost"; left: string[] }
  /** "same": nothing to restore. "taken": another entry has its unique value. "changed": saved since. */
  | { state: "same" | "gone" | "taken" | "changed" };

/** `isUndo`: of a restoration that `version` came before, so that nothing saved after it is lost. */
type Asked = { entity: ContentEntity; id: string; locale: RevisedIn; version: number; isUndo?: boolean };

/** Restores one language; the others are not changed. */
export async function restoreVersion(editor: Editor, asked: Asked): Promise<Restored> {
  const { entity, id, locale, version, isUndo = false } = asked;
  const kind = CONTENT_KINDS[entity];
  if (!mayRestore(editor, entity)) return { state: "gone" };
  try {
    const restored = await withRevisions(
      editor,
      async (tx, watch): Promise<Restored> => {
        const before = await latestVersion(tx);
        const later = isUndo ? await revisionsSince(tx, entity, id, version + 1) : [];
        const isLater = later.some((one) => one.locale === locale && one.kind !== "confirmed");
        if (isLater) return { state: "changed" };
        const wanted = await stateAfter(tx, kind, id, version);
        const present = await stateAfter(tx, kind, id, before);
        if (!wanted || !present) return { state: "gone" };
        const change = differences(present, wanted).find((one) => one.locale === locale);
        if (!change) return { state: "same" };
        const left = await lostFields(tx, kind, change.changes);
        if (left.length === Object.keys(change.changes).length) return { state: "lost", left };
        await watch(kind, id);
        const fields = Object.entries(wanted[locale]).filter(([field]) => !left.includes(field));
        await writeFields(tx, kind, id, locale, Object.fromEntries(fields));
        return { state: "restored", before, left };
      },
      { isRestoring: true },
    );
    if (restored.state !== "restored") return restored;
    await logEvent(editor, "restored-version", { about: `${entity} ${id}`, details: { locale, version } });
    log.info({ editor: editor.id, ...asked }, "Earlier version restored");
    return restored;
  } catch (error) {
    if (isUniqueViolation(error)) return { state: "taken" };
    throw error;
  }
}

/** Those that would name a deleted entry, or a file that is no longer stored. */
async function lostFields(tx: Transaction, kind: ContentKind, changes: Changes): Promise<string[]> {
  const wanted = Object.entries(changes).map(([field, { after }]) => [field, after]);
  const references = await missingReferences(tx, kind, Object.fromEntries(wanted));
  return [...new Set([...references, ...(await fieldsOfLostFiles(changes))])];
}

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
    const inWords = (left: string[]) => left.map((field) => fieldLabel(entity, field));
    if (restored.state === "lost") return refused(toasts.lost(inWords(restored.left)));
    if (restored.state !== "restored") return refused(toasts[restored.state]);
    const rest = restored.left.length > 0 && { text: toasts.left(inWords(restored.left)) };
    if (isUndo) return succeeded({ ...toasts.undone, ...rest });
    const undo = { intent: "undo", entity, id, locale, version: String(restored.before) };
    return succeeded({ ...toasts.restored, ...rest }, { undo });
  } catch (error) {
    log.error({ err: error, entity, id }, "An earlier version could not be restored");
    return refused(toasts.failed);
  }
}
