import { sql } from "drizzle-orm";
import webPush from "web-push";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { decryptedOrNull, encryptText } from "#app/platform/encryption.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pushDevices } from "./alerts.table.ts";

const NAME = "push-keys";
const PURPOSE = "private key of push messages";

type Keys = { publicKey: string; privateKey: string };

const NONE: Keys = { publicKey: "", privateKey: "" };

let known: Keys | undefined;

/** The site's pair of keys (VAPID, RFC 8292), made once. Devices belong to it. */
export async function vapidKeys(): Promise<Keys> {
  const stored = await readServiceSetting(NAME, NONE);
  if (known?.publicKey === stored.publicKey) return known;
  known = opened(stored) ?? (await inTransaction(makeKeys));
  return known;
}

function opened({ publicKey, privateKey }: Keys): Keys | null {
  if (!privateKey) return null;
  const key = decryptedOrNull(privateKey, PURPOSE);
  if (key) return { publicKey, privateKey: key };
  log.warn("The key of push messages was encrypted with another AUTH_SECRET; devices have to be added again");
  return null;
}

async function makeKeys(tx: Transaction): Promise<Keys> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${NAME}))`);
  // Another process may have made them meanwhile.
  const made = opened(await readServiceSetting(NAME, NONE));
  if (made) return made;
  const keys = webPush.generateVAPIDKeys();
  await tx.delete(pushDevices);
  await writeServiceSetting(NAME, { ...keys, privateKey: encryptText(keys.privateKey, PURPOSE) });
  return keys;
}
