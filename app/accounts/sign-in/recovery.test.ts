import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { decryptSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { type OutboxMail, outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { registerOutboxJobs } from "#app/requests/outbox/outbox-jobs.server.ts";
import { useQuickPasswords } from "#tests/support/quick-passwords.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, cookieOf, requestWith, SIMULATOR } from "../../../tests/support/accounts.ts";
import { confirmEmailChange, emailOfLink, requestEmailChange } from "../account/email-change.server.ts";
import { RECOVERIES_PER_ACCOUNT, SIGN_IN_ATTEMPTS_PER_ACCOUNT } from "../accounts.rules.ts";
import { attempts, sessions, users, verifications } from "../accounts.table.ts";
import { changePassword, passwordProblem } from "../credentials.server.ts";
import { authorise, type Editor } from "../guard.server.ts";
import { listSessions, removeSession } from "../sessions.server.ts";
import { isRecoveryOpen, makeLinkFor, requestRecovery, resetPassword } from "./recovery.server.ts";
import { signIn } from "./sign-in.server.ts";

useTestDatabase();
useQuickPasswords();
beforeAll(async () => {
  registerOutboxJobs();
  await startJobs();
});
afterAll(() => stopJobs());
beforeEach(async () => {
  await db().delete(users);
  await db().delete(attempts);
  await db().delete(outboxMails);
  await db().delete(verifications);
  withServer("smtp://127.0.0.1:9");
  await addAccount(ADMIN);
});

const admitted = ["admin"] as const;
const enter = async (account = ADMIN) => cookieOf((await signIn(requestWith(), account, admitted)).headers);
const editorOf = async (cookie: string) => (await authorise(requestWith(cookie), admitted)) as Editor;
const mails = () => db().select().from(outboxMails).orderBy(desc(outboxMails.createdAt));
const withServer = (smtpUrl: string | undefined) => Object.assign(env(), { smtpUrl });
const tokenIn = (mail: OutboxMail | undefined) =>
  new URL(/http\S+/.exec((mail && decryptSecrets(mail)?.text) ?? "")?.[0] ?? "").searchParams.get("token") ??
  "";
const WITHIN = { timeout: 10_000 };
const newPassword = "outra-senha-comprida";

describe("recovery", () => {
  const recover = async () => {
    requestRecovery(requestWith(), ADMIN.email);
    return vi.waitFor(async () => {
      const [mail] = await mails();
      expect(mail?.kind).toBe("recovery");
      return tokenIn(mail);
    }, WITHIN);
  };

  test("a mailed link sets another password, once, and ends every session", async () => {
    const cookie = await enter();
    const token = await recover();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: ADMIN.email,
      status: "queued",
      subject: "Recuperar o acesso ao painel",
    });
    expect(mail?.text).toMatch(/^http:\/\/localhost:\d+\/admin-login\/nova-senha\?token=/m);
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(await isRecoveryOpen(token)).toBe(true);
    expect((await resetPassword({ token, newPassword })).ok).toBe(true);
    expect(await isRecoveryOpen(token)).toBe(false);
    expect(await authorise(requestWith(cookie), admitted)).toBeNull();
    expect((await signIn(requestWith(), ADMIN, admitted)).outcome.ok).toBe(false);
    expect((await signIn(requestWith(), { ...ADMIN, password: newPassword }, admitted)).outcome.ok).toBe(
      true,
    );
    const again = await resetPassword({ token, newPassword: "terceira-senha-longa" });
    expect(again.toast).toMatchObject({ title: "Link inválido" });
  });

  test("a password that many use is refused, and the link stays good for another", async () => {
    const token = await recover();
    const weak = await resetPassword({ token, newPassword: "dragonmaster2024" });
    expect(weak.fieldErrors).toEqual({ newPassword: ["passwordCommon"] });
    expect((await resetPassword({ token, newPassword })).ok).toBe(true);
  });

  test("without a mail server no link is made that nobody could get", async () => {
    withServer(undefined);
    requestRecovery(requestWith(), ADMIN.email);
    await vi.waitFor(async () => expect(await db().$count(attempts)).toBeGreaterThan(0), WITHIN);
    expect(await db().$count(verifications)).toBe(0);
    expect(await mails()).toEqual([]);
    const editor = await editorOf(await enter());
    const refused = await requestEmailChange(editor, { email: "nova@urdume.test", password: ADMIN.password });
    expect(refused.toast?.text).toMatch(/não envia e-mails/);
  });

  test("a link is over after its hour", async () => {
    const token = await recover();
    const hour = 61 * 60_000;
    vi.useFakeTimers({ now: Date.now() + hour, toFake: ["Date"] });
    expect((await resetPassword({ token, newPassword })).ok).toBe(false);
    vi.useRealTimers();
  });

  test("an unknown e-mail is answered the same way and gets no mail; nobody is flooded", async () => {
    expect(requestRecovery(requestWith(), "ninguem@urdume.test")).toBeUndefined();
    for (let request = 0; request < RECOVERIES_PER_ACCOUNT + 3; request++)
      requestRecovery(requestWith(), ADMIN.email);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(RECOVERIES_PER_ACCOUNT), WITHIN);
    await new Promise((next) => setTimeout(next, 200));
    expect(await mails()).toHaveLength(RECOVERIES_PER_ACCOUNT);
  });
});

