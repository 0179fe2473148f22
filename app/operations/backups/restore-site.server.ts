import { existsSync } from "node:fs";
import { resetAuth } from "#app/accounts/auth.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { contentTypeOf } from "#app/media/delivery/files.server.ts";
import { preserveAuditLog, restoreAuditLog } from "#app/platform/audit/preserve-log.server.ts";
import { restoreBackup, takeRestoredSecret } from "#app/platform/backup/restore.server.ts";
import { withRestoreLock } from "#app/platform/backup/restore-lock.server.ts";
import { backupPath, getBackup, storeBackup } from "#app/platform/backup/stored-backups.server.ts";
import { migrateDatabase } from "#app/platform/db/db.server.ts";
import { mayAdoptSecret } from "#app/platform/env.server.ts";
import { allContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { dropJobs, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { eraseAgain, preserveErasures } from "#app/requests/personal-data/preserve-erasures.server.ts";
import { BACKUP_JOB, wholeSite } from "./backups.server.ts";
import { applySent, preserveSent } from "./preserve-sent.server.ts";

export type Restored = "restored" | "gone" | "unproven" | "other installation" | "busy";

class OtherInstallationError extends Error {}

export const restoreSite = (editor: Editor, name: string): Promise<Restored> =>
  withRestoreLock(() => restore(editor, name));

/**
 * Restores a stored backup, after one of the present state. The audit log continues, so that an old backup
 * cannot undo it, people erased since are erased again, and what was sent or ended since stays so. Another installation's secret is taken over,
 * unless this one's is configured, because its second factors need it.
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
    await preserveAuditLog();
    await preserveErasures();
    await preserveSent();
    await restoreBackup(path, {
      buckets,
      contentTypeOf,
      isReplacing: true,
      // Called before the first file; throwing rolls back.
      takesSecret(found) {
        if (found !== secret && !mayAdoptSecret()) throw new OtherInstallationError();
        return found !== secret;
      },
    });
    await migrateDatabase();
    // The restored queue has the job that made the backup as unfinished; it would make another one.
    await dropJobs(BACKUP_JOB);
    await restoreAuditLog(editor, name);
    await eraseAgain(editor);
    await applySent();
    if (await takeRestoredSecret()) resetAuth();
    return "restored";
  } catch (error) {
    // Nothing was restored, or the next start applies it.
    await applySent().catch(() => undefined);
    if (error instanceof OtherInstallationError) return "other installation";
    throw error;
  } finally {
    await startJobs();
    await allContentChanged();
  }
}
