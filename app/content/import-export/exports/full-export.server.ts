import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import Papa from "papaparse";
import { type Pack, pack } from "tar-stream";
import type { Editor } from "#app/accounts/guard.server.ts";
import { BUCKETS } from "#app/media/media.rules.ts";
import { stagingFolder } from "#app/media/upload/staging.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { dumpRows, listTables } from "#app/platform/backup/tables.ts";
import { broadcast, onBroadcast, withConnection } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { FORMULA_BEGINNING } from "#app/platform/sheets/sheet-thread.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";

export type Progress = { state: "running" | "ended" | "stopped"; done: number; total: number } | null;

/** Secrets are in backups, not in exports. */
const LEFT_OUT = new Set([
  "attempts",
  "credentials",
  "import_lines",
  "invitations",
  "passkeys",
  "push_devices",
  "second_factors",
  "sessions",
  "verifications",
]);
/** By table. */
const LEFT_OUT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  newsletter_subscriptions: ["confirmation_digest", "unsubscribe_token"],
};
const CSV = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_BEGINNING };
const REPORT_MS = 1000;
const FORGET_MS = 10 * 60_000;
const PROGRESS = "archive_progress";
const STOPPED = "archive_stopped";

type ProgressReport = { id: string; editor: string; progress: NonNullable<Progress> };
type Part = { name: string; bytes: number; open: () => Promise<Readable | null> };

const known = new Map<string, ProgressReport>();
const running = new Map<string, AbortController>();

/** Call once: a download runs in one process, and may be queried in any. */
export function listenForDownloads(): void {
  onBroadcast(PROGRESS, (payload) => {
    const report = JSON.parse(payload) as ProgressReport;
    known.set(report.id, report);
    setTimeout(() => known.get(report.id) === report && known.delete(report.id), FORGET_MS).unref();
  });
  onBroadcast(STOPPED, (id) => running.get(id)?.abort());
}

export function progressOf(editor: Editor, id: string): Progress {
  const report = known.get(id);
  return report?.editor === editor.id ? report.progress : null;
}

export async function stopFullExport(editor: Editor, id: string): Promise<void> {
  if (known.get(id)?.editor === editor.id) await broadcast(STOPPED, id);
}

/** Streams a snapshot of the tables, then every file, without holding all of it in memory. */
export async function streamFullExport(
  editor: Editor,
  id: string,
  request: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  await mkdir(stagingFolder(), { recursive: true });
  const folder = await mkdtemp(join(stagingFolder(), "work-"));
  const controller = new AbortController();
  running.set(id, controller);
  const signal = AbortSignal.any([request, controller.signal]);
  const sendProgress = progressSender(editor, id);
  const archive = pack();
  const packed = createGzip({ level: 1 });
  packed.on("close", () => void rm(folder, { recursive: true, force: true }));
  pipeline(archive, packed, { signal }).catch((error) => packed.destroy(error));
  fill(archive, folder, signal, sendProgress)
    .then(async () => {
      await logEvent(editor, "exported", { about: "tudo (tar.gz)" });
      sendProgress("ended");
    })
    .catch((error) => {
      if (!signal.aborted) log.error({ err: error }, "The archive of everything could not be made");
      sendProgress("stopped");
      archive.destroy(error);
    })
    .finally(() => running.delete(id));
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>;
}

type SendProgress = (
  state: "running" | "ended" | "stopped",
  counted?: { done: number; total: number },
) => void;

function progressSender(editor: Editor, id: string): SendProgress {
  let last = 0;
  let count = { done: 0, total: 0 };
  return (state, counted) => {
    count = counted ?? count;
    if (state === "running" && performance.now() - last < REPORT_MS) return;
    last = performance.now();
    const report: ProgressReport = { id, editor: editor.id, progress: { state, ...count } };
    broadcast(PROGRESS, JSON.stringify(report)).catch((error) =>
      log.warn({ err: error }, "Progress was not reported"),
    );
  };
}

async function fill(
  archive: Pack,
  folder: string,
  signal: AbortSignal,
  sendProgress: SendProgress,
): Promise<void> {
  sendProgress("running");
  const parts = [...(await dumpTables(folder, signal)), ...(await listFiles())];
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { name, bytes, open } of parts) {
    signal.throwIfAborted();
    const content = await open();
    if (!content) continue;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        done += chunk.length;
        sendProgress("running", { done, total });
        next(null, chunk);
      },
    });
    await pipeline(content, counting, archive.entry({ name, size: bytes }), { signal });
  }
  archive.finalize();
  sendProgress("running", { done: total, total });
}

/** Through files, so that no slow client keeps a transaction open. */
async function dumpTables(folder: string, signal: AbortSignal): Promise<Part[]> {
  const parts: Part[] = [];
  await withConnection(async (client) => {
    await client.query("begin isolation level repeatable read, read only");
    try {
      for (const { name, columns } of await listTables(client)) {
        if (LEFT_OUT.has(name)) continue;
        const secret = LEFT_OUT_COLUMNS[name] ?? [];
        const table = { name, columns: columns.filter((column) => !secret.includes(column.name)) };
        const path = join(folder, table.name);
        const lines = async function* () {
          yield `\uFEFF${Papa.unparse([table.columns.map(({ name }) => name)], CSV)}\r\n`;
          for await (const line of dumpRows(client, table))
            yield `${Papa.unparse([JSON.parse(line)], CSV)}\r\n`;
        };
        await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }), { signal });
        const { size } = await stat(path);
        parts.push({
          name: `tabelas/${table.name}.csv`,
          bytes: size,
          open: async () => createReadStream(path),
        });
      }
    } finally {
      await client.query("rollback");
    }
  });
  return parts;
}

async function listFiles(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const bucket of [...BUCKETS, PRIVATE_BUCKET])
    for await (const { key, bytes } of storage().list(bucket)) {
      if (key.startsWith("imports/")) continue;
      const open = async () => (await storage().open(bucket, key))?.stream ?? null;
      parts.push({ name: `arquivos/${bucket}/${key}`, bytes, open });
    }
  return parts;
}
