import { readServiceSetting } from "../db/service-settings.server.ts";
import { KEPT_DAYS } from "./stored-backups.rules.ts";

export const BUCKET_SETTING = "backup-bucket";

/** Days until a backup of today is removed, here and from the owner's bucket, which gets one every night. */
export async function keptDays(): Promise<number> {
  const { endpoint, keep } = await readServiceSetting(BUCKET_SETTING, { endpoint: "", keep: 0 });
  return Math.max(KEPT_DAYS, endpoint ? keep : 0);
}
