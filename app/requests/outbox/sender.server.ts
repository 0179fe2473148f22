import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings, getStoredSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { storedSender } from "./stored-mail-server.server.ts";

const PLAIN_NAME = /^[\p{L}\p{N} ]+$/u;

/** The configured sender, else the brand's at its mail domain. Throws when unreadable. */
export async function senderOfMails(): Promise<string> {
  return env().mailFrom ?? senderBy(await getStoredSettings(DEFAULT_LOCALE), await storedSender());
}

export async function shownSender(): Promise<string> {
  const own = await storedSender().catch(() => null);
  return env().mailFrom ?? senderBy(await getSettings(DEFAULT_LOCALE), own);
}

function senderBy({ brand, contact }: Settings, own: string | null): string {
  const domain = contact.email.split("@")[1] ?? new URL(siteAddress() ?? "http://localhost").hostname;
  const name = PLAIN_NAME.test(brand.name) ? brand.name : JSON.stringify(brand.name);
  return `${name} <${own ?? `nao-responda@${domain}`}>`;
}
