import { isUnpublished } from "#app/platform/db/db.server.ts";
import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { decryptedOrNull } from "#app/platform/encryption.server.ts";
import { env } from "#app/platform/env.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { MailServer } from "#app/platform/mail/mail-server.ts";
import { setMailServer } from "#app/platform/mail/transport.server.ts";

const NAME = "mail-server";
export const PURPOSE = "password of the mail server";

/** The password is encrypted; empty for none. An empty host is no server. */
export type StoredMailServer = MailServer & { sender: string };

const NONE: StoredMailServer = { host: "", port: 465, security: "tls", user: "", password: "", sender: "" };

export const readStored = (): Promise<StoredMailServer> => readServiceSetting(NAME, NONE);

export const writeStored = (server: StoredMailServer): Promise<void> => writeServiceSetting(NAME, server);

/** At the start, and after changes, which another process may have made. */
export async function loadMailServer(): Promise<void> {
  const stored = await readStored();
  setMailServer(stored.host ? openServer(stored) : null);
}

export async function followMailServer(): Promise<void> {
  await loadMailServer();
  onContentChanged((tags) => {
    if (!tags.includes("settings") || isUnpublished()) return;
    loadMailServer().catch((error) =>
      log.warn({ err: error }, "The mail server's settings could not be read"),
    );
  });
}

/** Null when its password was encrypted with another secret. */
export function openServer({ sender: _, ...server }: StoredMailServer): MailServer | null {
  const password = server.password && decryptedOrNull(server.password, PURPOSE);
  if (password !== null) return { ...server, password };
  log.warn("The mail server's password was encrypted with another AUTH_SECRET; it has to be typed again");
  return null;
}

/** Null when none is typed. A user that is an address is what most servers accept as sender. */
export async function storedSender(): Promise<string | null> {
  const { sender, host, user } = await readStored();
  return sender || (!env().smtpUrl && host && user.includes("@") ? user : null);
}
