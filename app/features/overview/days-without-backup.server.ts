import { min } from "drizzle-orm";
import { users } from "#app/features/accounts/accounts.table.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { lastGoodBackup } from "#app/features/backups/backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";

const DAY_MS = 86_400_000;

/** Whole days since the last backup that was proven; on a site that never had one, since its first account. */
export async function countDaysWithoutBackup(editor: Editor): Promise<number> {
  const last = await lastGoodBackup(editor);
  const since = last ? new Date(last.createdAt) : await firstDay();
  return since ? Math.floor((now().getTime() - since.getTime()) / DAY_MS) : 0;
}

async function firstDay(): Promise<Date | null> {
  const [first] = await db()
    .select({ at: min(users.createdAt) })
    .from(users);
  return first?.at ?? null;
}
