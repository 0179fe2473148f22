import { expect, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import { requestWith } from "../../tests/support/accounts.ts";
import {
  closePreparation,
  createFirstAdministrator,
  ensureFirstAdministrator,
  mayPrepare,
  offerPreparation,
  preparationFor,
} from "./sign-in/first-administrator.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

useEmptyDatabase();

test("without tables the printed token allows to make them; after that accounts decide", async () => {
  expect(mayPrepare("")).toBe(false);
  const { setupToken = "" } = await offerPreparation();
  expect(mayPrepare(setupToken)).toBe(true);
  expect(mayPrepare(`${setupToken.slice(0, -1)}_`)).toBe(false);
  expect(mayPrepare("x")).toBe(false);
  expect(mayPrepare("é".repeat(setupToken.length))).toBe(false);

  const stranger = { email: "ninguem@urdume.test", password: "tear-lanca-trama-42" };
  const { outcome } = await signIn(requestWith(), stranger, ["admin"]);
  expect(outcome.toast).toMatchObject({
    title: "Erro de inicialização",
    text: expect.stringMatching(/preparar/),
  });
  expect(preparationFor(stranger)).toBeUndefined();
  Object.assign(env(), { adminEmail: stranger.email, adminPassword: stranger.password });
  expect(preparationFor({ ...stranger, email: "Ninguem@urdume.test" })).toBe(
    `/admin-login/preparar?token=${setupToken}`,
  );
  expect(preparationFor({ ...stranger, password: "outra-senha-comprida" })).toBeUndefined();
  Object.assign(env(), { adminEmail: undefined, adminPassword: undefined });

  await migrateDatabase();
  const { setupToken: next = "" } = await ensureFirstAdministrator();
  closePreparation();
  expect(mayPrepare(setupToken)).toBe(false);
  expect(next).not.toBe(setupToken);
  const form = { email: "dona@urdume.test", newPassword: "tear-lanca-trama-42" };
  expect(await createFirstAdministrator(next, form)).toBe(true);
  expect(await offerPreparation()).toEqual({});
});
