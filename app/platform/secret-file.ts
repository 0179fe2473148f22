import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

export const MIN_SECRET_CHARACTERS = 32;

/** The stored secret is invalid. */
export class SecretFileError extends Error {}

const fileIn = (dataDir: string) => join(dataDir, "auth-secret");

/** Created at the first call. Throws {@link SecretFileError}. */
export function readSecretFile(dataDir: string): string {
  const file = fileIn(dataDir);
  if (!existsSync(file)) writeFileAtomically(file, randomBytes(32).toString("base64url"), "unless there");
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < MIN_SECRET_CHARACTERS)
    throw new SecretFileError(
      `${file} has ${secret.length} characters instead of ${MIN_SECRET_CHARACTERS} or more, so nothing can be signed with it. ` +
        "Put the file of a backup in its place. Without one, remove it and start again: a new secret is made, " +
        "everybody signs in again, and second factors have to be set up again.",
    );
  return secret;
}

export const writeSecretFile = (dataDir: string, secret: string): void =>
  writeFileAtomically(fileIn(dataDir), secret);

/** Atomic and durable: written under a temporary name, synced, renamed. */
export function writeFileAtomically(
  file: string,
  text: string,
  mode: "replace" | "unless there" = "replace",
): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}.new`;
  try {
    inFile(draft, "wx", (descriptor) => writeSync(descriptor, text));
    if (mode === "replace") renameSync(draft, file);
    else linkUnlessThere(draft, file);
    inFile(dirname(file), "r", () => undefined);
  } finally {
    rmSync(draft, { force: true });
  }
}

function inFile(path: string, flags: string, work: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags, 0o600);
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Processes that start together use one secret. */
function linkUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
