import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { writeFields } from "#app/platform/db/content/content-rows.server.ts";
import { differences, type RevisedIn } from "#app/platform/db/content/content-state.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion, revisionsSince, stateAfter } from "#app/platform/db/content/versions.server.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";
import { CONTENT_KINDS, mayRestore } from "./content-kinds.server.ts";
import type { ContentEntity } from "./history.rules.ts";

export type Restored =
  | { state: "restored"; before: number }
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
        const isSame = differences(present, wanted).every((change) => change.locale !== locale);
        if (isSame) return { state: "same" };
        await watch(kind, id);
        await writeFields(tx, kind, id, locale, wanted[locale]);
        return { state: "restored", before };
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
