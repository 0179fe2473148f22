import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { eq, gt } from "drizzle-orm";
import { URI } from "otpauth";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { audit } from "#app/platform/audit/audit.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { registerOutboxJobs } from "#app/requests/outbox/outbox-jobs.server.ts";
import { useQuickPasswords } from "#tests/support/quick-passwords.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, cookieOf, requestWith, SIMULATOR } from "../../../tests/support/accounts.ts";
import { accountCommands } from "../account/account-commands.server.ts";
import {
  activateSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from "../account/second-factor.server.ts";
import {
  type AccountForm,
  PASSKEY_CHALLENGES_PER_ADDRESS,
  REFUSALS_LOGGED_PER_ADDRESS,
} from "../accounts.rules.ts";
import { attempts, secondFactors, users } from "../accounts.table.ts";
import { authorise, type Editor } from "../guard.server.ts";
import { finishPasskeySignIn } from "./passkey-sign-in.server.ts";
import { confirmSecondFactor, signIn } from "./sign-in.server.ts";

useTestDatabase();
useQuickPasswords();
beforeAll(() => registerOutboxJobs());
beforeEach(async () => {
  await db().delete(users);
  await db().delete(attempts);
  await addAccount(ADMIN);
});

const admitted = ["admin"] as const;
const both = ["admin", "simulator"] as const;

async function enrol(account = ADMIN) {
  const cookie = cookieOf((await signIn(requestWith(), account, both)).headers);
  const started = await startSecondFactor(requestWith(cookie), account.password);
  const enrolment = started.outcome.value;
  if (!enrolment) throw new Error("not started");
  const totp = URI.parse(enrolment.uri);
  const code = () => (totp as import("otpauth").TOTP).generate();
  const activated = await activateSecondFactor(requestWith(cookie), code());
  return { ...enrolment, code, activated, cookie: cookieOf(activated.headers, cookie) };
}

const firstStep = async (account = ADMIN) => {
  const step = await signIn(requestWith(), account, admitted);
  return { ...step, cookie: cookieOf(step.headers) };
};

test("turned on with a first code, it stands between password and session", async () => {
  const { code, activated, key, recoveryCodes, cookie } = await enrol();
  expect(activated.outcome.toast?.title).toBe("Verificação em duas etapas ativada");
  // 256 bits, and 24 signs of five bits each.
  expect(key).toMatch(/^[A-Z2-7]{52}$/);
  for (const each of recoveryCodes) expect(each).toMatch(/^[a-z2-9]{6}(?:-[a-z2-9]{6}){3}$/);
  expect(await hasSecondFactor((await authorise(requestWith(cookie), admitted)) as Editor)).toBe(true);

  const first = await firstStep();
  expect(first.outcome).toEqual({ ok: true, value: "second-factor" });
  expect(await authorise(requestWith(first.cookie), admitted)).toBeNull();

  const wrong = await confirmSecondFactor(
    requestWith(first.cookie),
    { kind: "totp", code: "000000" },
    admitted,
  );
  expect(wrong.outcome.toast).toMatchObject({ title: "Erro de autenticação", text: "Código incorreto" });
  const right = await confirmSecondFactor(
    requestWith(first.cookie),
    { kind: "totp", code: code() },
    admitted,
  );
  expect(right.outcome).toEqual({ ok: true, value: "signed-in" });
  expect(await authorise(requestWith(cookieOf(right.headers, first.cookie)), admitted)).not.toBeNull();
});

test("neither invented sign-ins nor unknown passkeys fill the audit log", async () => {
  const refused = () => db().$count(audit, eq(audit.action, "sign-in-failed"));
  const before = await refused();
  const invented = requestWith("urdume.two_factor=x");
  const step = await confirmSecondFactor(invented, { kind: "totp", code: "000000" }, admitted);
  expect([step.outcome.ok, await refused()]).toEqual([false, before]);
  const response = { id: "unknown" } as AuthenticationResponseJSON;
  for (let count = 0; count <= PASSKEY_CHALLENGES_PER_ADDRESS; count += 1)
    expect((await finishPasskeySignIn(requestWith(), response, admitted)).outcome.ok).toBe(false);
  expect(await refused(), "of one network and one day").toBe(before + REFUSALS_LOGGED_PER_ADDRESS);
  const rows = await db()
    .select()
    .from(audit)
    .where(eq(audit.action, "sign-in-failed"))
    .orderBy(audit.number);
  expect(rows.map(({ details }) => "others" in details)).toEqual(rows.map((row) => row === rows.at(-1)));
});

test("the audit log has a sign-in once the code was right, not of the password alone", async () => {
  const { code } = await enrol();
  await db().update(users).set({ lastSignInAt: null });
  const before = await db().$count(audit);
  const { cookie } = await firstStep();
  expect(await db().$count(audit)).toBe(before);
  const lastSignIn = async () => (await db().select({ at: users.lastSignInAt }).from(users))[0]?.at;
  expect(await lastSignIn()).toBeNull();
  for (const given of ["000000", code()])
    await confirmSecondFactor(requestWith(cookie), { kind: "totp", code: given }, admitted);
  const rows = await db().select().from(audit).where(gt(audit.number, before)).orderBy(audit.number);
  expect(rows.map(({ action, details }) => [action, details.method])).toEqual([
    ["sign-in-failed", "Senha e código do aplicativo"],
    ["sign-in", "Senha e código do aplicativo"],
  ]);
  expect(await lastSignIn()).not.toBeNull();
});

test("without a first code nothing is asked for at sign-in", async () => {
  const cookie = (await firstStep()).cookie;
  await startSecondFactor(requestWith(cookie), ADMIN.password);
  expect((await firstStep()).outcome.value).toBe("signed-in");
});

test("a code of the authenticator opens once, even while it is shown", async () => {
  const { code } = await enrol();
  const shown = code();
  const enter = async () => {
    const first = await firstStep();
    const request = requestWith(first.cookie);
    return confirmSecondFactor(request, { kind: "totp", code: shown }, admitted);
  };
  expect((await enter()).outcome.ok).toBe(true);
  const before = await db().$count(audit);
  const again = await enter();
  const logged = await db().select().from(audit).where(gt(audit.number, before));
  expect(logged.map(({ action }) => action)).toEqual(["sign-in-failed"]);
  expect(again.outcome.toast?.text).toMatch(/já foi usado/);
  expect(await authorise(requestWith(cookieOf(again.headers)), admitted)).toBeNull();
});

test("a wrong digit keeps the key and the codes; what was never confirmed opens nothing", async () => {
  const cookie = cookieOf((await signIn(requestWith(), ADMIN, admitted)).headers);
  const editor = (await authorise(requestWith(cookie), admitted)) as Editor;
  const send = (form: AccountForm, fields: Record<string, string>) => {
    const formData = new FormData();
    for (const [name, value] of Object.entries(fields)) formData.set(name, value);
    return accountCommands[form]({ request: requestWith(cookie), editor, formData });
  };
  const { enrolment } = await send("start-second-factor", { password: ADMIN.password });
  const setup = enrolment?.encrypted ?? "";
  expect(setup).not.toContain(enrolment?.key);
  for (const code of ["000000", "12"]) {
    const wrong = await send("activate-second-factor", { code, setup });
    expect(wrong.enrolment).toEqual(enrolment);
  }
  expect((await send("activate-second-factor", { code: "000000", setup: "x" })).enrolment).toBeUndefined();
  expect((await firstStep()).outcome.value).toBe("signed-in");
});

test("each recovery code opens once; new ones replace the old", async () => {
  const { recoveryCodes, cookie } = await enrol();
  const enter = async (code: string) => {
    const first = await firstStep();
    return (await confirmSecondFactor(requestWith(first.cookie), { kind: "recovery", code }, admitted))
      .outcome.ok;
  };
  expect(await enter(recoveryCodes[0] ?? "")).toBe(true);
  expect(await enter(recoveryCodes[0] ?? "")).toBe(false);
  const fromPaper = recoveryCodes[2]?.toUpperCase().replaceAll("-", " ") ?? "";
  expect(await enter(fromPaper), "capitals, and spaces instead of hyphens").toBe(true);
  const renewed = await renewRecoveryCodes(requestWith(cookie), ADMIN.password);
  expect(await enter(recoveryCodes[1] ?? "")).toBe(false);
  expect(await enter(renewed.outcome.value?.[0] ?? "")).toBe(true);
});

test("the secret and the codes are not readable in the database", async () => {
  const { key, recoveryCodes } = await enrol();
  const kept = JSON.stringify(await db().select().from(secondFactors));
  expect(kept).not.toContain(key);
  for (const code of recoveryCodes) expect(kept).not.toContain(code);
});

test("five wrong codes end the attempt; the password is asked again", async () => {
  const { code } = await enrol();
  const first = await firstStep();
  const confirm = (given: string) =>
    confirmSecondFactor(requestWith(first.cookie), { kind: "totp", code: given }, admitted);
  for (let attempt = 0; attempt < 5; attempt++) await confirm("000000");
  expect((await confirm(code())).outcome.toast?.text).toMatch(/Muitos códigos incorretos/);
  expect((await confirm(code())).outcome.toast?.text).toMatch(/Entre novamente/);
});

test("a role that the screen is not for is refused after the code too", async () => {
  await addAccount(SIMULATOR);
  const { code } = await enrol(SIMULATOR);
  const first = await firstStep(SIMULATOR);
  const second = await confirmSecondFactor(
    requestWith(first.cookie),
    { kind: "totp", code: code() },
    admitted,
  );
  expect(second.outcome.toast?.title).toBe("Acesso não autorizado");
});

test("turning it off asks for the password", async () => {
  const { cookie } = await enrol();
  const wrong = await stopSecondFactor(requestWith(cookie), "senha-errada-longa");
  expect(wrong.outcome.fieldErrors).toEqual({ password: ["passwordWrong"] });
  expect((await stopSecondFactor(requestWith(cookie), ADMIN.password)).outcome.ok).toBe(true);
  expect((await firstStep()).outcome.value).toBe("signed-in");
});
