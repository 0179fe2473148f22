import { now } from "#app/platform/clock.ts";
import { decryptText, encryptText } from "#app/platform/encryption.server.ts";
import type { MailSecrets } from "#app/platform/mail/email.ts";

type Words = { text: string; html?: string | null; headers?: Record<string, string> };
type Stored = Words & { secretsUntil: Date | null };

const PURPOSE = "secrets of mails";
/** A character for private use, on both sides of what is encrypted. It is taken out of the words themselves. */
const MARK = "\u{e5ea}";
const SEALED = new RegExp(`${MARK}([\\w-]+)${MARK}`, "g");
/** Mails that an earlier version queued. Shorter words were typed: a nonce and a tag alone are 38 characters. */
const FORMERLY_SEALED = /sealed\.([\w-]{39,})/g;
export const ERASED = "••••••";

/** So that the stored mail gives no access. */
export const encryptSecrets = <W extends Words>(words: W, { values, until }: MailSecrets) => ({
  ...inEachPart(words, (part) =>
    values.reduce(
      (text, value) => text.replaceAll(value, () => MARK + encryptText(value, PURPOSE) + MARK),
      part.replaceAll(MARK, ""),
    ),
  ),
  secretsUntil: until,
});

/** Null when its link expired or another secret was used. */
export function decryptSecrets<S extends Stored>(mail: S): S | null {
  if (!mail.secretsUntil) return mail;
  if (mail.secretsUntil <= now()) return null;
  try {
    return inEachPart(mail, (part) => part.replace(sealOf(mail), (_seal, box) => decryptText(box, PURPOSE)));
  } catch {
    return null;
  }
}

export const eraseSecrets = <S extends Stored>(mail: S): S =>
  mail.secretsUntil ? inEachPart(mail, (part) => part.replace(sealOf(mail), ERASED)) : mail;

const sealOf = ({ text, html, headers }: Words): RegExp =>
  [text, html, ...Object.values(headers ?? {})].some((part) => part?.includes(MARK))
    ? SEALED
    : FORMERLY_SEALED;

function inEachPart<W extends Words>(words: W, change: (part: string) => string): W {
  const headers = Object.entries(words.headers ?? {}).map(([name, value]) => [name, change(value)]);
  return {
    ...words,
    text: change(words.text),
    ...(words.html && { html: change(words.html) }),
    ...(words.headers && { headers: Object.fromEntries(headers) }),
  };
}
