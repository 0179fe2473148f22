import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = new Map(
  globSync(["server.ts", "app/**/*.{ts,tsx}"])
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8")]),
);
const filesWith = (pattern: RegExp) =>
  [...sources].filter(([, source]) => pattern.test(source)).map(([file]) => file);

test("hashes are SHA-256, and what is encrypted is authenticated", () => {
  const all = [...sources.values()].join("\n");
  const calls = [...all.matchAll(/\bcreate(?:Hash|Hmac)\(([^,)]*)/g)].map(([, algorithm]) => algorithm);
  expect(calls.length).toBeGreaterThan(20);
  expect(new Set(calls)).toEqual(new Set(['"sha256"']));
  const sealing = "app/platform/encryption.server.ts";
  expect(filesWith(/\bcreate(?:C|Dec)ipher/)).toEqual([sealing]);
  expect(sources.get(sealing)).toContain('const CIPHER = "aes-256-gcm";');
});

test("nothing secret is made by Math.random: only the studio's rugs are named by it", () => {
  expect(filesWith(/\bMath\.random\b/)).toEqual(["app/simulator/studio/place-rug.ts"]);
});

test("the certificates of others are always verified", () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
