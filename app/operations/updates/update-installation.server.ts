import { desc, gt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { wholeSite } from "#app/operations/backups/backups.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { backupPath, storeBackup } from "#app/platform/backup/stored-backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, migrateDatabase } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { PRODUCT_VERSION } from "#app/platform/product-version.ts";
import { installedVersions } from "./updates.table.ts";

/** An update that failed or was rolled back. */
export class UpdateFailedError extends Error {
  override name = "UpdateFailedError";
}

const AS_BEFORE = "The database is as it was before, and the version before can be started again.";
const READ_MORE = 'docs/runbook.md, "When an update fails", says more.';

/** In the words of the system, of PostgreSQL, of the storage, and of the process that proves a backup. */
const DISK_IS_FULL = /ENOSPC|no space left|disk .* is full/i;

type UpdateOptions = { withBackup?: boolean; onBegin?: (() => Promise<void>) | undefined };

/** With content, makes and verifies a backup first. */
export async function updateInstallation({ withBackup = true, onBegin }: UpdateOptions = {}): Promise<void> {
  let begun: { copy: string | null } | undefined;
  try {
    await migrateDatabase(async ({ pending }) => {
      await onBegin?.();
      log.info({ to: PRODUCT_VERSION, migrations: pending }, "Update: a backup is made first");
      begun = { copy: withBackup ? await copyBefore() : null };
    });
    if (begun) log.info({ to: PRODUCT_VERSION, backup: begun.copy }, "The database is of this version now");
  } catch (error) {
    if (!begun) throw error;
    log.error({ err: error }, "An update did not succeed");
    throw new UpdateFailedError(
      [
        `The update to ${PRODUCT_VERSION} did not succeed and was taken back. ${AS_BEFORE}`,
        `Reason: ${reasonOf(error)}`,
        ...(begun.copy ? [`The backup that was made before it: ${backupPath(begun.copy)}`] : []),
        READ_MORE,
      ].join("\n"),
    );
  }
}

async function copyBefore(): Promise<string> {
  try {
    return (await storeBackup("before-update", wholeSite())).name;
  } catch (error) {
    log.error({ err: error }, "The backup before an update could not be made");
    const reason = reasonOf(error);
    const mend = DISK_IS_FULL.test(reason) ? "Make room on the disk" : "Mend what stands in the way";
    throw new UpdateFailedError(
      [
        `The update to ${PRODUCT_VERSION} was not begun, because no backup could be made before it. ${AS_BEFORE}`,
        `Reason: ${reason}`,
        `${mend} and start again, or update without a backup: npm run db:migrate -- --without-backup`,
        READ_MORE,
      ].join("\n"),
    );
  }
}

/** The cause, without the statement. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : (message ?? String(error));
}

/** Before the first account exists, so that new accounts have no unread news. */
export async function noteInstalledVersion(): Promise<void> {
  await inTransaction(async (tx) => {
    const before = await lastInstalled();
    const fresh = await tx
      .insert(installedVersions)
      .values({ version: PRODUCT_VERSION, installedAt: now() })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return;
    const isUpdate = before !== null || (await tx.$count(users)) > 0;
    if (isUpdate)
      await logEvent(null, "updated", {
        about: PRODUCT_VERSION,
        details: before ? { from: before } : {},
      });
  });
}

/** Oldest first. */
export async function listVersionsSince(moment: Date): Promise<string[]> {
  const { version, installedAt } = installedVersions;
  const rows = await db()
    .select({ version })
    .from(installedVersions)
    .where(gt(installedAt, moment))
    .orderBy(installedAt);
  return rows.map(({ version: installed }) => installed);
}

async function lastInstalled(): Promise<string | null> {
  const [last] = await db()
    .select({ version: installedVersions.version })
    .from(installedVersions)
    .orderBy(desc(installedVersions.installedAt))
    .limit(1);
  return last?.version ?? null;
}
