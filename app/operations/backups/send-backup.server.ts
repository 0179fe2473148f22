import type { Editor } from "#app/accounts/guard.server.ts";
import { BACKUP_NAME, type Sending } from "#app/platform/backup/stored-backups.rules.ts";
import { backupPath, getBackup, listBackups, writeNote } from "#app/platform/backup/stored-backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { enqueue, registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { putInParts } from "#app/platform/storage/s3-parts.server.ts";
import { connectS3, s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { FOLDER, type OpenBucket, openBackupBucket } from "./backup-bucket.server.ts";
import { backupBucketTexts } from "./backup-bucket.texts.ts";
import { bucketProblem } from "./bucket-problem.ts";

const SEND_JOB = "backup.send";
const LIMIT_MINUTES = 600;
const RETRIES = 2;
/** How soon a sending notices that it was cancelled, in any process. */
const LOOK_AGAIN_MS = 1000;

export function registerSendingJob(): void {
  registerJob<{ name: string }>(SEND_JOB, ({ name }, signal) => sendBackup(name, signal), {
    isOneAtATime: true,
    retries: RETRIES,
    limitMinutes: LIMIT_MINUTES,
  });
}

/** Nothing without a bucket. */
export async function sendIfBucketIsSet(name: string): Promise<void> {
  if (await openBackupBucket()) await enqueueSending(name);
}

/** "older": as many newer ones as are kept are there already, so it would be removed at once. */
export async function requestSending(editor: Editor, name: string): Promise<"requested" | "older" | null> {
  const backup = await getBackup(name);
  const bucket = await openBackupBucket();
  if (!backup?.provenAt || !bucket) return null;
  if (bucket !== "unreadable" && (await isOlderThanKept(bucket, name))) return "older";
  await enqueueSending(name);
  log.info({ editor: editor.id, backup: name }, "Sending a backup to the bucket was requested");
  return "requested";
}

/** Why a bucket cannot be listed is said once the sending fails. */
async function isOlderThanKept(bucket: OpenBucket, name: string): Promise<boolean> {
  const sent = await listSent(bucket).catch(() => []);
  return sent.filter((other) => other > name).length >= bucket.keep;
}

export async function cancelSending(editor: Editor, name: string): Promise<boolean> {
  const { state } = (await getBackup(name))?.sending ?? {};
  if (state !== "waiting" && state !== "sending") return false;
  await noteSending(name, { state: "cancelled" });
  log.info({ editor: editor.id, backup: name }, "Sending a backup to the bucket was cancelled");
  return true;
}

/** The newest sending that ended: what happened, and when the last one arrived. */
export async function lastSendings(_editor: Editor): Promise<{ hasFailed: boolean; lastSent: Date | null }> {
  const ended = (await listBackups()).flatMap(({ sending }) =>
    sending && (sending.state === "sent" || sending.state === "failed") ? [sending] : [],
  );
  const newest = ended.toSorted((one, other) => other.at.localeCompare(one.at));
  const sent = newest.find(({ state }) => state === "sent");
  return { hasFailed: newest[0]?.state === "failed", lastSent: sent ? new Date(sent.at) : null };
}

async function enqueueSending(name: string): Promise<void> {
  await noteSending(name, { state: "waiting", sentBytes: 0 });
  await enqueue(SEND_JOB, { name });
}

async function sendBackup(name: string, stopped: AbortSignal): Promise<void> {
  const isCancelled = async () => (await getBackup(name))?.sending?.state === "cancelled";
  const path = backupPath(name);
  if (!path || !(await getBackup(name)) || (await isCancelled())) return;
  const bucket = await openBackupBucket();
  if (!bucket) return noteSending(name, { state: "cancelled" });
  if (bucket === "unreadable")
    return noteSending(name, { state: "failed", failure: backupBucketTexts.problems.unreadable });
  const cancelled = new AbortController();
  const look = setInterval(async () => {
    if (await isCancelled()) cancelled.abort();
  }, LOOK_AGAIN_MS);
  try {
    await noteSending(name, { state: "sending", sentBytes: 0 });
    await putInParts(await connectS3(bucket.address, bucket.credentials), placeOf(bucket, name), path, {
      contentType: "application/gzip",
      signal: AbortSignal.any([cancelled.signal, stopped]),
      async onSent(sentBytes) {
        if (await isCancelled()) cancelled.abort();
        else await noteSending(name, { state: "sending", sentBytes });
      },
    });
    await noteSending(name, { state: "sent" });
    log.info({ backup: name, bucket: bucket.address.bucket }, "Backup sent to the bucket");
    await removeOlder(bucket).catch((error) => {
      log.warn({ err: error }, "Older backups could not be removed from the bucket");
      return noteSending(name, { state: "sent", failure: bucketProblem(error) });
    });
  } catch (error) {
    if (cancelled.signal.aborted) return;
    // Stopping the application is no failure: the job goes on after the next start.
    if (!stopped.aborted) await noteSending(name, { state: "failed", failure: bucketProblem(error) });
    throw error;
  } finally {
    clearInterval(look);
  }
}

const placeOf = ({ address }: OpenBucket, name: string) => ({
  Bucket: address.bucket,
  Key: `${FOLDER}/${name}`,
});

const storageOf = ({ address, credentials }: OpenBucket) => s3Storage(address, credentials);

/** Names of the backups that are there, the newest first; no other file. */
async function listSent(bucket: OpenBucket): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storageOf(bucket).list(FOLDER)) if (BACKUP_NAME.test(key)) names.push(key);
  return names.toSorted().reverse();
}

async function removeOlder(bucket: OpenBucket): Promise<void> {
  const older = (await listSent(bucket)).slice(bucket.keep);
  for (const name of older) {
    await storageOf(bucket).remove(FOLDER, name);
    await noteSending(name, null);
  }
  if (older.length > 0) log.info({ removed: older.length }, "Older backups were removed from the bucket");
}

async function noteSending(name: string, change: Partial<Sending> | null): Promise<void> {
  const backup = await getBackup(name);
  if (!backup) return;
  const before = { state: "waiting" as const, sentBytes: 0 };
  const sending = change && {
    ...before,
    ...backup.sending,
    failure: null,
    ...change,
    at: now().toISOString(),
  };
  await writeNote({ ...backup, sending });
}
