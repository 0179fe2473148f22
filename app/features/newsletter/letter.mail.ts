import { type Locale, siteLocale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { LetterWords } from "./letters.table.ts";
import { unsubscribeHeaders } from "./newsletter.mail.ts";
import { newsletterTexts } from "./newsletter.texts.ts";

type LetterParts = { words: LetterWords; link: string; cover: { src: string; alt: string } | null };

/** A language has the letter when it has its subject and its text; else it is the site's own language. */
export function letterLocale({ subject, text }: LetterWords, asked: Locale): Locale {
  return subject[asked] && text[asked] ? asked : siteLocale();
}

export function letterEmail(
  { words, link, cover }: LetterParts,
  { asked, brand, unsubscribeLink }: { asked: Locale; brand: string; unsubscribeLink: string },
): Email {
  const locale = letterLocale(words, asked);
  const { mail } = newsletterTexts(locale);
  const label = words.linkLabel[locale] || mail.open;
  return {
    kind: "letter",
    language: locale,
    subject: words.subject[locale] ?? "",
    lines: paragraphsOf(words.text[locale] ?? ""),
    ...(cover && { cover }),
    ...(link && { action: { label, link } }),
    note: mail.whyLetter(brand),
    noteLink: { label: mail.leave, link: unsubscribeLink },
    headers: unsubscribeHeaders(unsubscribeLink),
  };
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
