import { type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { BUCKET_SETTING } from "#app/platform/backup/kept-days.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isTable } from "#app/platform/db/is-table.server.ts";
import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { decryptedOrNull, encryptText } from "#app/platform/encryption.server.ts";
import { log } from "#app/platform/log.server.ts";
import { s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { type BackupBucketForm, type BackupBucketView, USUAL_KEEP } from "./backup-bucket-form.ts";

const PURPOSE = "secret of the backup bucket";
/** Of the bucket, where backups lie. */
export const FOLDER = "backups";
const USUAL_REGION = "us-east-1";

/** The secret is encrypted. An empty endpoint is no bucket. `isPaused`: by a restore, until it is saved here. */
type Stored = Omit<BackupBucketForm, "newSecret"> & { secret: string; isPaused?: boolean };

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
  const { secret, isPaused = false, ...stored } = await readStored();
  return {
    ...stored,
    isPaused,
    hasSecret: secret !== "",
    isUnreadable: secret !== "" && openSecret(secret) === null,
  };
}

/** Null without a bucket, and while it is paused; "unreadable" when its secret was encrypted with another one. */
export async function openBackupBucket(): Promise<OpenBucket | "unreadable" | null> {
  const stored = await readStored();
  if (!stored.endpoint || stored.isPaused) return null;
  const secret = openSecret(stored.secret);
  return secret === null ? "unreadable" : opened(stored, secret);
}

/** After a restore: two sites that send to one bucket would remove each other's backups. */
export async function pauseBucket(tx: Transaction, where: SQL = sql`true`): Promise<void> {
  if (!(await isTable("public.service_settings"))) return;
  await tx.execute(sql`update public.service_settings setting set value = value || '{"isPaused": true}'
    where name = ${BUCKET_SETTING} and value ->> 'endpoint' <> '' and ${where}`);
}

/** Set by another installation, which may still send to it. */
export async function isBucketPaused(_editor: Editor): Promise<boolean> {
  const { endpoint, isPaused = false } = await readStored();
  return endpoint !== "" && isPaused;
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
