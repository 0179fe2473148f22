import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { password } from "#app/accounts/sign-in/password.server.ts";

const digest = promisify<string, string, number, { N: number }, Buffer>(scrypt);
const SALT_CHARACTERS = 16;

async function quickHash(plain: string, salt = randomBytes(SALT_CHARACTERS / 2).toString("hex")) {
  const key = await digest(plain.normalize("NFKC"), salt, 32, { N: 2 });
  return `${salt}:${key.toString("hex")}`;
}

/** Salted hashes with the fewest rounds: the real ones, which `sign-in.test.ts` uses, take a tenth of a second each. */
export function useQuickPasswords(): void {
  const real = { ...password };
  beforeAll(() => {
    password.hash = (plain) => quickHash(plain);
    password.verify = async (pair) =>
      (await quickHash(pair.password, pair.hash.slice(0, SALT_CHARACTERS))) === pair.hash;
  });
  afterAll(() => {
    Object.assign(password, real);
  });
}
