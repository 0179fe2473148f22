import { expect, test } from "vitest";
import { isWeakPassword } from "./weak-passwords.server.ts";

test.each([
  "123456789012",
  "aaaaaaaaaaaaaa",
  "qwertyuiop123",
  "password1234",
  "Password-2024!",
  "iloveyou2023",
  "dragonmaster",
  "monkey monkey monkey",
  "1qaz2wsx3edc",
  "qwerty123456",
  "senhasenha123",
  "admin-urdume-2026",
  "Tapetes_2026!!",
  "Flamengo@1981",
])("%s is among the first that are guessed", (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

test("words of the own e-mail make no password", () => {
  expect(isWeakPassword("zulmiravask-2026", ["zulmiravask@urdume.test"])).toBe(true);
  expect(isWeakPassword("zulmiravask-2026", ["outra@urdume.test"])).toBe(false);
});

test.each([
  "tear-lanca-trama-42",
  "outra-senha-comprida",
  "correct horse battery staple",
  "uma-frase-da-ana",
  "ßüñçã-ñandú-œuvre",
])("%s is taken, whatever it is made of", (password) => {
  expect(isWeakPassword(password)).toBe(false);
});