describe("e-mail change", () => {
  const email = "nova@urdume.test";

  test("the new address confirms, the old one is informed, and the link signs nobody in", async () => {
    const editor = await editorOf(await enter());
    expect((await requestEmailChange(editor, { email, password: ADMIN.password })).ok).toBe(true);
    const sent = await mails();
    expect(sent.map((mail) => [mail.kind, mail.recipient]).sort()).toEqual([
      ["email-change", email],
      ["email-change-notice", ADMIN.email],
    ]);
    const token = tokenIn(sent.find((mail) => mail.kind === "email-change"));
    expect(await emailOfLink(token)).toBe(email);
    expect((await signIn(requestWith(), { ...ADMIN, email }, admitted)).outcome.ok).toBe(false);
    const mailedBefore = new URL(await makeLinkFor(editor.id)).searchParams.get("token") ?? "";
    expect(await confirmEmailChange(token)).toBe(true);
    expect(await isRecoveryOpen(mailedBefore)).toBe(false);
    expect(await confirmEmailChange(token)).toBe(false);
    expect((await signIn(requestWith(), { ...ADMIN, email }, admitted)).outcome.ok).toBe(true);
  });

  test("its link ends with the password that asked for it", async () => {
    const editor = await editorOf(await enter());
    const ask = async () => {
      await requestEmailChange(editor, { email, password: ADMIN.password });
      return tokenIn((await mails()).find((mail) => mail.kind === "email-change"));
    };
    const first = await ask();
    const changed = { password: ADMIN.password, newPassword: ADMIN.password };
    expect((await changePassword(requestWith(await enter()), editor, changed)).outcome.ok).toBe(true);
    expect(await confirmEmailChange(first)).toBe(false);
    const second = await ask();
    const token = new URL(await makeLinkFor(editor.id)).searchParams.get("token") ?? "";
    expect((await resetPassword({ token, newPassword: ADMIN.password })).ok).toBe(true);
    expect(await confirmEmailChange(second)).toBe(false);
  });

  test("a wrong password, an address in use and a late click change nothing", async () => {
    await addAccount(SIMULATOR);
    const editor = await editorOf(await enter());
    const wrong = await requestEmailChange(editor, { email, password: "errada-errada" });
    expect(wrong.fieldErrors).toEqual({ password: ["passwordWrong"] });
    const taken = await requestEmailChange(editor, { email: SIMULATOR.email, password: ADMIN.password });
    expect(taken.fieldErrors).toEqual({ email: ["emailTaken"] });
    expect(await mails()).toEqual([]);

    await requestEmailChange(editor, { email, password: ADMIN.password });
    const token = tokenIn((await mails()).find((mail) => mail.kind === "email-change"));
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 61 * 60_000));
    expect(await confirmEmailChange(token)).toBe(false);
    vi.restoreAllMocks();
    const [user] = await db().select().from(users).where(eq(users.id, editor.id));
    expect(user?.email).toBe(ADMIN.email);
  });
});

