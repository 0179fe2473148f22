import type { Locale } from "#app/i18n/locales.ts";
import { withoutFullStop } from "../inbox.rules.ts";
import { MESSAGE_ORIGIN, requestOfOrigin } from "../requests.ts";
import { replyTexts } from "./prepared-reply.texts.ts";

type Asked = { origin: string; name: string; subject: string; size: string; locale: Locale };

/** One paragraph for WhatsApp, a letter for mail. */
export type PreparedReply = { whatsapp: string; mailSubject: string; mailBody: string };

export function prepareReply({ origin, name, size, locale, ...asked }: Asked, brand: string): PreparedReply {
  const subject = withoutFullStop(asked.subject);
  const texts = replyTexts(locale);
  const greeting = texts.greeting(firstName(name), brand);
  const about = origin === MESSAGE_ORIGIN || !subject ? subject || size : texts.piece({ rug: subject, size });
  const reply = requestOfOrigin(origin)?.texts(locale).reply ?? texts.sheet;
  const words = reply(about);
  return {
    whatsapp: `${greeting} ${words}`,
    mailSubject: origin === MESSAGE_ORIGIN && subject ? texts.reply(subject) : texts.subject(brand),
    mailBody: `${greeting}\n\n${words}\n\n${texts.signature(brand)}`,
  };
}

export function mailLink(address: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
