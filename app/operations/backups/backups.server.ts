import type { Readable } from "node:stream";
import type { Editor } from "#app/accounts/guard.server.ts";
import { BUCKETS } from "#app/media/media.rules.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import {
  type BackupReason,
  type BackupState,
  type SendingState,
  type StoredBackup,
  sendingStateOf,
  stateOf,
} from "#app/platform/backup/stored-backups.rules.ts";
import {
  listBackups as listKept,
  openBackup,
  removeBackup as removeKept,
  storeBackup,
} from "#app/platform/backup/stored-backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue, registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { registerSendingJob, sendIfBucketIsSet } from "./send-backup.server.ts";

export const BACKUP_JOB = "backup";
/** UTC; in São Paulo before the first mails of the morning. */
const EVERY_NIGHT = "17 6 * * *";
const LIMIT_MINUTES = 600;

export type ListedBackup = StoredBackup & { state: BackupState; sendingState: SendingState };

export const wholeSite = () => ({ buckets: [...BUCKETS, PRIVATE_BUCKET], secret: env().authSecret });

type BackupJob = { reason?: BackupReason };

export function registerBackupJobs(): void {
  registerJob<BackupJob>(
    BACKUP_JOB,
    async ({ reason = "nightly" }, signal) => {
      const { name } = await storeBackup(reason, wholeSite(), signal);
      if (reason === "nightly") await sendIfBucketIsSet(name);
    },
    { isOneAtATime: true, retries: 1, limitMinutes: LIMIT_MINUTES, every: EVERY_NIGHT },
  );
  registerSendingJob();
}

export async function listBackups(_editor: Editor): Promise<ListedBackup[]> {
  const today = now();
  return (await listKept()).map((backup) => ({
    ...backup,
    state: stateOf(backup, today),
    sendingState: sendingStateOf(backup, today),
  }));
}

export async function lastGoodBackup(_editor: Editor): Promise<StoredBackup | null> {
  return (await listKept()).find(({ provenAt, reason }) => provenAt !== null && reason !== "brought") ?? null;
}

export async function requestBackup(editor: Editor): Promise<void> {
  await enqueue(BACKUP_JOB, { reason: "asked" } satisfies BackupJob);
  log.info({ editor: editor.id }, "Backup requested");
  await logEvent(editor, "backup-asked");
}

export async function openBackupForDownload(
  editor: Editor,
  name: string,
): Promise<{ stream: Readable; bytes: number } | null> {
  const backup = await openBackup(name);
  if (!backup) return null;
  try {
    log.info({ editor: editor.id, backup: name }, "Backup downloaded");
    await logEvent(editor, "backup-downloaded", { about: name });
  } catch (error) {
    backup.stream.destroy();
    throw error;
  }
  return backup;
}

export async function removeBackup(editor: Editor, name: string): Promise<boolean> {
  const isRemoved = await removeKept(name);
  if (isRemoved) {
    log.info({ editor: editor.id, backup: name }, "Backup removed");
    await logEvent(editor, "backup-removed", { about: name });
  }
  return isRemoved;
}
