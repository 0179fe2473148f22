import { createTransport, type Transporter } from "nodemailer";
import { env } from "#app/platform/env.server.ts";
import type { Mail } from "./letter.ts";

const CONNECTION_TIMEOUT_MS = 15_000;

let transport: Transporter | undefined;

export const canSendMail = (): boolean => env().smtpUrl !== undefined;

/** Gives a mail to the mail server. Throws when it does not take it, so that the job tries again. */
export async function sendMail(
  { to, subject, text, html, replyTo, headers }: Mail,
  from: string,
): Promise<void> {
  const url = env().smtpUrl;
  if (!url) throw new Error("No mail server is configured");
  transport ??= createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
  });
  await transport.sendMail({ from, to, subject, text, html, replyTo, headers });
}
