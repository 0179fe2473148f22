import { z } from "zod";
import { fileMoment } from "#app/i18n/file-moment.rules.ts";

export const KEPT_DAYS = 30;
/** Of the backups before updates, those of the latest versions; of each version the newest. */
const UPDATES_KEPT = 3;

/** A name holds the time of creation in UTC and sorts by it. */
export const BACKUP_NAME = /^urdume-\d{4}-\d\d-\d\d-\d{6}\.backup\.tar\.gz$/;

export const REASONS = ["nightly", "asked", "before-restore", "before-update", "brought"] as const;

/** Within this time a backup is made and proven, or its process is gone. */
export const MAKING_LIMIT_MS = 60 * 60 * 1000;

/** What stands beside an archive, from when its making begins. A failed attempt may have no archive, only this. */
export const storedBackup = z.object({
  name: z.string().regex(BACKUP_NAME),
  reason: z.enum(REASONS),
  createdAt: z.iso.datetime(),
  bytes: z.int().min(0),
  tables: z.int().min(0),
  rows: z.int().min(0),
  files: z.int().min(0),
  /** When it was restored into a throw-away installation and found equal. */
  provenAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  /** The manifest of an uploaded archive. */
  contents: z
    .object({
      madeAt: z.iso.datetime(),
      version: z.string().nullable(),
      /** Rows of each table. */
      counts: z.record(z.string(), z.number()),
    })
    .nullable()
    .default(null),
  /** When the newest migration of its tables was made; null when the note is older than the question. */
  newestMigration: z.number().nullable().default(null),
});

export type StoredBackup = z.infer<typeof storedBackup>;
export type BackupReason = StoredBackup["reason"];

export function backupName(moment: Date): string {
  return `urdume-${fileMoment(moment)}.backup.tar.gz`;
}

/**
 * Which backups have had their time: those of more than thirty days ago, but never the newest one that was proven,
 * so that a site whose nights all fail keeps its last good copy; and those before updates that a newer one replaces,
 * so that a start that fails again and again does not fill the disk.
 */
export function expiredBackups(backups: StoredBackup[], today: Date): StoredBackup[] {
  const oldest = today.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  const newestFirst = backups.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const lastGood = newestFirst.find(({ provenAt, reason }) => provenAt !== null && reason !== "brought");
  const replaced = replacedUpdates(newestFirst);
  return newestFirst.filter(
    (backup) => (Date.parse(backup.createdAt) < oldest || replaced.has(backup)) && backup !== lastGood,
  );
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

/** One that is neither proven nor failed is being made, unless that began so long ago that its process is gone. */
export function stateOf({ provenAt, failure, createdAt }: StoredBackup, today: Date): BackupState {
  if (failure !== null) return "failed";
  if (provenAt !== null) return "proven";
  return today.getTime() - Date.parse(createdAt) < MAKING_LIMIT_MS ? "making" : "interrupted";
}

/** Why an archive that somebody brought is not restored, as its note says. */
export const UPLOAD_REFUSALS = ["damaged", "bomb", "newer", "older", "unproven"] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
