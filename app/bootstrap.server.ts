import { join } from "node:path";
import { resetAuth } from "#app/accounts/auth.server.ts";
import {
  ensureFirstAdministrator,
  offerPreparation,
} from "#app/accounts/sign-in/first-administrator.server.ts";
import { registerDashboardJobs } from "#app/admin/dashboard/dashboard-jobs.server.ts";
import { registerDraftJobs, runDueSchedules } from "#app/content/drafts/run-schedules.server.ts";
import { registerTrashJobs } from "#app/content/history/empty-trash.server.ts";
import { registerImportExportJobs } from "#app/content/import-export/imports/imports.server.ts";
import { flushVisits } from "#app/features/analytics/waiting-visits.server.ts";
import { registerHeroVideoJobs, requestUprightStill } from "#app/features/hero-video/upright-still.server.ts";
import { registerLetterJobs } from "#app/features/newsletter/letter-jobs.server.ts";
import { startPreparingSearch, stopPreparingSearch } from "#app/features/search/rug-words.server.ts";
import { loadTheme } from "#app/features/theme/mail-theme.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { registerMediaJobs } from "#app/media/media-jobs.server.ts";
import { stagingFolder } from "#app/media/upload/staging.server.ts";
import { registerBackupJobs } from "#app/operations/backups/backups.server.ts";
import { applySent } from "#app/operations/backups/preserve-sent.server.ts";
import { registerUploadedBackups } from "#app/operations/backups/uploaded-backups.server.ts";
import {
  noteInstalledVersion,
  updateInstallation,
} from "#app/operations/updates/update-installation.server.ts";
import { takeRestoredSecret } from "#app/platform/backup/restore.server.ts";
import { closeDatabase, databaseStatus, openDatabase, withSetupLock } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { listenForContentChanges } from "#app/platform/http/cache/content-tags.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { makePrivate } from "#app/platform/storage/make-private.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { registerAlertJobs } from "#app/requests/alerts/alerts-jobs.server.ts";
import { queueForgottenBatchMails } from "#app/requests/outbox/batches.server.ts";
import { queueForgottenMails } from "#app/requests/outbox/outbox.server.ts";
import { registerOutboxJobs } from "#app/requests/outbox/outbox-jobs.server.ts";
import { followMailServer } from "#app/requests/outbox/stored-mail-server.server.ts";
import { eraseAgain } from "#app/requests/personal-data/preserve-erasures.server.ts";
import { seedDatabase } from "#db/seed/seed.server.ts";
import { registerPeriodicJobs } from "./periodic-jobs.server.ts";

/** `onUpdate` is called before a backup is made and tables are changed, which may take minutes. */
export async function bootstrap(onUpdate?: () => Promise<void>): Promise<{ setupToken?: string }> {
  env();
  // Files hold personal data, so no other user of this machine may read them.
  process.umask(0o077);
  await makePrivate([join(env().dataDir, "files"), stagingFolder()]);
  await openDatabase();
  // A damaged secret must stop the start with a message.
  void env().authSecret;
  await openStorage();
  listenForContentChanges();
  return withSetupLock(async () => {
    if (env().migrate === "auto") await updateInstallation({ onBegin: onUpdate });
    const status = await databaseStatus();
    if (status.pending.length === 0) return startServices();
    log.warn(
      { pending: status.pending.length },
      "Migrations are pending; the administration offers to run them",
    );
    return offerPreparation();
  });
}

async function startServices(): Promise<{ setupToken?: string }> {
  await seedDatabase();
  await noteInstalledVersion();
  await eraseAgain(null);
  await applySent();
  if (await takeRestoredSecret()) resetAuth();
  await loadTheme();
  await followMailServer();
  // The languages of the site have to be known before an address is made, by a job as well.
  await getTheme();
  registerMediaJobs();
  registerHeroVideoJobs();
  registerOutboxJobs();
  registerLetterJobs();
  registerBackupJobs();
  registerUploadedBackups();
  registerImportExportJobs();
  registerDraftJobs();
  registerDashboardJobs();
  registerAlertJobs();
  registerTrashJobs();
  registerPeriodicJobs();
  await startJobs();
  await queueForgottenMails();
  await queueForgottenBatchMails();
  await runDueSchedules();
  // The content may have been restored or written by a tool while no server was running.
  await requestUprightStill();
  startPreparingSearch();
  return ensureFirstAdministrator();
}

/** Run by hand with `MIGRATE=manual`. */
export async function prepareDatabase(): Promise<{ setupToken?: string }> {
  return withSetupLock(async () => {
    await updateInstallation();
    return startServices();
  });
}

/** Whatever uses the database first. */
export async function shutdown(): Promise<void> {
  await stopPreparingSearch();
  await stopJobs();
  await flushVisits();
  await closeDatabase();
}
