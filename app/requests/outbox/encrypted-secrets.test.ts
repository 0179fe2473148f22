import { expect, test } from "vitest";
import { encryptText } from "#app/platform/encryption.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { decryptSecrets, ERASED, encryptSecrets, eraseSecrets } from "./encrypted-secrets.server.ts";

useTestDatabase();

const TOKEN = "segredo-do-link-0123456789";
const until = new Date(Date.now() + 60_000);
const box = () => encryptText(TOKEN, "secrets of mails");

test("what a former version queued is still read", () => {
  const mail = { text: `a=sealed.${box()} e sealed.Open it`, secretsUntil: until };
  expect(decryptSecrets(mail)?.text).toBe(`a=${TOKEN} e sealed.Open it`);
  expect(eraseSecrets(mail).text).toBe(`a=${ERASED} e sealed.Open it`);
});

test("a former one whose secret is not ours any more is not sent", () => {
  const mail = { text: `a=sealed.${box().slice(0, -4)}AAAA`, secretsUntil: until };
  expect(decryptSecrets(mail)).toBeNull();
});

test("words that resemble the former mark stay, and a typed mark is taken out", () => {
  const text = `sealed.${"a".repeat(60)} \u{e5ea}abc\u{e5ea} ${TOKEN}`;
  const stored = encryptSecrets({ text }, { values: [TOKEN], until });
  expect(stored.text).not.toContain(TOKEN);
  expect(decryptSecrets(stored)?.text).toBe(`sealed.${"a".repeat(60)} abc ${TOKEN}`);
  expect(eraseSecrets(stored).text).toBe(`sealed.${"a".repeat(60)} abc ${ERASED}`);
});
