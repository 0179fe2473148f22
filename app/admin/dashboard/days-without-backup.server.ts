import { min } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lastTimeOf } from "#app/accounts/audit/read-actions.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { openBackupBucket } from "#app/operations/backups/backup-bucket.server.ts";
import { lastGoodBackup } from "#app/operations/backups/backups.server.ts";
import { lastSendings } from "#app/operations/backups/send-backup.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";

const DAY_MS = 86_400_000;

/** Since the last verified one, else since the first account. */
export async function countDaysWithoutBackup(editor: Editor): Promise<number> {
  const last = await lastGoodBackup(editor);
  return daysSince(last ? new Date(last.createdAt) : await firstDay());
}

/** Since one was last downloaded or sent to the bucket, else since the first account. */
export async function countDaysSinceDownload(editor: Editor): Promise<number> {
  const [downloaded, { lastSent }] = await Promise.all([
    lastTimeOf(editor, "backup-downloaded"),
    lastSendings(editor),
  ]);
  const moments = [downloaded, lastSent].filter((moment) => moment !== null);
  const last = moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return daysSince(last ?? (await firstDay()));
}

/** Without a bucket nothing is missed there. */
export const hasUnsentBackup = async (editor: Editor): Promise<boolean> =>
  (await openBackupBucket()) !== null && (await lastSendings(editor)).hasFailed;

const daysSince = (moment: Date | null): number =>
  moment ? Math.floor((now().getTime() - moment.getTime()) / DAY_MS) : 0;

async function firstDay(): Promise<Date | null> {
  const [first] = await db()
    .select({ at: min(users.createdAt) })
    .from(users);
  return first?.at ?? null;
}
