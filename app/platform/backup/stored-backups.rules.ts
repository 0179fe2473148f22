import { z } from "zod";
import { fileTimestamp } from "#app/i18n/file-timestamp.rules.ts";

export const KEPT_DAYS = 30;
/** Latest versions whose newest backup before the update is kept. */
const UPDATES_KEPT = 3;

/** The time is UTC, so names sort by age. */
export const BACKUP_NAME = /^urdume-\d{4}-\d\d-\d\d-\d{6}\.backup\.tar\.gz$/;

export const REASONS = ["nightly", "asked", "before-restore", "before-update", "brought"] as const;

/** A backup without result that was not touched for this long was interrupted. */
export const MAKING_LIMIT_MS = 60 * 60 * 1000;

/** Note beside an archive, written when its making begins. After a failure there may be no archive. */
export const storedBackup = z.object({
  name: z.string().regex(BACKUP_NAME),
  reason: z.enum(REASONS),
  createdAt: z.iso.datetime(),
  bytes: z.int().min(0),
  tables: z.int().min(0),
  rows: z.int().min(0),
  files: z.int().min(0),
  provenAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  contents: z
    .object({
      madeAt: z.iso.datetime(),
      version: z.string().nullable(),
      counts: z.record(z.string(), z.number()),
    })
    .nullable()
    .default(null),
  newestMigration: z.number().nullable().default(null),
  /** To the owner's own bucket. */
  sending: z
    .object({
      state: z.enum(["waiting", "sending", "sent", "failed", "cancelled"]),
      sentBytes: z.int().min(0),
      /** Of the last change. */
      at: z.iso.datetime(),
      /** Of the sending, or of the removal of older ones after it. */
      failure: z.string().nullable(),
    })
    .nullable()
    .default(null),
});

export type StoredBackup = z.infer<typeof storedBackup> & {
  /** Of its note, which is touched while the backup is being made. */
  touchedAt?: Date;
};
export type Sending = NonNullable<StoredBackup["sending"]>;
export type BackupReason = StoredBackup["reason"];

export function backupName(moment: Date): string {
  return `urdume-${fileTimestamp(moment)}.backup.tar.gz`;
}

const oldestKept = (today: Date): number => today.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * Backups older than thirty days, except the newest verified one, which must survive nights that all fail;
 * and superseded ones from before updates, so that a repeatedly failing start does not fill the disk.
 */
export function expiredBackups(backups: StoredBackup[], today: Date): StoredBackup[] {
  const oldest = oldestKept(today);
  const newestFirst = backups.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const lastGood = newestFirst.find(({ provenAt, reason }) => provenAt !== null && reason !== "brought");
  const replaced = replacedUpdates(newestFirst);
  return newestFirst.filter(
    (backup) => (Date.parse(backup.createdAt) < oldest || replaced.has(backup)) && backup !== lastGood,
  );
}

/** Of the state that a rollback replaced, in the data folder. */
export const rollbackName = (moment: Date): string =>
  `urdume-before-rollback-${moment.getTime()}.backup.tar.gz`;

export function isExpiredRollback(name: string, today: Date): boolean {
  const [, made] = /^urdume-before-rollback-(\d+)\.backup\.tar\.gz$/.exec(name) ?? [];
  return made !== undefined && Number(made) < oldestKept(today);
}

function replacedUpdates(newestFirst: StoredBackup[]): Set<StoredBackup> {
  const found = newestFirst.filter(({ reason, provenAt }) => reason === "before-update" && provenAt !== null);
  const newestOfEach = found.filter(
    ({ newestMigration }, at) => found.findIndex((one) => one.newestMigration === newestMigration) === at,
  );
  const kept = newestOfEach.slice(0, UPDATES_KEPT);
  return new Set(found.filter((backup) => !kept.includes(backup)));
}

export type BackupState = "making" | "proven" | "failed" | "interrupted";

export function stateOf(backup: StoredBackup, today: Date): BackupState {
  const { provenAt, failure, createdAt, touchedAt = new Date(createdAt) } = backup;
  if (failure !== null) return "failed";
  if (provenAt !== null) return "proven";
  return today.getTime() - touchedAt.getTime() < MAKING_LIMIT_MS ? "making" : "interrupted";
}

/** Longer than one part takes; after it the sending was interrupted. */
const SENDING_LIMIT_MS = 60 * 60 * 1000;

export type SendingState = Sending["state"] | "interrupted" | null;

export function sendingStateOf({ sending }: StoredBackup, today: Date): SendingState {
  if (!sending) return null;
  const isRunning = sending.state === "waiting" || sending.state === "sending";
  return isRunning && today.getTime() - Date.parse(sending.at) > SENDING_LIMIT_MS
    ? "interrupted"
    : sending.state;
}

export const UPLOAD_REFUSALS = ["damaged", "bomb", "newer", "older", "unproven"] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
