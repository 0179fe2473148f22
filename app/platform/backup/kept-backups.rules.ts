import { z } from "zod";

export const KEPT_DAYS = 30;

/** A name says when it was made, in UTC, and sorts by it. */
export const BACKUP_NAME = /^urdume-\d{4}-\d\d-\d\d-\d{6}\.backup\.tar\.gz$/;

export const REASONS = ["nightly", "asked", "before-restore"] as const;

/** Within this time a backup is made and proven, or its process is gone. */
export const MAKING_LIMIT_MS = 60 * 60 * 1000;

/** What stands beside an archive, from when its making begins. A failed attempt may have no archive, only this. */
export const keptBackup = z.object({
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
});

export type KeptBackup = z.infer<typeof keptBackup>;
export type BackupReason = KeptBackup["reason"];

export function backupName(moment: Date): string {
  const stamp = moment.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  return `urdume-${stamp}.backup.tar.gz`;
}

/**
 * Which backups have had their time: those of more than thirty days ago, but never the newest one that was proven,
 * so that a site whose nights all fail keeps its last good copy.
 */
export function outlived(backups: KeptBackup[], today: Date): KeptBackup[] {
  const oldest = today.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  const newestFirst = backups.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const lastGood = newestFirst.find(({ provenAt }) => provenAt !== null);
  return newestFirst.filter((backup) => Date.parse(backup.createdAt) < oldest && backup !== lastGood);
}

export type BackupState = "making" | "proven" | "failed" | "interrupted";

/** One that is neither proven nor failed is being made, unless that began so long ago that its process is gone. */
export function stateOf({ provenAt, failure, createdAt }: KeptBackup, today: Date): BackupState {
  if (failure !== null) return "failed";
  if (provenAt !== null) return "proven";
  return today.getTime() - Date.parse(createdAt) < MAKING_LIMIT_MS ? "making" : "interrupted";
}
