import { readServiceSetting } from "../db/service-settings.server.ts";
import { KEPT_DAYS } from "./stored-backups.rules.ts";

export const BUCKET_SETTING = "backup-bucket";

type Bucket = { endpoint: string; keep: number };

/** Days until a backup of today is removed, here and from the owner's bucket, which gets one every night. */
export async function keptDays(): Promise<number> {
  const bucket = await readServiceSetting<Bucket>(BUCKET_SETTING);
  return Math.max(KEPT_DAYS, bucket?.endpoint ? bucket.keep : 0);
}
