import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings, getStoredSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";

const PLAIN_NAME = /^[\p{L}\p{N} ]+$/u;

/** The configured sender, else the brand's at its mail domain. Throws when unreadable. */
export async function senderOfMails(): Promise<string> {
  return env().mailFrom ?? senderBy(await getStoredSettings(DEFAULT_LOCALE));
}

export async function shownSender(): Promise<string> {
  return env().mailFrom ?? senderBy(await getSettings(DEFAULT_LOCALE));
}

function senderBy({ brand, contact }: Settings): string {
  const domain = contact.email.split("@")[1] ?? new URL(env().publicUrl ?? "http://localhost").hostname;
  const name = PLAIN_NAME.test(brand.name) ? brand.name : JSON.stringify(brand.name);
  return `${name} <nao-responda@${domain}>`;
}
