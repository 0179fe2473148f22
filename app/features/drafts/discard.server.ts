import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { recordAct } from "#app/features/audit/record-act.server.ts";
import { CONTENT_KINDS } from "#app/features/history/content-kinds.server.ts";
import { basisWith } from "#app/platform/basis.ts";
import { bringBackDrafts, isOpen } from "#app/platform/db/content-drafts.server.ts";
import { contentDrafts } from "#app/platform/db/content-drafts.table.ts";
import type { RevisedIn } from "#app/platform/db/content-state.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { takeTurns } from "#app/platform/db/take-turns.ts";
import { latestVersion } from "#app/platform/db/versions.server.ts";
import type { Thing } from "./publish.server.ts";

/** Drops the drafts of these languages; answers the number that brings them back, null when there were none. */
export async function discardDrafts(
  editor: Editor,
  { entity, id }: Thing,
  locales: readonly RevisedIn[],
): Promise<number | null> {
  const kind = CONTENT_KINDS[entity];
  const own = and(eq(contentDrafts.entity, entity), eq(contentDrafts.entityId, id));
  return inTransaction(async (tx) => {
    await takeTurns(tx);
    const open = await tx
      .select({ locale: contentDrafts.locale })
      .from(contentDrafts)
      .where(and(own, isOpen));
    const dropped = open.map(({ locale }) => locale).filter((locale) => locales.includes(locale));
    if (dropped.length === 0) return null;
    const version = (await latestVersion(tx)) + 1;
    await recording(editor, (_tx, watch) => watch(kind, id), {
      basis: basisWith({ as: "discard", locales }),
    });
    await recordAct(editor, "draft-discarded", {
      about: `${entity} ${id}`,
      details: { locale: dropped.join(", ") },
    });
    return version;
  });
}

/** Undoes a discarding. False when somebody wrote a new draft since. */
export async function bringDraftsBack(
  editor: Editor,
  { entity, id }: Thing,
  version: number,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    await takeTurns(tx);
    const isBack = await bringBackDrafts(tx, CONTENT_KINDS[entity], id, version);
    if (isBack) await recordAct(editor, "draft-brought-back", { about: `${entity} ${id}` });
    return isBack;
  });
}
