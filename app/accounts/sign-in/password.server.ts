import { hashPassword, verifyPassword } from "better-auth/crypto";

/** scrypt with the library's parameters, on the thread pool. The only place that hashes passwords. */
export const password = {
  hash: (plain: string): Promise<string> => hashPassword(plain),
  verify: (pair: { hash: string; password: string }): Promise<boolean> => verifyPassword(pair),
};
