import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { NewLead } from "./leads.rules.ts";
import { leadTexts } from "./leads.texts.ts";
import { whatsappLink } from "./whatsapp-link.ts";

type LeadEmail = { lead: NewLead; locale: Locale; brand: string; attachments: number };

/** Tells the company that somebody asks for a rug; one touch answers where the person wants to be answered. */
export function leadEmail({ lead, locale, brand, attachments }: LeadEmail): Email {
  const { mail, origins } = leadTexts(DEFAULT_LOCALE);
  const { whatsapp, email, carpetName, carpetSize, message } = lead;
  const greeting = leadTexts(locale).greeting(lead.name, brand);
  return {
    kind: "lead",
    subject: mail.subject(origins[lead.origin], lead.name),
    lines: [
      ...(whatsapp ? [mail.whatsapp(whatsapp)] : []),
      ...(email ? [mail.email(email)] : []),
      ...(carpetName ? [mail.carpet(carpetName)] : []),
      ...(carpetSize ? [mail.size(carpetSize)] : []),
      ...(lead.emailLines ?? []),
      ...(message ? message.split(/\n+/) : []),
      ...(attachments > 0 ? [mail.attachments(attachments)] : []),
      mail.language(locale),
    ],
    ...(whatsapp && { action: { label: mail.answer, link: whatsappLink(whatsapp, greeting) } }),
    note: mail.note,
    ...(email && { replyTo: email }),
  };
}
