import { existsSync } from "node:fs";
import { resetAuth } from "#app/features/accounts/auth.server.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { contentTypeOf } from "#app/features/media/files.server.ts";
import { eraseAgain, setErasuresAside } from "#app/features/personal-data/preserve-erasures.server.ts";
import { bringRecordBack, setRecordAside } from "#app/platform/audit/preserve-log.server.ts";
import { restoreBackup, takeRestoredSecret } from "#app/platform/backup/restore.server.ts";
import { backupPath, getBackup, storeBackup } from "#app/platform/backup/stored-backups.server.ts";
import { migrateDatabase, withConnection } from "#app/platform/db/db.server.ts";
import { mayAdoptSecret } from "#app/platform/env.server.ts";
import { allContentChanged } from "#app/platform/http/content-tags.server.ts";
import { dropJobs, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { BACKUP_JOB, wholeSite } from "./backups.server.ts";

export type Restored = "restored" | "gone" | "unproven" | "other installation" | "busy";

/** Any number, the same in every process: only one of them brings the site back at a time. */
const LOCK_KEY = 7_340_131;

class OtherInstallationError extends Error {}

let isRestoring = false;

/** One at a time, here and in every other process on the same database. */
export async function restoreSite(editor: Editor, name: string): Promise<Restored> {
  if (isRestoring) return "busy";
  isRestoring = true;
  try {
    return await withConnection(async (client) => {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [LOCK_KEY]);
      if (!rows[0]?.mine) return "busy";
      try {
        return await restore(editor, name);
      } finally {
        await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]);
      }
    });
  } finally {
    isRestoring = false;
  }
}

/**
 * Brings everything back to a kept backup, after one of the present state was made. The audit log goes on from
 * where it is, so that nobody undoes it with an old backup, and whoever was erased since is erased again. Of another
 * installation its secret comes along, unless this one's is configured: its second factors could not be read.
 */
async function restore(editor: Editor, name: string): Promise<Restored> {
  const path = backupPath(name);
  if (!path || !existsSync(path)) return "gone";
  const kept = await getBackup(name);
  if (kept?.reason === "brought" && kept.provenAt === null) return "unproven";
  const { buckets, secret } = wholeSite();
  await storeBackup("before-restore", wholeSite());
  await stopJobs();
  try {
    await setRecordAside();
    await setErasuresAside();
    await restoreBackup(path, {
      buckets,
      contentTypeOf,
      isReplacing: true,
      // It comes before the first file, and what is thrown here takes the rows back.
      takesSecret(found) {
        if (found !== secret && !mayAdoptSecret()) throw new OtherInstallationError();
        return found !== secret;
      },
    });
    await migrateDatabase();
    // The copy was made by a job, which stands in its queue as unfinished and would make another one.
    await dropJobs(BACKUP_JOB);
    await bringRecordBack(editor, name);
    await eraseAgain(editor);
    if (await takeRestoredSecret()) resetAuth();
    return "restored";
  } catch (error) {
    if (error instanceof OtherInstallationError) return "other installation";
    throw error;
  } finally {
    await startJobs();
    await allContentChanged();
  }
}
