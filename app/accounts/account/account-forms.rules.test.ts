import { expect, test } from "vitest";
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from "../accounts.rules.ts";
import * as forms from "./account-forms.rules.ts";

test.each([
  [MIN_PASSWORD_CHARACTERS - 1, false],
  [MIN_PASSWORD_CHARACTERS, true],
  [64, true],
  [MAX_PASSWORD_CHARACTERS, true],
  [MAX_PASSWORD_CHARACTERS + 1, false],
])("whether a password may have %i characters: %s", (length, isTaken) => {
  const newPassword = "é".repeat(length);
  const form = { name: "Ana", newPassword, confirmation: newPassword };
  expect(forms.acceptForm.safeParse(form).success).toBe(isTaken);
});

test("no form of an account has a hint or a secret question", () => {
  const names = Object.values(forms).flatMap((form) => ("shape" in form ? Object.keys(form.shape) : []));
  expect([...new Set(names)].sort()).toEqual([
    ...["code", "confirmation", "email", "id", "name"],
    ...["newPassword", "password", "role", "session", "token"],
  ]);
});
