import { type Dress, dress } from "./dress.ts";

/** What a mail says, without its dress. `kind` names the occasion, for whoever reads the outbox. */
export type Letter = {
  kind: string;
  subject: string;
  lines: string[];
  action?: { label: string; link: string };
  note?: string;
  /** Whom an answer reaches, when it is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
  about?: Subject;
};

/** The row that a mail speaks of, so that erasing the one erases the other. */
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
};

/** Dresses a letter in plain text and in HTML, as the brand looks at this moment. */
export function composeMail(to: string, letter: Letter): Mail {
  const { kind, subject, replyTo, headers, about } = letter;
  return {
    kind,
    to,
    subject,
    text: plainText(letter),
    html: html(letter, dress()),
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(about && { about }),
  };
}

function plainText({ lines, action, note }: Letter): string {
  const parts = [...lines];
  if (action) parts.push(`${action.label}:\n${action.link}`);
  if (note) parts.push(note);
  return `${parts.join("\n\n")}\n`;
}

/** Mail programs ignore style sheets, so the look is on the elements. */
const stylesOf = ({ paper, ink, quiet, thread, voice }: Dress) => ({
  body: `margin:0;padding:32px 20px;background:${paper};color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif`,
  sheet: "max-width:520px;margin:0 auto",
  brand: `margin:0 0 32px;padding-bottom:12px;border-bottom:1px solid ${thread};font:400 20px/1.2 ${voice}`,
  title: `margin:0 0 24px;font:300 28px/1.15 ${voice}`,
  action: `display:inline-block;padding:14px 20px;background:${ink};color:${paper};text-decoration:none`,
  note: `margin:32px 0 0;padding-top:16px;border-top:1px solid ${thread};font-size:14px;color:${quiet}`,
});

function html({ subject, lines, action, note }: Letter, worn: Dress): string {
  const styles = stylesOf(worn);
  const brand = worn.name ? `<p style="${styles.brand}">${escapeHtml(worn.name)}</p>` : "";
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const button = action
    ? `<p><a href="${escapeHtml(action.link)}" style="${styles.action}">${escapeHtml(action.label)}</a></p>`
    : "";
  const small = note ? `<p style="${styles.note}">${escapeHtml(note)}</p>` : "";
  const title = escapeHtml(subject);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body style="${styles.body}"><div style="${styles.sheet}">${brand}<h1 style="${styles.title}">${title}</h1>` +
    `${paragraphs}${button}${small}</div></body></html>`
  );
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
