import { and, gte, inArray, lte, type SQL } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { eraseRemovedLetters } from "#app/features/newsletter/letters.server.ts";
import { eraseRemovedMedia } from "#app/media/erase-media.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import type { RemovableTable } from "#app/platform/audit/remove-row.server.ts";
import { now } from "#app/platform/clock.ts";
import { forgetRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { trashStart } from "#app/platform/db/content/trash.rules.ts";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { enqueue, registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { eraseRemoved } from "#app/requests/personal-data/retention.server.ts";
import { restorableEntities } from "./content-kinds.server.ts";
import { RECORD_KINDS, recordsOf } from "./removed-records.server.ts";

const JOB = "erase-emptied";
const EXPIRED = new Date(0);

/**
 * Takes what the editor saw in the trash at that moment for expired: it is shown no more, and a job erases it as it
 * erases what is thirty days old. Returns how many.
 */
export async function emptyTrash(editor: Editor, seenAt: Date): Promise<number> {
  const content = { table: removedRows, where: inArray(removedRows.entity, restorableEntities(editor)) };
  const records = recordsOf(editor).map((entity) => RECORD_KINDS[entity]);
  const count = await inTransaction(async (tx) => {
    let expired = 0;
    for (const { table, where } of [content, ...records]) expired += await expire(tx, table, where, seenAt);
    if (expired === 0) return 0;
    await enqueue(JOB, {}, { tx });
    await logEvent(editor, "trash-emptied", { details: { count: expired } });
    return expired;
  });
  if (count > 0) log.info({ editor: editor.id, count }, "Trash emptied");
  return count;
}

/** Call before the jobs start. */
export function registerTrashJobs(): void {
  const erase = async (_payload: object, signal: AbortSignal) => {
    await forgetRemoved();
    await eraseRemovedLetters();
    await eraseRemoved();
    await eraseRemovedMedia(signal);
  };
  registerJob(JOB, erase, { isOneAtATime: true });
}

async function expire(
  tx: Transaction,
  table: RemovableTable,
  where: SQL | undefined,
  seenAt: Date,
): Promise<number> {
  const isSeen = and(gte(table.removedAt, trashStart(now())), lte(table.removedAt, seenAt));
  const expired = await tx
    .update(table)
    .set({ removedAt: EXPIRED })
    .where(and(where, isSeen))
    .returning({ id: table.id });
  return expired.length;
}
