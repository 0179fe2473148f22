import { createWriteStream, rmSync } from "node:fs";
import { mkdtemp, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { now } from "../clock.ts";
import { withConnection } from "../db/db.server.ts";
import { newestKnownMigration, newestMigration } from "../db/postgres/migrations.ts";
import { PRODUCT_VERSION } from "../product-version.ts";
import { ArchiveWriter } from "./archive.ts";
import { keepFresh } from "./keep-fresh.server.ts";
import { fileEntry, type Manifest, rowsOf, WITHOUT_ROWS } from "./manifest.rules.ts";
import { readAhead } from "./read-ahead.server.ts";
import { dumpRows, listTables, type Table } from "./tables.ts";
import { listWaitingJobs } from "./waiting-jobs.ts";

export const JOBS_ENTRY = "jobs.json";
/** Second factors are encrypted with it: without it a restored administrator cannot sign in. */
export const SECRET_ENTRY = "secret";

export type BackupOptions = { buckets: readonly string[]; secret: string };

export type BackupSummary = {
  tables: number;
  rows: number;
  files: number;
  jobs: number;
  newestMigration: number;
};

/** Database as of one moment, and all files. Renamed when complete. An interrupted one leaves nothing. */
export async function writeBackup(
  path: string,
  { buckets, secret }: BackupOptions,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const workFolder = await mkdtemp(join(dirname(path), `.${basename(path)}-`));
  const removeWork = () => rmSync(workFolder, { recursive: true, force: true });
  process.once("exit", removeWork);
  const fresh = keepFresh(workFolder);
  const draft = join(workFolder, "archive");
  const archive = new ArchiveWriter(draft);
  try {
    const { tables, newest, jobs } = await withConnection((client) =>
      inSnapshot(client, () => addDatabase(client, archive, workFolder, signal)),
    );
    await archive.add(SECRET_ENTRY, Buffer.byteLength(secret), Readable.from([Buffer.from(secret)]));
    const files = await addFiles(archive, buckets, signal);
    const manifest: Manifest = {
      createdAt: now().toISOString(),
      // Before an update the tables are those of an earlier, unknown version.
      ...(newest === newestKnownMigration() && { version: PRODUCT_VERSION }),
      newestMigration: newest,
      tables,
    };
    await archive.finish(manifest);
    await rename(draft, path);
    return { tables: tables.length, rows: rowsOf(manifest), files, jobs, newestMigration: newest };
  } catch (error) {
    archive.abandon();
    throw error;
  } finally {
    fresh.stop();
    process.off("exit", removeWork);
    removeWork();
  }
}

async function inSnapshot<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin isolation level repeatable read, read only");
  try {
    return await work();
  } finally {
    await client.query("rollback");
  }
}

async function addDatabase(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  workFolder: string,
  signal?: AbortSignal,
) {
  const existing = await listTables(client);
  if (existing.length === 0)
    throw new Error("There is nothing to back up: the database has no tables. Is it the right one?");
  const tables: Manifest["tables"] = [];
  for (const table of existing) {
    signal?.throwIfAborted();
    tables.push(await addTable(client, archive, workFolder, table));
  }
  const jobs = await listWaitingJobs(client);
  const jobsFile = join(workFolder, "jobs");
  await writeFile(jobsFile, JSON.stringify(jobs));
  await archive.addFile(JOBS_ENTRY, jobsFile);
  return { tables, newest: await newestMigration(client), jobs: jobs.length };
}

/** Through a temporary file, because tar has an entry's size before its content. */
async function addTable(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  workFolder: string,
  table: Table,
): Promise<Manifest["tables"][number]> {
  let rows = 0;
  const file = join(workFolder, "rows");
  const lines = async function* () {
    if (WITHOUT_ROWS.includes(table.name)) return;
    for await (const line of dumpRows(client, table)) {
      rows++;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  const entry = `database/${table.name}.jsonl`;
  await archive.addFile(entry, file);
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, entry };
}

async function addFiles(
  archive: ArchiveWriter,
  buckets: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  let added = 0;
  for (const bucket of buckets)
    for await (const { key, file } of readAhead(bucket, signal)) {
      await archive.add(fileEntry({ bucket, key }), file.bytes, file.stream);
      added++;
    }
  return added;
}
