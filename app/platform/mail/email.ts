import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { escapeMarkup } from "../markup.rules.ts";
import { emailTexts } from "./email.texts.ts";
import { type MailTheme, mailTheme } from "./mail-theme.ts";
import { preheader } from "./preheader.ts";

/** `kind` names the occasion in the outbox. */
export type Email = {
  kind: string;
  subject: string;
  heading?: string;
  lines: string[];
  linesTitle?: string;
  quote?: { label: string; text: string };
  language?: Locale;
  facts?: { term: string; value: string }[];
  picture?: string;
  /** As wide as the mail, above its text. */
  cover?: { src: string; alt: string };
  action?: Link;
  links?: Link[];
  note?: string;
  noteLink?: Link;
  replyTo?: string;
  headers?: Record<string, string>;
  about?: Subject;
  secrets?: MailSecrets;
};

/** Secrets in a mail, such as a link's token, and their expiry. */
export type MailSecrets = { values: string[]; until: Date };

type Link = { label: string; link: string };

/** The row that a mail is about: erased together. */
export type Subject = { entity: string; id: string };

export type Mail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
  about?: Subject;
  secrets?: MailSecrets;
};

/** Plain text and HTML, in the present theme. */
export function composeMail(to: string, email: Email): Mail {
  const { kind, subject, replyTo, headers, about, secrets } = email;
  return {
    kind,
    to,
    subject,
    text: plainText(email, mailTheme().name),
    html: html(email, mailTheme()),
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(about && { about }),
    ...(secrets && { secrets }),
  };
}

function plainText(email: Email, brand: string): string {
  const { facts = [], quote, lines, linesTitle, action, links = [], note, noteLink } = email;
  const parts: string[] = brand ? [brand] : [];
  if (facts.length > 0) parts.push(facts.map(({ term, value }) => `${term}: ${value}`).join("\n"));
  if (quote) parts.push(`${quote.label}:\n${quote.text.replace(/^/gm, "> ")}`);
  parts.push(...(linesTitle ? [linesTitle] : []), ...lines);
  for (const { label, link } of [...(action ? [action] : []), ...links]) parts.push(`${label}:\n${link}`);
  if (note) parts.push(note);
  if (noteLink) parts.push(`${noteLink.label}:\n${noteLink.link}`);
  return `${parts.join("\n\n")}\n`;
}

const stylesOf = ({ paper, ink, quiet, thread, voice }: MailTheme) => ({
  body: `margin:0;padding:32px 20px;background:${paper};color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif`,
  sheet: `max-width:${SHEET_PX}px;margin:0 auto`,
  brand: `margin:0 0 12px;font:400 20px/1.2 ${voice}`,
  thread: `height:28px;border-left:1px solid ${thread};font-size:0;line-height:0`,
  title: `margin:24px 0;font:300 28px/1.15 ${voice}`,
  term: `padding:2px 16px 2px 0;color:${quiet};vertical-align:top`,
  value: "padding:2px 0;vertical-align:top;overflow-wrap:anywhere",
  picture: "display:inline-block;margin:0 20px 16px 0;vertical-align:top",
  // Below the picture where a phone has no room for both.
  beside: "display:inline-block;max-width:350px;vertical-align:top",
  label: `margin:24px 0 8px;color:${quiet}`,
  quote: `margin:0;padding:2px 0 2px 16px;border-left:1px solid ${thread};white-space:pre-line;overflow-wrap:anywhere`,
  subtitle: `margin:32px 0 8px;font:400 20px/1.2 ${voice}`,
  action: `display:inline-block;padding:14px 20px;background:${ink};color:${paper};text-decoration:none`,
  link: `color:${ink}`,
  small: `margin:8px 0 0;font-size:14px;color:${quiet}`,
  note: `margin:32px 0 0;padding-top:16px;border-top:1px solid ${thread};font-size:14px;color:${quiet}`,
});

const THREADS = 9;
const MARK_PX = 40;
const PICTURE_PX = 128;
const SHEET_PX = 520;

function html(email: Email, current: MailTheme): string {
  const { subject, heading = subject, lines, linesTitle, facts = [], quote, picture, cover } = email;
  const { action, links = [], note, noteLink, language } = email;
  const styles = stylesOf(current);
  const anchor = ({ label, link }: Link, style = styles.link) =>
    `<a href="${escapeMarkup(link)}" style="${style}">${escapeMarkup(label)}</a>`;
  const mark = current.mark
    ? `<img src="${escapeMarkup(current.mark)}" alt="" width="${MARK_PX}" height="${MARK_PX}" style="vertical-align:middle;margin-right:12px">`
    : "";
  const brand = current.name ? `<p style="${styles.brand}">${mark}${escapeMarkup(current.name)}</p>` : "";
  const threads = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${`<td style="${styles.thread}">&nbsp;</td>`.repeat(THREADS)}</tr></table>`;
  const paragraphs = lines
    .map((line) => `<p style="white-space:pre-line">${escapeMarkup(line)}</p>`)
    .join("");
  const above = cover
    ? `<p><img src="${escapeMarkup(cover.src)}" alt="${escapeMarkup(cover.alt)}" width="${SHEET_PX}" style="display:block;width:100%;max-width:${SHEET_PX}px;height:auto"></p>`
    : "";
  const rows = facts
    .map(
      ({ term, value }) =>
        `<tr><td style="${styles.term}">${escapeMarkup(term)}</td><td style="${styles.value}">${escapeMarkup(value)}</td></tr>`,
    )
    .join("");
  const table = rows && `<table role="presentation" cellpadding="0" cellspacing="0">${rows}</table>`;
  const shown = picture
    ? `<div style="${styles.picture}"><img src="${escapeMarkup(picture)}" alt="" width="${PICTURE_PX}" style="display:block;height:auto"></div>` +
      `<div style="${styles.beside}">${table}</div>`
    : table;
  const button = action
    ? `<p>${anchor(action, styles.action)}</p>` +
      `<p style="${styles.small}">${anchor({ label: emailTexts(language ?? DEFAULT_LOCALE).fallback, link: action.link })}</p>`
    : "";
  const ways = links.map((link) => `<p>${anchor(link)}</p>`).join("");
  const small = note
    ? `<p style="${styles.note}">${escapeMarkup(note)}${noteLink ? ` ${anchor(noteLink)}` : ""}</p>`
    : "";
  const quotation = quote
    ? `<p style="${styles.label}">${escapeMarkup(quote.label)}</p><p style="${styles.quote}">${escapeMarkup(quote.text)}</p>`
    : "";
  const lead = linesTitle ? `<h2 style="${styles.subtitle}">${escapeMarkup(linesTitle)}</h2>` : "";
  const title = escapeMarkup(subject);
  return (
    `<!doctype html><html lang="${language ?? DEFAULT_LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>` +
    `<body style="${styles.body}">${preheader(email)}<div style="${styles.sheet}">${brand}${threads}<h1 style="${styles.title}">${escapeMarkup(heading)}</h1>` +
    `${above}${shown}${quotation}${lead}${paragraphs}${button}${ways}${small}</div></body></html>`
  );
}
