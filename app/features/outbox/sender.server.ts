import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";

const PLAIN_NAME = /^[\p{L}\p{N} ]+$/u;

/** Whose name stands on a mail: what the process was told, else the brand's, at the domain where it reads mail. */
export async function senderOfMails(): Promise<string> {
  const told = env().mailFrom;
  if (told) return told;
  const { brand, contact } = await getSettings(DEFAULT_LOCALE);
  const domain = contact.email.split("@")[1] ?? new URL(env().publicUrl ?? "http://localhost").hostname;
  const name = PLAIN_NAME.test(brand.name) ? brand.name : JSON.stringify(brand.name);
  return `${name} <nao-responda@${domain}>`;
}
