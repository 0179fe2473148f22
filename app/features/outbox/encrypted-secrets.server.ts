import { now } from "#app/platform/clock.ts";
import { decryptText, encryptText } from "#app/platform/encryption.server.ts";
import type { MailSecrets } from "#app/platform/mail/email.ts";

type Words = { text: string; html?: string | null; headers?: Record<string, string> };
type Stored = Words & { secretsUntil: Date | null };

const PURPOSE = "secrets of mails";
const SEALED = /sealed\.([\w-]+)/g;
export const ERASED = "••••••";

/** So that the stored mail gives no access. */
export const encryptSecrets = <W extends Words>(words: W, { values, until }: MailSecrets) => ({
  ...inEachPart(words, (part) =>
    values.reduce(
      (text, value) => text.replaceAll(value, () => `sealed.${encryptText(value, PURPOSE)}`),
      part,
    ),
  ),
  secretsUntil: until,
});

/** Null when its link expired or another secret was used. */
export function decryptSecrets<S extends Stored>(mail: S): S | null {
  if (!mail.secretsUntil) return mail;
  if (mail.secretsUntil <= now()) return null;
  try {
    return inEachPart(mail, (part) => part.replace(SEALED, (_seal, box) => decryptText(box, PURPOSE)));
  } catch {
    return null;
  }
}

export const eraseSecrets = <S extends Stored>(mail: S): S =>
  mail.secretsUntil ? inEachPart(mail, (part) => part.replace(SEALED, ERASED)) : mail;

function inEachPart<W extends Words>(words: W, change: (part: string) => string): W {
  const headers = Object.entries(words.headers ?? {}).map(([name, value]) => [name, change(value)]);
  return {
    ...words,
    text: change(words.text),
    ...(words.html && { html: change(words.html) }),
    ...(words.headers && { headers: Object.fromEntries(headers) }),
  };
}
