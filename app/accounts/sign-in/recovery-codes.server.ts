import { createHash, randomInt } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { env } from "#app/platform/env.server.ts";

const CODES = 10;
const GROUPS = 4;
const GROUP_CHARACTERS = 6;
/** No characters that look alike; 32 of them, so 120 bits a code. */
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
const HASHED = "sha256:";

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => SIGNS[randomInt(SIGNS.length)]).join(""),
  ).join("-");

/** With so many bits no slow hash is needed. */
export const recoveryCodeHash = (code: string): string =>
  HASHED + createHash("sha256").update(asPrinted(code)).digest("base64url");

/** Codes are typed from paper: with capitals, spaces, or without hyphens. Those from before 0.9 are shorter, and tell capitals. */
function asPrinted(code: string): string {
  const signs = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (signs.length !== GROUPS * GROUP_CHARACTERS) return code.replace(/\s/g, "");
  return signs.replace(new RegExp(`.{${GROUP_CHARACTERS}}(?!$)`, "g"), "$&-");
}

/** Stores hashes. Codes from before 0.9 were encrypted, and are still accepted. */
export const recoveryCodeStore = {
  encrypt: async (json: string): Promise<string> => JSON.stringify(hashed(JSON.parse(json))),
  async decrypt(stored: string): Promise<string> {
    if (stored.startsWith("[")) return stored;
    const json = await symmetricDecrypt({ key: env().authSecret, data: stored });
    return JSON.stringify(hashed(JSON.parse(json)));
  },
};

const hashed = (codes: string[]) =>
  codes.map((code) => (code.startsWith(HASHED) ? code : recoveryCodeHash(code)));
