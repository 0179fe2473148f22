import { createHash, randomBytes } from "node:crypto";

/** UUID version 7 (RFC 9562): sorted by age, which keeps indexes dense, and not guessable. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  return spelled(bytes, 0x70);
}

/** UUID version 8: deterministic. */
export const idFrom = (text: string): string =>
  spelled(createHash("sha256").update(text).digest().subarray(0, 16), 0x80);

function spelled(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | version, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is valid for a uuid column. */
export const isId = (text: string): boolean => UUID.test(text);

/** 128 random bits in lower-case letters and digits, for case-insensitive file systems. */
export function randomName(): string {
  return randomBytes(16).toString("hex");
}
