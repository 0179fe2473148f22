import { LANGUAGES, type Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { detailsOf, detailText, type RequestDeclaration } from "./define-request.ts";
import { isOfSeveral, type NewRequest, type NOTIFICATION_KINDS } from "./requests.rules.ts";
import { greetingTexts, requestMailTexts as mail } from "./requests.texts.ts";
import { whatsappLink } from "./whatsapp-link.ts";

type Notification = {
  declared: RequestDeclaration;
  asked: NewRequest;
  locale: Locale;
  brand: string;
  attachments: number;
};

type Notice = Email & { kind: (typeof NOTIFICATION_KINDS)[number] };

export function requestEmail({ declared, asked, locale, brand, attachments }: Notification): Notice {
  const { name, email, whatsapp, phone, subject, carpetName, carpetSize, message } = asked;
  const { label, heading = label } = declared.admin;
  const isMessage = declared.store === "message";
  const facts: [term: string, value: string | undefined][] = [
    [mail.from, subject && `${name} <${email}>`],
    [mail.whatsapp, whatsapp],
    [mail.phone, phone],
    [mail.email, subject ? undefined : email],
    [isOfSeveral(asked) ? mail.carpets : mail.carpet, carpetName],
    [mail.size, carpetSize],
    ...detailsOf(declared).map(({ name, label, options }): [string, string] => [
      label,
      detailText(asked.details[name], options),
    ]),
    [mail.attachments, attachments > 0 ? `${attachments}` : undefined],
    [mail.language, LANGUAGES[locale].adminName],
  ];
  return {
    kind: isMessage ? "contact" : "lead",
    subject: mail.subject(heading, subject ?? name),
    facts: facts.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
    lines: [],
    ...(message && { quote: { label: mail.message, text: message } }),
    ...(whatsapp && {
      action: {
        label: mail.answer,
        link: whatsappLink(whatsapp, greetingTexts(locale).greeting(name, brand)),
      },
    }),
    note: isMessage ? mail.messageNote : mail.note,
    ...(email && { replyTo: email }),
  };
}
