import { domainToASCII } from "node:url";
import type { Transporter } from "nodemailer";
import { env } from "../env.server.ts";
import type { Mail } from "./email.ts";
import type { MailServer } from "./mail-server.ts";

const CONNECTION_TIMEOUT_MS = 15_000;
/** What a server may take to answer after the final dot (RFC 5321, 4.5.3.2.6). Less than the limit of a job. */
const REPLY_TIMEOUT_MS = 10 * 60_000;

/** Thrown when the server was reached, so that it may have the mail although it did not say so. */
export class LostMail extends Error {}

let stored: MailServer | null = null;
let connected: { to: string; transport: Transporter } | undefined;
/** Message-IDs of the mails that are being written to the server. */
const begun = new Set<string>();

/** The one of the administration. The environment's wins. */
export function setMailServer(server: MailServer | null): void {
  stored = server;
}

export const canSendMail = (): boolean => env().smtpUrl !== undefined || stored !== null;

/** Returns the server's reply. Throws when refused, {@link LostMail} after it was reached. All attempts have one Message-ID, by which duplicates are recognised. */
export async function sendMail(
  { id, to, subject, text, html, replyTo, headers }: Mail & { id: string },
  from: string,
): Promise<string> {
  const transport = await currentTransport();
  const messageId = `<${id}@${domainOf(from)}>`;
  try {
    const { response } = await transport.sendMail({
      ...{ from, to, subject, text, html, replyTo, headers, messageId },
    });
    return String(response ?? "");
  } catch (error) {
    if (!begun.has(messageId)) throw error;
    throw new LostMail(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    begun.delete(messageId);
  }
}

async function currentTransport(): Promise<Transporter> {
  const options = optionsOf(env().smtpUrl);
  if (!options) throw new Error("No mail server is configured");
  const to = JSON.stringify(options);
  if (connected?.to === to) return connected.transport;
  // Lazy: it takes memory, and a site without mail server never needs it.
  const { createTransport } = await import("nodemailer");
  connected?.transport.close();
  const transport = createTransport({
    ...options,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: REPLY_TIMEOUT_MS,
  });
  // The stream is made after signing in.
  transport.use("stream", ({ message, data }, next) => {
    message.processFunc((stream) => {
      begun.add(String(data.messageId));
      return stream;
    });
    next();
  });
  connected = { to, transport };
  return transport;
}

function optionsOf(url: string | undefined) {
  if (url) return { url };
  if (!stored) return null;
  const { host, port, security, user, password } = stored;
  return {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(user && { auth: { user, pass: password } }),
  };
}

const domainOf = (from: string): string =>
  domainToASCII(/@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? "") || "localhost";
