import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { env } from "#app/platform/env.server.ts";
import type { MailSecrets } from "#app/platform/mail/email.ts";

type Words = { text: string; html?: string | null; headers?: Record<string, string> };
type Stored = Words & { secretsUntil: Date | null };

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /sealed\.([\w-]+)/g;
export const ERASED = "••••••";

/** So that the stored mail gives no access. */
export const encryptSecrets = <W extends Words>(words: W, { values, until }: MailSecrets) => ({
  ...inEachPart(words, (part) =>
    values.reduce((text, value) => text.replaceAll(value, () => encrypt(value)), part),
  ),
  secretsUntil: until,
});

/** Null when its link expired or another secret was used. */
export function decryptSecrets<S extends Stored>(mail: S): S | null {
  if (!mail.secretsUntil) return mail;
  if (mail.secretsUntil <= now()) return null;
  try {
    return inEachPart(mail, (part) => part.replace(SEALED, (_seal, box) => open(box)));
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

function encrypt(value: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const box = Buffer.concat([nonce, cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `sealed.${box.toString("base64url")}`;
}

function open(box: string): string {
  const bytes = Buffer.from(box, "base64url");
  const end = bytes.length - TAG_BYTES;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(end));
  return decipher.update(bytes.subarray(NONCE_BYTES, end), undefined, "utf8") + decipher.final("utf8");
}

const key = () => Buffer.from(hkdfSync("sha256", env().authSecret, "", "secrets of mails", 32));
