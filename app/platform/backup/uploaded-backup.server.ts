import { chmod, mkdir, rename, stat } from "node:fs/promises";
import { now } from "../clock.ts";
import { newestKnownMigration, oldestKnownMigration } from "../db/postgres/migrations.ts";
import { log } from "../log.server.ts";
import { DamagedArchiveError, TooLargeArchiveError, verifyArchive } from "./archive.ts";
import { keepFresh } from "./keep-fresh.server.ts";
import { countFiles, filesOf, isStoragePath, rowsOf, type VerifiedManifest } from "./manifest.rules.ts";
import { backupName, type StoredBackup, type UploadRefusal } from "./stored-backups.rules.ts";
import { backupFolder, backupPath, getBackup, notePath, writeNote } from "./stored-backups.server.ts";
import { verifyBackup } from "./verify-backup.server.ts";

export async function storeUploadedBackup(path: string): Promise<StoredBackup> {
  await mkdir(backupFolder(), { recursive: true, mode: 0o700 });
  const moment = await freeTimestamp();
  const name = backupName(moment);
  const note: StoredBackup = {
    ...{ name, reason: "brought", createdAt: moment.toISOString() },
    ...{ bytes: (await stat(path)).size, tables: 0, rows: 0, files: 0 },
    ...{ provenAt: null, failure: null, newestMigration: null, contents: null, sending: null },
  };
  await rename(path, backupPath(name) ?? "");
  await chmod(backupPath(name) ?? "", 0o600);
  await writeNote(note);
  return note;
}

async function freeTimestamp(): Promise<Date> {
  for (let moment = now(); ; moment = new Date(moment.getTime() + 1000))
    if (!(await getBackup(backupName(moment)))) return moment;
}

/** Verifies the archive, then restores it into a temporary installation. Errors are noted. */
export async function checkUploadedBackup(
  name: string,
  buckets: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const path = backupPath(name);
  const note = await getBackup(name);
  if (!path || !note) return;
  const fresh = keepFresh(notePath(name));
  try {
    const manifest = await verifyArchive(path);
    const inspected = { ...note, ...summaryOf(manifest) };
    const refusal = refusalOf(manifest, buckets);
    if (refusal) return await writeNote({ ...inspected, failure: refusal });
    await writeNote(inspected);
    await verifyBackup(path, backupFolder(), { signal, isWaitedFor: true });
    await writeNote({ ...inspected, provenAt: now().toISOString() });
    log.info(
      { backup: name, rows: inspected.rows, files: inspected.files },
      "An uploaded backup was verified",
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error, backup: name }, "An uploaded backup was refused");
    await writeNote({ ...note, failure: refusalFor(error) });
  } finally {
    fresh.stop();
  }
}

const summaryOf = (manifest: VerifiedManifest): Partial<StoredBackup> => ({
  tables: manifest.tables.length,
  rows: rowsOf(manifest),
  files: countFiles(manifest),
  newestMigration: manifest.newestMigration,
  contents: {
    madeAt: manifest.createdAt,
    version: manifest.version ?? null,
    counts: Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows])),
  },
});

function refusalOf(manifest: VerifiedManifest, buckets: readonly string[]): UploadRefusal | null {
  const { newestMigration } = manifest;
  if (newestMigration > newestKnownMigration()) return "newer";
  if (newestMigration < oldestKnownMigration()) return "older";
  return filesOf(manifest).every((file) => isStoragePath(file, buckets)) ? null : "damaged";
}

function refusalFor(error: unknown): UploadRefusal {
  if (error instanceof TooLargeArchiveError) return "bomb";
  return error instanceof DamagedArchiveError ? "damaged" : "unproven";
}
