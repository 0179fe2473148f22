import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSecretFile, SecretFileError, writeSecretFile } from "./secret-file.ts";

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeSync = (descriptor: number, text: string) => {
    if (disk.isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return fs.writeSync(descriptor, text);
  };
  return { ...fs, writeSync };
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "urdume-secret-"));
  disk.isFull = false;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("it is made once, for its owner alone", () => {
  const secret = readSecretFile(dataDir);
  expect(secret).toHaveLength(43);
  expect(readSecretFile(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("a full disk leaves no part of one, and the next start makes a whole one", () => {
  disk.isFull = true;
  expect(() => readSecretFile(dataDir)).toThrow(/no space left/);
  expect(readdirSync(dataDir)).toEqual([]);
  disk.isFull = false;
  const secret = readSecretFile(dataDir);
  disk.isFull = true;
  expect(() => writeSecretFile(dataDir, "x".repeat(40))).toThrow(/no space left/);
  expect(readSecretFile(dataDir)).toBe(secret);
});

test.each(["", "x", "x".repeat(31)])("one of too few characters (%s) is refused and left alone", (short) => {
  writeFileSync(join(dataDir, "auth-secret"), short);
  expect(() => readSecretFile(dataDir)).toThrow(SecretFileError);
  expect(existsSync(join(dataDir, "auth-secret"))).toBe(true);
});
