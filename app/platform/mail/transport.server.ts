import { domainToASCII } from "node:url";
import type { Transporter } from "nodemailer";
import { env } from "#app/platform/env.server.ts";
import type { Mail } from "./email.ts";

const CONNECTION_TIMEOUT_MS = 15_000;

let transport: Transporter | undefined;

export const canSendMail = (): boolean => env().smtpUrl !== undefined;

/**
 * Gives a mail to the mail server. Throws when it does not take it, so that the job tries again. Every attempt carries
 * the same Message-ID, by which mail servers and programs recognise a duplicate.
 */
export async function sendMail(
  { id, to, subject, text, html, replyTo, headers }: Mail & { id: string },
  from: string,
): Promise<void> {
  const url = env().smtpUrl;
  if (!url) throw new Error("No mail server is configured");
  transport ??= await connect(url);
  const messageId = `<${id}@${domainOf(from)}>`;
  await transport.sendMail({ from, to, subject, text, html, replyTo, headers, messageId });
}

async function connect(url: string): Promise<Transporter> {
  // Loaded with the first mail: it takes memory, and a site without a mail server never needs it.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
  });
}

const domainOf = (from: string): string =>
  domainToASCII(/@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? "") || "localhost";
