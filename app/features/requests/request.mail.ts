import type { Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { detailsOf, detailText, type RequestDeclaration } from "./define-request.ts";
import { isOfSeveral, type NewRequest } from "./requests.rules.ts";
import { greetingTexts, requestMailTexts as mail } from "./requests.texts.ts";
import { whatsappLink } from "./whatsapp-link.ts";

type Notification = {
  declared: RequestDeclaration;
  asked: NewRequest;
  locale: Locale;
  brand: string;
  attachments: number;
};

export function requestEmail({ declared, asked, locale, brand, attachments }: Notification): Email {
  const { name, email, whatsapp, phone, subject, carpetName, carpetSize, message } = asked;
  const { label, heading = label } = declared.admin;
  const isMessage = declared.store === "message";
  const details = detailsOf(declared).flatMap((detail) => {
    const value = detailText(asked.details[detail.name], detail.options);
    return value ? [mail.detail(detail.label, value)] : [];
  });
  return {
    kind: isMessage ? "contact" : "lead",
    subject: mail.subject(heading, subject ?? name),
    lines: [
      ...(subject ? [mail.from(name, email)] : []),
      ...(whatsapp ? [mail.whatsapp(whatsapp)] : []),
      ...(phone ? [mail.phone(phone)] : []),
      ...(email && !subject ? [mail.email(email)] : []),
      ...(carpetName ? [isOfSeveral(asked) ? mail.carpets(carpetName) : mail.carpet(carpetName)] : []),
      ...(carpetSize ? [mail.size(carpetSize)] : []),
      ...details,
      ...(message ? message.split(/\n+/) : []),
      ...(attachments > 0 ? [mail.attachments(attachments)] : []),
      mail.language(locale),
    ],
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
