import { domainToASCII } from "node:url";
import type { Transporter } from "nodemailer";
import { env } from "../env.server.ts";
import type { Mail } from "./email.ts";
import type { MailServer } from "./mail-server.ts";

const CONNECTION_TIMEOUT_MS = 15_000;

let stored: MailServer | null = null;
let connected: { to: string; transport: Transporter } | undefined;

/** The one of the administration. The environment's wins. */
export function setMailServer(server: MailServer | null): void {
  stored = server;
}

export const canSendMail = (): boolean => env().smtpUrl !== undefined || stored !== null;

/** Returns the server's reply. Throws when refused. All attempts have one Message-ID, by which duplicates are recognised. */
export async function sendMail(
  { id, to, subject, text, html, replyTo, headers }: Mail & { id: string },
  from: string,
): Promise<string> {
  const transport = await currentTransport();
  const messageId = `<${id}@${domainOf(from)}>`;
  const { response } = await transport.sendMail({
    ...{ from, to, subject, text, html, replyTo, headers, messageId },
  });
  return String(response ?? "");
}

async function currentTransport(): Promise<Transporter> {
  const options = optionsOf(env().smtpUrl);
  if (!options) throw new Error("No mail server is configured");
  const to = JSON.stringify(options);
  if (connected?.to === to) return connected.transport;
  // Lazy: it takes memory, and a site without mail server never needs it.
  const { createTransport } = await import("nodemailer");
  connected?.transport.close();
  connected = {
    to,
    transport: createTransport({
      ...options,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: CONNECTION_TIMEOUT_MS,
    }),
  };
  return connected.transport;
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
