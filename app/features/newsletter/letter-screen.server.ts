import type { Editor } from "#app/accounts/guard.server.ts";
import { addressAt } from "#app/accounts/one-time-link.server.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { LANGUAGES, LOCALES, type Locale, pathFor, siteLocale } from "#app/i18n/locales.ts";
import { wordsOf } from "#app/i18n/translated-words.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { composeMail } from "#app/platform/mail/email.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { countBatch, listFailedOfBatch } from "#app/requests/outbox/batches.server.ts";
import { getLetterLimit } from "#app/requests/outbox/letter-limit.server.ts";
import { failureOf } from "#app/requests/outbox/outbox.rules.ts";
import { LETTER_WORDS } from "./letter-form.ts";
import { countRecipients, emailOf } from "./letter-sending.server.ts";
import { getLetter } from "./letters.server.ts";
import type { Letter } from "./letters.table.ts";
import { UNSUBSCRIBE_PATH } from "./newsletter.rules.ts";

const FAILED_SHOWN = 20;

export type LetterView = NonNullable<Awaited<ReturnType<typeof viewLetter>>>;

export async function viewLetter(editor: Editor, id: string, asked: string | null) {
  const letter = await getLetter(editor, id);
  if (!letter) return null;
  const languages = LOCALES.filter((locale) => isWritten(letter, locale));
  const shown = languages.find((locale) => locale === asked) ?? languages[0] ?? siteLocale();
  const { title, version, pictureUrl, link, status, startedAt } = letter;
  return {
    ...{ id, title, version, pictureUrl, link, status, shown },
    started: startedAt && formatExact(startedAt),
    words: wordsOf(letter.words, LETTER_WORDS),
    languages: languages.map((locale) => ({ locale, name: LANGUAGES[locale].adminName })),
    preview: await previewOf(letter, shown),
    recipients: [...(await countRecipients(letter))].map(([locale, people]) => ({
      ...{ language: LANGUAGES[locale].adminName, people },
    })),
    canSend: canSendMail(),
    perHour: await getLetterLimit(),
    hasAddress: siteAddress() !== undefined,
    delivery: status === "draft" ? null : await deliveryOf(id),
  };
}

const isWritten = ({ words: { subject, text } }: Letter, locale: Locale) =>
  Boolean(subject[locale] && text[locale]);

/** Its pictures are asked at the origin that the editor is at. */
async function previewOf(letter: Letter, locale: Locale) {
  const { subject, html = "" } = composeMail(
    "",
    await emailOf(letter, locale, pathFor(locale, UNSUBSCRIBE_PATH)),
  );
  return { subject, html: html.replaceAll(`src="${addressAt("/")}`, 'src="/') };
}

async function deliveryOf(id: string) {
  const [counts, failed] = await Promise.all([countBatch(id), listFailedOfBatch(id, FAILED_SHOWN)]);
  return {
    counts,
    failed: failed.map(({ id: mail, recipient, lastError }) => ({
      ...{ id: mail, recipient, reason: failureOf(lastError ?? "") },
    })),
  };
}
