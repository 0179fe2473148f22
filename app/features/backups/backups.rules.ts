/** Under which name the browser sends a backup that comes back. */
export const UPLOAD_KIND = "backup";
/** Far more than a site of pictures has; larger ones are restored on the server. */
export const MAX_BACKUP_BYTES = 20 * 1024 ** 3;

/** What the owner recognises a site by. */
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

const OFFERED_HOURS = 24;

type Made = { reason: string; state: string; createdAt: string };

/** The state before the last restoration, while it is what somebody is likely to want back. Newest first. */
export function wayBack<T extends Made>(backups: readonly T[], today: Date): T | null {
  const last = backups.find(({ reason, state }) => reason === "before-restore" && state === "proven");
  if (!last || today.getTime() - Date.parse(last.createdAt) > OFFERED_HOURS * 3_600_000) return null;
  return last;
}
