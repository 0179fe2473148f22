export const UPLOAD_KIND = "backup";
/** Larger ones are restored on the server. */
export const MAX_BACKUP_BYTES = 20 * 1024 ** 3;

export const COMPARED_TABLES = [
  "products",
  "content",
  "media",
  "leads",
  "messages",
  "newsletter_subscriptions",
  "users",
] as const;

export const BACKUPS_PATH = "/admin/copias";
export const backupFilePath = (name: string): string => `${BACKUPS_PATH}/arquivo/${name}`;

export const isRunning = (state: string | null): boolean => state === "waiting" || state === "sending";

const OFFERED_HOURS = 24;

type Made = { reason: string; state: string; createdAt: string };

export function returnPoint<T extends Made>(backups: readonly T[], today: Date): T | null {
  const last = backups.find(({ reason, state }) => reason === "before-restore" && state === "proven");
  if (!last || today.getTime() - Date.parse(last.createdAt) > OFFERED_HOURS * 3_600_000) return null;
  return last;
}

/** Begins the ids of a backup's dialogs. */
export const backupId = (name: string): string => `copia-${name.replace(/\D/g, "")}`;
