import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { BUCKET_SETTING } from "#app/platform/backup/kept-days.server.ts";
import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { decryptedOrNull, encryptText } from "#app/platform/encryption.server.ts";
import { log } from "#app/platform/log.server.ts";
import { s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { type BackupBucketForm, type BackupBucketView, USUAL_KEEP } from "./backup-bucket-form.ts";

const PURPOSE = "secret of the backup bucket";
/** Of the bucket, where backups lie. */
export const FOLDER = "backups";
const USUAL_REGION = "us-east-1";

/** The secret is encrypted. An empty endpoint is no bucket. */
type Stored = Omit<BackupBucketForm, "newSecret"> & { secret: string };

const NONE: Stored = {
  endpoint: "",
  bucket: "",
  region: "",
  accessKeyId: "",
  secret: "",
  keep: USUAL_KEEP,
};

export type OpenBucket = {
  address: { bucket: string; prefix: string; endpoint: string; region: string };
  credentials: { accessKeyId: string; secretAccessKey: string };
  keep: number;
};

const readStored = () => readServiceSetting(BUCKET_SETTING, NONE);

export async function viewBackupBucket(_editor: Editor): Promise<BackupBucketView> {
  const { secret, ...stored } = await readStored();
  return { ...stored, hasSecret: secret !== "", isUnreadable: secret !== "" && openSecret(secret) === null };
}

/** Null without a bucket; "unreadable" when its secret was encrypted with another one. */
export async function openBackupBucket(): Promise<OpenBucket | "unreadable" | null> {
  const stored = await readStored();
  if (!stored.endpoint) return null;
  const secret = openSecret(stored.secret);
  return secret === null ? "unreadable" : opened(stored, secret);
}

/** A stored secret stays with its address and key. "secret": it has to be typed again. */
export async function saveBackupBucket(editor: Editor, form: BackupBucketForm): Promise<"saved" | "secret"> {
  const { newSecret: _, ...bucket } = form;
  const secret = form.endpoint ? await secretFor(form) : "";
  if (secret === null) return "secret";
  await writeServiceSetting(BUCKET_SETTING, {
    ...bucket,
    secret: secret && encryptText(secret, PURPOSE),
  } satisfies Stored);
  await logEvent(editor, "backup-bucket-saved");
  log.info({ editor: editor.id, bucket: bucket.bucket }, "The backup bucket was saved");
  return "saved";
}

/** Writes, reads and deletes a small object, and lists the folder. Rejects with the reason. */
export async function testBackupBucket(form: BackupBucketForm): Promise<"works" | "secret"> {
  const secret = await secretFor(form);
  if (secret === null) return "secret";
  const { address, credentials } = opened(form, secret);
  const storage = s3Storage(address, credentials);
  await storage.check();
  for await (const _ of storage.list(FOLDER)) break;
  return "works";
}

async function secretFor({ newSecret, endpoint, accessKeyId }: BackupBucketForm): Promise<string | null> {
  if (newSecret) return newSecret;
  const stored = await readStored();
  const isSame = stored.endpoint === endpoint && stored.accessKeyId === accessKeyId;
  return isSame && stored.secret ? openSecret(stored.secret) : null;
}

function opened(
  { endpoint, bucket, region, accessKeyId, keep }: Omit<Stored, "secret">,
  secretAccessKey: string,
): OpenBucket {
  const address = { endpoint, bucket, prefix: "", region: region || USUAL_REGION };
  return { address, credentials: { accessKeyId, secretAccessKey }, keep };
}

const openSecret = (secret: string) => decryptedOrNull(secret, PURPOSE);
