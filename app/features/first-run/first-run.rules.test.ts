import { expect, test } from "vitest";
import { contactsForm, dialled, nextStep, stepAfter, stepBefore } from "./first-run.rules.ts";

test.each([
  ["(81) 99999-0000", "5581999990000"],
  ["081 3333-0000", "558133330000"],
  ["+351 912 345 678", "351912345678"],
  ["55 81 99999-0000", "5581999990000"],
  ["", ""],
])("the number %s is dialled %s", (typed, digits) => {
  expect(dialled(typed)).toBe(digits);
});

test("whoever comes back goes on at the first step that was not done", () => {
  expect(nextStep([])).toBe("nome");
  expect(nextStep(["nome", "letra"])).toBe("cores");
  expect(nextStep(["nome", "cores", "letra", "contatos", "linguas", "conteudo"])).toBe("pronto");
});

test("the steps lead back and forth, and end", () => {
  expect(stepBefore("nome")).toBe(null);
  expect(stepBefore("cores")).toBe("nome");
  expect(stepAfter("conteudo")).toBe("pronto");
  expect(stepAfter("pronto")).toBe("pronto");
});

test.each([
  ["whatsapp", "12"],
  ["whatsapp", "telefone da loja"],
  ["email", "contato@"],
  ["instagram", "javascript:alert(1)"],
])("a contact's %s is not %s", (field, value) => {
  const whole = { whatsapp: "", phone: "", email: "", address: "", instagram: "" };
  expect(contactsForm.safeParse(whole).success).toBe(true);
  const { error } = contactsForm.safeParse({ ...whole, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
