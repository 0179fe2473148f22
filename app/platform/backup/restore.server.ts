import { text as readText } from "node:stream/consumers";
import type pg from "pg";
import { withConnection } from "../db/db.server.ts";
import { buildTablesOf, newestKnownMigration, oldestKnownMigration } from "../db/postgres/migrations.ts";
import { storage } from "../storage/storage.server.ts";
import { type ArchiveEntry, DamagedArchiveError, readArchive, verifyArchive } from "./archive.ts";
import { type BackupSummary, JOBS_ENTRY, SECRET_ENTRY } from "./backup.server.ts";
import { emptySchemas } from "./empty-schemas.ts";
import { FileChanges } from "./file-changes.server.ts";
import { linesOf } from "./lines.ts";
import {
  countFiles,
  fileEntry,
  filesOf,
  isStoragePath,
  type Manifest,
  placeOf,
  rowsOf,
  type VerifiedManifest,
  WITHOUT_ROWS,
} from "./manifest.rules.ts";
import { applyRestoredSecret, preserveRestoredSecret } from "./restored-secret.server.ts";
import { listTables, loadRows, type Table } from "./tables.ts";
import { restoreJobs, type WaitingJob } from "./waiting-jobs.ts";

export type RestoreOptions = {
  buckets: readonly string[];
  contentTypeOf(key: string): string;
  /** Replaces existing content; without it a non-empty target is refused. */
  isReplacing: boolean;
  /** Whether to take over the archive's secret; throwing cancels the restore. */
  takesSecret(secret: string): boolean;
};

const HOW_TO_REPLACE = "Nothing was changed. To replace what is there: npm run restore FILE -- --replace";

/** The archive or the target is unsuitable. Nothing was changed. */
export class RestoreRefusedError extends Error {
  override name = "RestoreRefusedError";
}

/**
 * Verifies the archive, then restores rows, a note of their secret, and files, in one transaction committed
 * after the last file. A failed restore changes nothing, and puts replaced files back. The caller then updates its own
 * state and calls {@link takeRestoredSecret}; the next start does, if it was ended before.
 */
export async function restoreBackup(path: string, options: RestoreOptions): Promise<BackupSummary> {
  const manifest = await verifyArchive(path);
  if (manifest.newestMigration > newestKnownMigration())
    throw new RestoreRefusedError(
      "The backup is of a newer version of this product. Update first, then restore.",
    );
  if (manifest.newestMigration < oldestKnownMigration())
    throw new RestoreRefusedError(
      "The backup is of a version before 0.8. Restore it with version 0.8.1, make a backup there, and bring that.",
    );
  const foreign = filesOf(manifest).find((file) => !isStoragePath(file, options.buckets));
  if (foreign)
    throw new DamagedArchiveError(`No file of this product is at ${foreign.bucket}/${foreign.key}`);
  return withConnection(async (client) => {
    await applyRestoredSecret(client);
    if (!options.isReplacing) await refuseContent(client, options.buckets);
    const jobs = await bringRowsAndFiles(client, path, manifest, options);
    await restoreJobs(client, jobs);
    await removeOtherFiles(manifest, options.buckets);
    const [rows, files] = [rowsOf(manifest), countFiles(manifest)];
    const { tables, newestMigration } = manifest;
    return { tables: tables.length, rows, files, jobs: jobs.length, newestMigration };
  });
}

/** All or nothing, as far as this process survives. */
async function bringRowsAndFiles(
  client: pg.ClientBase,
  path: string,
  manifest: VerifiedManifest,
  options: RestoreOptions,
): Promise<WaitingJob[]> {
  const changes = await FileChanges.begin(options.contentTypeOf);
  await client.query("begin");
  try {
    await emptySchemas(client);
    await buildTablesOf(client, manifest.newestMigration);
    const jobs = await loadArchive(client, path, manifest, options, changes);
    await client.query("commit");
    return jobs;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    await changes.takeBack();
    await applyRestoredSecret(client).catch(() => {});
    throw error;
  } finally {
    await changes.end();
  }
}

export const takeRestoredSecret = (): Promise<boolean> => withConnection(applyRestoredSecret);

async function refuseContent(client: pg.ClientBase, buckets: readonly string[]): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select exists (select from public."${name}") as filled`);
    if (rows[0]?.filled)
      throw new RestoreRefusedError(`The database is not empty (${name}). ${HOW_TO_REPLACE}`);
  }
  for (const bucket of buckets)
    for await (const { key } of storage().list(bucket))
      throw new RestoreRefusedError(`The storage is not empty (${bucket}/${key}). ${HOW_TO_REPLACE}`);
}

async function loadArchive(
  client: pg.ClientBase,
  path: string,
  manifest: VerifiedManifest,
  options: RestoreOptions,
  changes: FileChanges,
) {
  const existing = new Map((await listTables(client)).map((table) => [table.name, table]));
  const tables = new Map(manifest.tables.map((table) => [table.entry, table]));
  let jobs: WaitingJob[] = [];
  await readArchive(path, async (entry) => {
    const { name } = entry.header;
    const table = tables.get(name);
    const file = placeOf(name);
    if (table) await loadTable(client, existing.get(table.name), table, entry);
    else if (file) await changes.store(file, entry, manifest.entries.get(name)?.sha256 ?? "");
    else if (name === SECRET_ENTRY) await loadSecret(client, await readText(entry.content), options);
    else if (name === JOBS_ENTRY) jobs = JSON.parse(await readText(entry.content));
  });
  return jobs;
}

async function loadTable(
  client: pg.ClientBase,
  table: Table | undefined,
  { name, columns, rows }: Manifest["tables"][number],
  entry: ArchiveEntry,
): Promise<void> {
  const stored = columns.map((column) => table?.columns.find((known) => known.name === column));
  const known = stored.filter((column) => column !== undefined);
  if (!table || known.length !== stored.length)
    throw new DamagedArchiveError(`The backup's ${name} is not the table of its version`);
  const loaded = await loadRows(client, { name, columns: known }, linesOf(entry.content));
  if (loaded !== rows) throw new DamagedArchiveError(`${name} has ${loaded} rows instead of ${rows}`);
  // Archives of 0.9.0 and before have them.
  if (WITHOUT_ROWS.includes(name)) await client.query(`delete from public."${name}"`);
}

async function loadSecret(client: pg.ClientBase, secret: string, options: RestoreOptions): Promise<void> {
  if (options.takesSecret(secret)) await preserveRestoredSecret(client, secret);
}

async function removeOtherFiles({ entries }: VerifiedManifest, buckets: readonly string[]): Promise<void> {
  for (const bucket of buckets)
    for await (const { key } of storage().list(bucket))
      if (!entries.has(fileEntry({ bucket, key }))) await storage().remove(bucket, key);
}
