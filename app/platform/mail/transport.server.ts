import { domainToASCII } from "node:url";
import type { Transporter } from "nodemailer";
import { env } from "#app/platform/env.server.ts";
import type { Mail } from "./email.ts";

const CONNECTION_TIMEOUT_MS = 15_000;

let transport: Transporter | undefined;

export const canSendMail = (): boolean => env().smtpUrl !== undefined;

/** Throws when refused. All attempts have one Message-ID, by which duplicates are recognised. */
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
  // Lazy: it takes memory, and a site without mail server never needs it.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
  });
}

const domainOf = (from: string): string =>
  domainToASCII(/@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? "") || "localhost";
