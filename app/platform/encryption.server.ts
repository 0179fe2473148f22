import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, derived from `AUTH_SECRET`. Returns base64url. */
export function encryptText(value: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce);
  const box = Buffer.concat([nonce, cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return box.toString("base64url");
}

/** Throws when it was encrypted with another secret, or changed. */
export function decryptText(box: string, purpose: string): string {
  const bytes = Buffer.from(box, "base64url");
  const end = bytes.length - TAG_BYTES;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(end));
  return decipher.update(bytes.subarray(NONCE_BYTES, end), undefined, "utf8") + decipher.final("utf8");
}

/** Null where `decryptText` throws. */
export function decryptedOrNull(box: string, purpose: string): string | null {
  try {
    return decryptText(box, purpose);
  } catch {
    return null;
  }
}

const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", env().authSecret, "", purpose, 32));
