import { min } from "drizzle-orm";
import { users } from "#app/features/accounts/accounts.table.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { lastTimeOf } from "#app/features/audit/read-actions.server.ts";
import { lastGoodBackup } from "#app/features/backups/backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";

const DAY_MS = 86_400_000;

/** Since the last verified one, else since the first account. */
export async function countDaysWithoutBackup(editor: Editor): Promise<number> {
  const last = await lastGoodBackup(editor);
  return daysSince(last ? new Date(last.createdAt) : await firstDay());
}

/** Since the last download, else since the first account. */
export async function countDaysSinceDownload(editor: Editor): Promise<number> {
  return daysSince((await lastTimeOf(editor, "backup-downloaded")) ?? (await firstDay()));
}

const daysSince = (moment: Date | null): number =>
  moment ? Math.floor((now().getTime() - moment.getTime()) / DAY_MS) : 0;

async function firstDay(): Promise<Date | null> {
  const [first] = await db()
    .select({ at: min(users.createdAt) })
    .from(users);
  return first?.at ?? null;
}
