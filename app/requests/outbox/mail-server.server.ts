import { encryptText } from "#app/platform/encryption.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { retryNow } from "#app/platform/jobs/jobs.server.ts";
import type { MailServerForm, MailServerView } from "./mail-server-form.ts";
import { SEND_MAIL } from "./outbox.server.ts";
import { loadMailServer, openServer, PURPOSE, readStored, writeStored } from "./stored-mail-server.server.ts";

export async function viewMailServer(): Promise<MailServerView> {
  const stored = await readStored();
  const { host, security, user, sender } = stored;
  const own = {
    ...{ host, security, user, sender },
    port: host ? String(stored.port) : "",
    hasPassword: stored.password !== "",
    isUnreadable: host !== "" && openServer(stored) === null,
    isFixed: false,
    isSenderFixed: env().mailFrom !== undefined,
  };
  const { smtpUrl } = env();
  return smtpUrl ? { ...own, ...ofAddress(new URL(smtpUrl)), isUnreadable: false, isFixed: true } : own;
}

/** A stored password stays with its server and user. "password": it has to be typed again. */
export async function saveMailServer(form: MailServerForm): Promise<"saved" | "password"> {
  const { newSecret, ...server } = form;
  const stored = await readStored();
  const isSame = server.host === stored.host && server.user === stored.user;
  const needsPassword = server.host !== "" && server.user !== "";
  const isKept = isSame && stored.password !== "" && openServer(stored) !== null;
  if (needsPassword && !newSecret && !isKept) return "password";
  const password = !needsPassword ? "" : newSecret ? encryptText(newSecret, PURPOSE) : stored.password;
  await writeStored({ ...server, password });
  await loadMailServer();
  await contentChanged("settings");
  await retryNow(SEND_MAIL);
  return "saved";
}

/** With the environment's server only the sender is the owner's. */
export async function saveSender(sender: string): Promise<void> {
  await writeStored({ ...(await readStored()), sender });
}

function ofAddress({ protocol, hostname, port, username, password, searchParams }: URL) {
  const isTls = protocol === "smtps:";
  const isPlain = searchParams.has("ignoreTLS");
  return {
    host: hostname,
    port: port || (isTls ? "465" : "587"),
    security: isTls ? ("tls" as const) : isPlain ? ("none" as const) : ("starttls" as const),
    user: decodeURIComponent(username),
    hasPassword: password !== "",
  };
}
