import { existsSync } from "node:fs";
import { registerAccountJobs } from "#app/features/accounts/accounts-jobs.server.ts";
import {
  ensureFirstAdministrator,
  offerPreparation,
} from "#app/features/accounts/first-administrator.server.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { bringRecordBack, setRecordAside } from "#app/features/audit/keep-record.server.ts";
import { registerBackupJobs, wholeHouse } from "#app/features/backups/backups.server.ts";
import { registerExchangeJobs } from "#app/features/exchange/imports.server.ts";
import { registerHistoryJobs } from "#app/features/history/history-jobs.server.ts";
import { registerInsightJobs } from "#app/features/insight/insight-jobs.server.ts";
import { flushVisits } from "#app/features/insight/waiting-visits.server.ts";
import { registerLeadJobs } from "#app/features/leads/lead-jobs.server.ts";
import { contentTypeOf } from "#app/features/media/files.server.ts";
import { registerMediaJobs } from "#app/features/media/media-jobs.server.ts";
import { registerOutboxJobs } from "#app/features/outbox/outbox-jobs.server.ts";
import { registerPersonalDataJobs } from "#app/features/personal-data/personal-data-jobs.server.ts";
import { registerSharedPictureJobs } from "#app/features/shared-pictures/shared-picture-jobs.server.ts";
import { backupPath, keepBackup } from "#app/platform/backup/kept-backups.server.ts";
import { restoreBackup } from "#app/platform/backup/restore.server.ts";
import { closeDatabase, databaseStatus, migrateDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { everythingChanged, listenForContentChanges } from "#app/platform/http/content-tags.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { seedDatabase } from "#db/seed/seed.server.ts";

/** Opens everything that requests need, in order. What it answers is printed by the start. */
export async function openHouse(): Promise<{ setupToken?: string }> {
  env();
  await openDatabase();
  await openStorage();
  if (env().migrate === "auto") await migrateDatabase();
  listenForContentChanges();
  const status = await databaseStatus();
  if (status.pending.length > 0) {
    log.warn(
      { pending: status.pending.length },
      "Migrations are pending; the administration offers to run them",
    );
    return offerPreparation();
  }
  return furnishHouse();
}

/** What needs the tables: runs at the start, or after the administrator ran the migrations. */
export async function furnishHouse(): Promise<{ setupToken?: string }> {
  await seedDatabase();
  registerMediaJobs();
  registerLeadJobs();
  registerPersonalDataJobs();
  registerSharedPictureJobs();
  registerOutboxJobs();
  registerBackupJobs();
  registerExchangeJobs();
  registerHistoryJobs();
  registerAccountJobs();
  registerInsightJobs();
  await startJobs();
  return ensureFirstAdministrator();
}

/** What `MIGRATE=manual` left to the owner: the tables, then what needs them. */
export async function prepareHouse(): Promise<{ setupToken?: string }> {
  await migrateDatabase();
  return furnishHouse();
}

class OtherHouseError extends Error {}

/**
 * Brings everything back to a kept backup, after one of the present state was made. Other processes on the same
 * database are stopped by whoever runs them. A backup with another secret is left alone: this process could not
 * read its second factors. The record of acts goes on from where it is, so that nobody undoes it with an old backup.
 */
export async function restoreHouse(
  editor: Editor,
  name: string,
): Promise<"restored" | "gone" | "other house"> {
  const path = backupPath(name);
  if (!path || !existsSync(path)) return "gone";
  const { buckets, secret } = wholeHouse();
  await keepBackup("before-restore", wholeHouse());
  await stopJobs();
  try {
    await setRecordAside();
    await restoreBackup(path, {
      buckets,
      contentTypeOf,
      isReplacing: true,
      // It comes before the first file, and what is thrown here takes the rows back.
      keepSecret(kept) {
        if (kept !== secret) throw new OtherHouseError();
      },
    });
    await migrateDatabase();
    await bringRecordBack(editor, name);
    return "restored";
  } catch (error) {
    if (error instanceof OtherHouseError) return "other house";
    throw error;
  } finally {
    await startJobs();
    await everythingChanged();
  }
}

/** Jobs first, and the visits of the last seconds: they use the database. */
export async function shutHouse(): Promise<void> {
  await stopJobs();
  await flushVisits();
  await closeDatabase();
}
