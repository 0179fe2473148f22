import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { rolesWith } from "#app/accounts/rights.rules.ts";
import { registerUpload } from "#app/media/upload/other-uploads.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { type StoredBackup, stateOf } from "#app/platform/backup/stored-backups.rules.ts";
import { getBackup } from "#app/platform/backup/stored-backups.server.ts";
import { checkUploadedBackup, storeUploadedBackup } from "#app/platform/backup/uploaded-backup.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { enqueue, registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { succeeded } from "#app/platform/outcome.ts";
import { backupFilePath, COMPARED_TABLES, MAX_BACKUP_BYTES, UPLOAD_KIND } from "./backups.rules.ts";
import { type ListedBackup, wholeSite } from "./backups.server.ts";
import { backupTexts } from "./backups.texts.ts";

const CHECK_JOB = "brought-backup";
const LIMIT_MINUTES = 600;

export function registerUploadedBackups(): void {
  registerUpload({
    name: UPLOAD_KIND,
    roles: rolesWith("backups"),
    maxBytes: MAX_BACKUP_BYTES,
    refusals: backupTexts.bring.refusals,
    take,
  });
  registerJob<{ name: string }>(
    CHECK_JOB,
    ({ name }, signal) => checkUploadedBackup(name, wholeSite().buckets, signal),
    { isOneAtATime: true, retries: 1, limitMinutes: LIMIT_MINUTES },
  );
}

async function take(editor: Editor, path: string, filename: string) {
  const { name, bytes } = await storeUploadedBackup(path);
  await enqueue(CHECK_JOB, { name });
  log.info({ editor: editor.id, backup: name, bytes }, "A backup was uploaded");
  await logEvent(editor, "backup-brought", { about: filename.slice(0, 200) });
  return succeeded(undefined, { url: backupFilePath(name) });
}

export type InspectedBackup = Omit<ListedBackup, "sendingState"> & {
  compared: { table: ComparedTable; inFile: number; here: number }[];
};
export type ComparedTable = (typeof COMPARED_TABLES)[number];

export async function inspectBackup(_editor: Editor, name: string): Promise<InspectedBackup | null> {
  const backup = await getBackup(name);
  if (!backup) return null;
  return { ...backup, state: stateOf(backup, now()), compared: await compare(backup) };
}

async function compare({ contents }: StoredBackup): Promise<InspectedBackup["compared"]> {
  if (!contents) return [];
  return Promise.all(
    COMPARED_TABLES.map(async (table) => {
      const { rows } = await db().execute<{ here: number }>(
        sql`select count(*)::int as here from ${sql.identifier(table)}`,
      );
      return { table, inFile: contents.counts[table] ?? 0, here: rows[0]?.here ?? 0 };
    }),
  );
}
