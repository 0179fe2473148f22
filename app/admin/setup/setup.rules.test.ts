import { expect, test } from "vitest";
import { contactsForm, nextStep, stepAfter, stepBefore } from "./setup.rules.ts";

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

test("an address has five lines, blank ones apart", () => {
  const { data } = contactsForm.safeParse({
    ...{ whatsapp: "", phone: "", email: "", instagram: "" },
    address: " Rua A, 1\r\n\r\nCasa 2\n3\n4\n5 \n",
  });
  expect(data?.address).toEqual(["Rua A, 1", "Casa 2", "3", "4", "5"]);
});

test.each([
  ["whatsapp", "12"],
  ["whatsapp", "988887766"],
  ["whatsapp", "telefone da loja"],
  ["email", "contato@"],
  ["instagram", "javascript:alert(1)"],
  ["address", "1\n2\n3\n4\n5\n6"],
  ["address", "a".repeat(401)],
])("a contact's %s is not %s", (field, value) => {
  const whole = { whatsapp: "", phone: "", email: "", address: "", instagram: "" };
  expect(contactsForm.safeParse(whole).success).toBe(true);
  const { error } = contactsForm.safeParse({ ...whole, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
