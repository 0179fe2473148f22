import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { now } from "../clock.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";
import { type BackupOptions, type BackupSummary, writeBackup } from "./backup.server.ts";
import { keepFresh } from "./keep-fresh.server.ts";
import {
  BACKUP_NAME,
  type BackupReason,
  backupName,
  expiredBackups,
  isExpiredRollback,
  MAKING_LIMIT_MS,
  type StoredBackup,
  stateOf,
  storedBackup,
} from "./stored-backups.rules.ts";
import { verifyBackup } from "./verify-backup.server.ts";

const NOTHING: BackupSummary = { tables: 0, rows: 0, files: 0, jobs: 0, newestMigration: 0 };

export const backupFolder = () => join(env().dataDir, "backups");
const WAITED_FOR: readonly BackupReason[] = ["asked", "before-update", "before-restore"];
const noteOf = (name: string) => `${name}.json`;
export const notePath = (name: string) => join(backupFolder(), noteOf(name));

/** Newest first, without those whose note cannot be read. */
export async function listBackups(): Promise<StoredBackup[]> {
  const names = await readdir(backupFolder()).catch(() => []);
  const notes = await Promise.all(
    names.filter((name) => name.endsWith(".tar.gz.json")).map((name) => readNote(name)),
  );
  return notes
    .filter((note) => note !== null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/**
 * Makes a backup, verifies it by a restore, and removes expired ones, except before a restore. Errors are noted and
 * rethrown, and leave no archive; one that was aborted leaves nothing.
 */
export async function storeBackup(
  reason: BackupReason,
  options: BackupOptions,
  signal?: AbortSignal,
): Promise<StoredBackup> {
  const folder = backupFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  // The one that is restored next may be among them.
  const mayRemove = reason !== "before-restore";
  // First as well, for their room: while backups fail, nothing else removes them.
  if (mayRemove) await removeOutlived();
  const moment = now();
  const name = backupName(moment);
  const path = join(folder, name);
  const note = (
    about: Partial<StoredBackup>,
    { tables, rows, files, newestMigration } = NOTHING,
  ): StoredBackup => ({
    ...{ name, reason, createdAt: moment.toISOString(), tables, rows, files },
    ...{ bytes: 0, provenAt: null, failure: null, contents: null, sending: null },
    newestMigration: newestMigration || null,
    ...about,
  });
  const fresh = keepFresh(notePath(name));
  let summary: BackupSummary | undefined;
  let proven: StoredBackup;
  try {
    // Written first, to show that one is being made.
    await writeNote(note({}));
    summary = await writeBackup(path, options, signal);
    const { size: bytes } = await stat(path);
    await writeNote(note({ bytes }, summary));
    await verifyBackup(path, folder, { signal, isWaitedFor: WAITED_FOR.includes(reason) });
    proven = note({ bytes, provenAt: now().toISOString() }, summary);
    await writeNote(proven);
    log.info(
      { backup: name, reason, bytes, rows: summary.rows, files: summary.files },
      "Backup stored and verified",
    );
  } catch (error) {
    await rm(path, { force: true });
    // It is no failure: it is begun again by its job.
    if (signal?.aborted) await rm(notePath(name), { force: true });
    else await writeNote(note({ failure: String(error) }, summary));
    throw error;
  } finally {
    fresh.stop();
  }
  if (mayRemove) await removeOutlived();
  return proven;
}

export async function openBackup(name: string): Promise<{ stream: Readable; bytes: number } | null> {
  const path = backupPath(name);
  if (!path) return null;
  const found = await stat(path).catch(() => null);
  return found && { stream: createReadStream(path), bytes: found.size };
}

/** Null for a name that no backup has, so that it cannot leave the folder. */
export function backupPath(name: string): string | null {
  return BACKUP_NAME.test(name) ? join(backupFolder(), name) : null;
}

export async function removeBackup(name: string): Promise<boolean> {
  const path = backupPath(name);
  if (!path || !(await readNote(noteOf(name)))) return false;
  await rm(path, { force: true });
  await rm(notePath(name), { force: true });
  return true;
}

export async function getBackup(name: string): Promise<StoredBackup | null> {
  return BACKUP_NAME.test(name) ? readNote(noteOf(name)) : null;
}

async function removeOutlived(): Promise<void> {
  for (const { name } of expiredBackups(await listBackups(), now())) await removeBackup(name);
  const { dataDir } = env();
  for (const name of await readdir(dataDir))
    if (isExpiredRollback(name, now())) await rm(join(dataDir, name), { force: true });
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(".") || now().getTime() - (await stat(path)).mtimeMs < MAKING_LIMIT_MS) continue;
    await rm(path, { recursive: true, force: true });
    log.info({ folder: name }, "Removed the leftovers of an interrupted backup");
  }
  for (const backup of await listBackups())
    if (backup.reason !== "brought" && stateOf(backup, now()) === "interrupted")
      await removeBackup(backup.name);
}

async function readNote(file: string): Promise<StoredBackup | null> {
  const path = join(backupFolder(), file);
  const text = await readFile(path, "utf8").catch(() => null);
  const found = await stat(path).catch(() => null);
  if (text === null || !found) return null;
  try {
    return { ...storedBackup.parse(JSON.parse(text)), touchedAt: found.mtime };
  } catch (error) {
    log.warn({ err: error, file }, "A backup's note cannot be read");
    return null;
  }
}

/** Atomic, so that no reader sees half a note. */
export async function writeNote({ touchedAt: _, ...note }: StoredBackup): Promise<void> {
  const path = notePath(note.name);
  await writeFile(`${path}.draft`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${path}.draft`, path);
}