describe("password and sessions", () => {
  test("guesses of a stolen session are counted: per account and address, and a right one forgives", async () => {
    const editor = await editorOf(await enter());
    for (let guess = 0; guess < SIGN_IN_ATTEMPTS_PER_ACCOUNT - 1; guess++)
      expect(await passwordProblem(editor, `palpite-${guess}`)).toBe("passwordWrong");
    expect(await passwordProblem(editor, ADMIN.password)).toBeNull();
    for (let guess = 0; guess < SIGN_IN_ATTEMPTS_PER_ACCOUNT; guess++)
      expect(await passwordProblem(editor, `palpite-${guess}`)).toBe("passwordWrong");
    expect(await passwordProblem(editor, ADMIN.password)).toBe("passwordTries");
    expect((await requestEmailChange(editor, { email: "x@urdume.test", password: ADMIN.password })).ok).toBe(
      false,
    );
  });

  test("signing in again in the same browser ends the session that was there, and no other", async () => {
    const [first, elsewhere] = [await enter(), await enter()];
    const again = cookieOf((await signIn(requestWith(first), ADMIN, admitted)).headers, first);
    expect(await authorise(requestWith(first), admitted)).toBeNull();
    expect(await authorise(requestWith(elsewhere), admitted)).not.toBeNull();
    expect(await authorise(requestWith(again), admitted)).not.toBeNull();
  });

  test("a session ends after its longest time, however often it is used", async () => {
    const cookie = await enter();
    const later = new Date(Date.now() - 31 * 24 * 3_600_000);
    await db().update(sessions).set({ createdAt: later });
    expect(await authorise(requestWith(cookie), admitted)).toBeNull();
  });

  test("changing the password asks for the old one, ends the other sessions and renews this one", async () => {
    const [here, elsewhere] = [await enter(), await enter()];
    const editor = await editorOf(here);
    const refused = await changePassword(requestWith(here), editor, {
      password: "errada-errada",
      newPassword,
    });
    expect(refused.outcome.fieldErrors).toEqual({ password: ["passwordWrong"] });
    const { outcome, headers } = await changePassword(requestWith(here), editor, {
      password: ADMIN.password,
      newPassword,
    });
    expect(outcome.toast?.title).toBe("Senha alterada");
    expect(await authorise(requestWith(elsewhere), admitted)).toBeNull();
    expect(await authorise(requestWith(cookieOf(headers, here)), admitted)).not.toBeNull();
    expect((await mails())[0]).toMatchObject({ kind: "password-changed", recipient: ADMIN.email });
  });

  test("sessions are listed without their tokens and can be ended one by one, but not another's", async () => {
    await addAccount({ ...SIMULATOR, role: "admin" });
    const [here, elsewhere, other] = [
      await enter(),
      await enter(),
      await enter({ ...SIMULATOR, role: "admin" }),
    ];
    const editor = await editorOf(here);
    const listed = await listSessions(editor);
    expect(listed.map((session) => session.isCurrent)).toEqual([true, false]);
    expect(JSON.stringify(listed)).not.toMatch(/token/);
    expect(listed[0]?.address).toBe("203.0.113.9");
    const stranger = await editorOf(other);
    expect(await removeSession(stranger, editor.sessionId)).toBe(false);
    expect(await removeSession(editor, listed[1]?.id ?? "")).toBe(true);
    expect(await authorise(requestWith(elsewhere), admitted)).toBeNull();
    expect(await authorise(requestWith(here), admitted)).not.toBeNull();
  });
});
