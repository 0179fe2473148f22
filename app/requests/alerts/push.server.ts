import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import webPush from "web-push";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { rolesWith } from "#app/accounts/rights.rules.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type PushDevice, pushDevices } from "./alerts.table.ts";
import type { PushKeys } from "./push.rules.ts";
import { vapidKeys } from "./vapid.server.ts";

export const SEND_PUSH = "send-push";

/** What the lock screen shows, and the address that a tap opens: nothing of what a visitor wrote. */
export type PushMessage = { title: string; body: string; path: string };

const DAY_SECONDS = 86_400;
const REPLY_WITHIN_MS = 15_000;
const MAX_DEVICES = 20;
/**
 * The subscription has ended. 401 and 403 are about what the site signs, such as a clock that is wrong: devices that were
 * removed for it would have to be added again, each by hand.
 */
const GONE: readonly number[] = [404, 410];
const [TOO_MANY, SERVER_ERROR] = [429, 500];

export async function addDevice(editor: Editor, keys: PushKeys, device: string): Promise<boolean> {
  const own = await listDevices(editor);
  if (own.length >= MAX_DEVICES && !own.some(({ endpoint }) => endpoint === keys.endpoint)) return false;
  const set = { ...keys, userId: editor.id, device };
  await db().insert(pushDevices).values(set).onConflictDoUpdate({ target: pushDevices.endpoint, set });
  log.info({ editor: editor.id }, "A device receives push messages");
  return true;
}

export function listDevices({ id }: Editor): Promise<PushDevice[]> {
  return db()
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, id))
    .orderBy(desc(pushDevices.createdAt));
}

export async function removeDevice({ id: userId }: Editor, id: string): Promise<boolean> {
  const gone = await db()
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return gone.length > 0;
}

/** An active account that may see requests, as a condition on `users`. */
export const maySeeRequests = () =>
  and(eq(users.banned, false), isNull(users.removedAt), inArray(users.role, [...rolesWith("requests")]));

/** To every device of whoever may see requests. Part of the caller's transaction. */
export async function queuePush(message: PushMessage, tx: Transaction): Promise<void> {
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(maySeeRequests());
  for (const { id } of devices) await enqueue(SEND_PUSH, { id, message }, { tx });
}

export async function sendQueuedPush({ id, message }: { id: string; message: PushMessage }): Promise<void> {
  const [device] = await db().select().from(pushDevices).where(eq(pushDevices.id, id));
  if (device) await sendPush(device, message);
}

/** "gone": the device no longer receives and was removed. Throws when it should be tried again, "refused" when not. */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
): Promise<"sent" | "gone" | "refused"> {
  const { endpoint, method, headers, body } = await encrypted(device, message);
  const response = await fetch(endpoint, {
    ...{ method, headers: headers as unknown as Record<string, string>, redirect: "error" as const },
    body: new Uint8Array(body ?? []),
    signal: AbortSignal.timeout(REPLY_WITHIN_MS),
  });
  await response.body?.cancel();
  const { status, ok } = response;
  if (GONE.includes(status)) {
    await db().delete(pushDevices).where(eq(pushDevices.id, device.id));
    log.info({ device: device.id, status }, "A device that no longer receives push messages was removed");
    return "gone";
  }
  if (status === TOO_MANY || status >= SERVER_ERROR) throw new Error(`The push service responded ${status}`);
  if (!ok) {
    log.warn({ device: device.id, status }, "The push service refused a message");
    return "refused";
  }
  await db().update(pushDevices).set({ lastSentAt: now() }).where(eq(pushDevices.id, device.id));
  return "sent";
}

async function encrypted({ endpoint, publicKey, authSecret }: PushDevice, message: PushMessage) {
  const keys = await vapidKeys();
  const { contact } = await getStoredSettings(DEFAULT_LOCALE);
  return webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    JSON.stringify(message),
    {
      TTL: DAY_SECONDS,
      urgency: "high",
      vapidDetails: { subject: subjectOf(contact.email), ...keys },
    },
  );
}

/** Whom a push service writes to about messages that trouble it. */
const subjectOf = (email: string): string =>
  email ? `mailto:${email}` : (siteAddress()?.replace(/^http:/, "https:") ?? "https://localhost");
