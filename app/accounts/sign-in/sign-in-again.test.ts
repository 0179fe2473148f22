import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, cookieOf, requestWith, SIMULATOR } from "../../../tests/support/accounts.ts";
import { attempts, sessions, users } from "../accounts.table.ts";
import { authorise } from "../guard.server.ts";
import { handleSignInAgain } from "./sign-in-again.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db().delete(users);
  await db().delete(attempts);
  await addAccount(ADMIN);
  await addAccount(SIMULATOR);
});

function ask(values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return handleSignInAgain(requestWith("", { path: "/admin-login/de-novo" }), fields);
}

test("the right password brings a session that the administration lets in", async () => {
  const { answer: response, headers } = await ask({ step: "password", ...ADMIN });
  expect(response).toEqual({ state: "signed-in" });
  expect(await authorise(requestWith(cookieOf(headers)), ["admin"])).toMatchObject({ email: ADMIN.email });
});

test.each([
  [
    "a wrong password",
    { ...ADMIN, password: "outra-senha-qualquer" },
    "Credenciais inválidas ou usuário não autorizado",
  ],
  ["no password", { ...ADMIN, password: "" }, "A senha é obrigatória"],
])("%s is refused in words, without a session", async (_who, account, message) => {
  const { answer: response, headers } = await ask({ step: "password", ...account });
  expect(response).toMatchObject({ state: "refused", message });
  expect(await authorise(requestWith(cookieOf(headers)), ["admin", "simulator"])).toBeNull();
  expect(await db().select().from(sessions)).toEqual([]);
});

test("an editor of the simulator gets a session that the administration does not let in", async () => {
  const { answer: response, headers } = await ask({ step: "password", ...SIMULATOR });
  expect(response).toEqual({ state: "signed-in" });
  const request = requestWith(cookieOf(headers));
  expect(await authorise(request, ["admin"])).toBeNull();
  expect(await authorise(request, ["simulator"])).toMatchObject({ email: SIMULATOR.email });
});

test("a code without the first step, or no step at all, is refused", async () => {
  const late = await ask({ step: "totp", code: "123456" });
  expect(late.answer).toMatchObject({ state: "refused", isOver: true });
  expect((await ask({})).answer).toMatchObject({ state: "refused" });
});
