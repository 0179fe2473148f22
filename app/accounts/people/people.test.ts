import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { audit } from "#app/platform/audit/audit.table.ts";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { decryptSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { registerOutboxJobs } from "#app/requests/outbox/outbox-jobs.server.ts";
import { useQuickPasswords } from "#tests/support/quick-passwords.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, cookieOf, requestWith } from "../../../tests/support/accounts.ts";
import { attempts, invitations, passkeys, users } from "../accounts.table.ts";
import { authorise, type Editor } from "../guard.server.ts";
import { ROLES, type Role } from "../roles.rules.ts";
import { isRecoveryOpen, makeLinkFor } from "../sign-in/recovery.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import {
  acceptInvitation,
  invite,
  listInvitations,
  makeInvitationLink,
  readInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from "./invitations.server.ts";
import {
  changeRole,
  deactivate,
  eraseRemovedAccounts,
  isPasswordOnlyWay,
  listPeople,
  reactivate,
  removePerson,
  undeletePerson,
} from "./people.server.ts";

const { password } = ADMIN;
const DAY_MS = 86_400_000;
const ANA = { name: "Ana", newPassword: "uma-frase-da-ana" };
const EMAIL = "ana@urdume.test";

let editor: Editor;

useTestDatabase();
useQuickPasswords();
beforeAll(async () => {
  registerOutboxJobs();
  await startJobs();
});
afterAll(() => stopJobs());
beforeEach(async () => {
  for (const table of [users, invitations, attempts, outboxMails]) await db().delete(table);
  await addAccount(ADMIN);
  Object.assign(env(), { smtpUrl: "smtp://127.0.0.1:9" });
  editor = await enter(ADMIN.email, password);
});
afterEach(() => vi.restoreAllMocks());

async function enter(email: string, plain: string): Promise<Editor> {
  const { headers } = await signIn(requestWith(), { email, password: plain }, ROLES);
  return (await authorise(requestWith(cookieOf(headers)), ROLES)) as Editor;
}

const add = (email: string, role: Role) => addAccount({ email, role, password });

const tokenIn = (text: string | undefined) => /\/convite\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";

async function tokenOfMail(): Promise<string> {
  const [mail] = await db().select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(1);
  return tokenIn(mail && decryptSecrets(mail)?.text);
}

const latestActions = async (count: number) => {
  const rows = await db().select().from(audit).orderBy(desc(audit.number)).limit(count);
  return rows.map(({ action, actor, about }) => [action, actor, about]);
};

const later = (days: number) => {
  const moment = new Date(Date.now() + days * DAY_MS);
  vi.spyOn(clock, "now").mockReturnValue(moment);
};

test("the only administrator depends on the password until there is a passkey or another administrator", async () => {
  expect(await isPasswordOnlyWay(editor)).toBe(true);
  await addAccount({ ...ADMIN, email: "loja@urdume.test", role: "editor" });
  expect(await isPasswordOnlyWay(editor)).toBe(true);
  const key = { id: "key", userId: editor.id, publicKey: "x", credentialID: "x", counter: 0, backedUp: true };
  await db()
    .insert(passkeys)
    .values({ ...key, deviceType: "multiDevice" });
  expect(await isPasswordOnlyWay(editor)).toBe(false);
  await db().delete(passkeys);
  await addAccount({ ...ADMIN, email: "outra@urdume.test" });
  expect(await isPasswordOnlyWay(editor)).toBe(false);
});

describe("an invitation", () => {
  const asked = { email: EMAIL, role: "editor", password } as const;

  test("becomes an account of its role with the guest's own name and password, once", async () => {
    expect(await invite(editor, asked)).toMatchObject({ ok: true });
    const token = await tokenOfMail();
    expect(await readInvitation(token)).toEqual({ email: EMAIL, role: "editor" });
    const both = await Promise.all([acceptInvitation(token, ANA), acceptInvitation(token, ANA)]);
    expect(both.filter(Boolean)).toEqual([{ email: EMAIL, role: "editor" }]);
    expect(await enter(EMAIL, ANA.newPassword)).toMatchObject({ email: EMAIL, role: "editor" });
    expect(await readInvitation(token)).toBeNull();
    expect(await listInvitations(editor)).toEqual([]);
    expect(await latestActions(3)).toEqual([
      ["sign-in", EMAIL, ""],
      ["invitation-accepted", EMAIL, ""],
      ["invited", ADMIN.email, EMAIL],
    ]);
  });

  test.each([
    ["a wrong password", { ...asked, password: "outra-senha-qualquer" }, { password: ["passwordWrong"] }],
    ["somebody who has an account", { ...asked, email: ADMIN.email }, { email: ["emailHasAccount"] }],
  ])("is refused with %s, and no mail leaves", async (_what, form, fieldErrors) => {
    expect(await invite(editor, form)).toMatchObject({ ok: false, fieldErrors });
    expect(await db().select().from(outboxMails)).toEqual([]);
    expect(await listInvitations(editor)).toEqual([]);
  });

  test("to the same address is sent again, not made twice; the earlier link is worth nothing", async () => {
    await invite(editor, asked);
    const first = await tokenOfMail();
    expect(await invite(editor, asked)).toMatchObject({ fieldErrors: { email: ["emailInvited"] } });
    const [invitation] = await listInvitations(editor);
    await sendInvitationAgain(editor, invitation?.id ?? "");
    expect(await readInvitation(first)).toBeNull();
    expect(await readInvitation(await tokenOfMail())).toMatchObject({ email: EMAIL });
  });

  test("is readable nowhere but in the answer to whoever asked; a link made anew ends the one before", async () => {
    const mailed = tokenIn((await invite(editor, asked)).value?.link.address);
    expect(mailed).toBe(await tokenOfMail());
    const kept = [await db().select().from(outboxMails), await db().select().from(invitations)];
    expect(JSON.stringify(kept)).not.toContain(mailed);
    const [invitation] = await listInvitations(editor);
    const { id = "" } = invitation ?? {};
    const stolen = await makeInvitationLink(editor, { id, password: "outra-senha-qualquer" });
    expect(stolen).toMatchObject({ ok: false, fieldErrors: { password: ["passwordWrong"] } });
    expect(await readInvitation(mailed)).not.toBeNull();
    const { value } = await makeInvitationLink(editor, { id, password });
    expect(await readInvitation(mailed)).toBeNull();
    expect(await readInvitation(tokenIn(value?.link.address))).toMatchObject({ email: EMAIL });
    expect(await latestActions(1)).toEqual([["invitation-link", ADMIN.email, EMAIL]]);
  });

  test("without a mail server is a link to copy, and no message claims that it was sent", async () => {
    Object.assign(env(), { smtpUrl: undefined });
    const { toast, value } = await invite(editor, asked);
    expect(toast).toMatchObject({ title: "Convite criado", text: expect.stringContaining("Copie o link") });
    expect(await readInvitation(tokenIn(value?.link.address))).toMatchObject({ email: EMAIL });
    expect(await db().select().from(outboxMails)).toEqual([]);
    const [invitation] = await listInvitations(editor);
    expect(await sendInvitationAgain(editor, invitation?.id ?? "")).toMatchObject({ ok: false });
  });

  test("is over after seven days, and when it is withdrawn", async () => {
    await invite(editor, asked);
    const token = await tokenOfMail();
    later(6.9);
    expect(await readInvitation(token)).not.toBeNull();
    later(7.1);
    expect(await acceptInvitation(token, ANA)).toBeNull();
    vi.restoreAllMocks();
    const [invitation] = await listInvitations(editor);
    expect(await withdrawInvitation(editor, invitation?.id ?? "")).toMatchObject({ ok: true });
    expect(await acceptInvitation(token, ANA)).toBeNull();
    expect(await db().$count(users)).toBe(1);
  });

  test("is not readable in the database", async () => {
    await invite(editor, asked);
    expect(JSON.stringify(await db().select().from(invitations))).not.toContain(await tokenOfMail());
  });
});

describe("an account", () => {
  test("in another role opens something else at once", async () => {
    const id = await add(EMAIL, "simulator");
    expect(await changeRole(editor, { id, password, role: "editor" })).toMatchObject({ ok: true });
    expect(await enter(EMAIL, password)).toMatchObject({ role: "editor" });
  });

  test("that is deactivated is out at once and does not come in; reactivated it does", async () => {
    const id = await add(EMAIL, "editor");
    const { headers } = await signIn(requestWith(), { email: EMAIL, password }, ROLES);
    const link = new URL(await makeLinkFor(id)).searchParams.get("token") ?? "";
    await deactivate(editor, { id, password });
    expect([await authorise(requestWith(cookieOf(headers)), ROLES), await isRecoveryOpen(link)]).toEqual([
      null,
      false,
    ]);
    const { outcome } = await signIn(requestWith(), { email: EMAIL, password }, ROLES);
    expect(outcome.toast?.text).toBe("Esta conta está bloqueada.");
    await reactivate(editor, { id, password });
    expect(await enter(EMAIL, password)).toMatchObject({ role: "editor" });
  });

  test.each([false, true])("that is removed comes back as it was (deactivated: %s)", async (wasClosed) => {
    const id = await add(EMAIL, "editor");
    if (wasClosed) await deactivate(editor, { id, password });
    expect(await removePerson(editor, { id, password })).toMatchObject({ value: { removed: id } });
    expect((await listPeople(editor)).map(({ email }) => email)).toEqual([ADMIN.email]);
    expect((await signIn(requestWith(), { email: EMAIL, password }, ROLES)).outcome.ok).toBe(false);
    expect(await undeletePerson(editor, id)).toMatchObject({ ok: true });
    const ana = (await listPeople(editor)).find(({ email }) => email === EMAIL);
    expect(ana?.isActive).toBe(!wasClosed);
  });

  test("that was removed is erased when it can no longer come back", async () => {
    const id = await add(EMAIL, "editor");
    await removePerson(editor, { id, password });
    later(1);
    await eraseRemovedAccounts();
    expect(await undeletePerson(editor, id)).toMatchObject({ ok: false });
    expect(await db().$count(users)).toBe(1);
  });

  test("is not touched without the own password, and the own one not at all", async () => {
    const id = await add(EMAIL, "editor");
    const wrong = { id, password: "outra-senha-qualquer" };
    for (const action of [deactivate, reactivate, removePerson])
      expect(await action(editor, wrong)).toMatchObject({
        ok: false,
        fieldErrors: { password: ["passwordWrong"] },
      });
    const own = { id: editor.id, password };
    for (const action of [deactivate, removePerson])
      expect(await action(editor, own)).toMatchObject({ ok: false, toast: { title: "Esta é a sua conta" } });
    expect(await changeRole(editor, { ...own, role: "editor" })).toMatchObject({ ok: false });
    expect(await db().$count(users, eq(users.banned, true))).toBe(0);
  });

  test("of an administrator stays, however many put each other out at the same moment", async () => {
    await add("b@urdume.test", "admin");
    await add("c@urdume.test", "admin");
    const [b, c] = [await enter("b@urdume.test", password), await enter("c@urdume.test", password)];
    await Promise.all([
      removePerson(editor, { id: b.id, password }),
      deactivate(b, { id: c.id, password }),
      changeRole(c, { id: editor.id, password, role: "editor" }),
    ]);
    const active = (await listPeople(editor)).filter(({ role, isActive }) => role === "admin" && isActive);
    expect(active.length).toBeGreaterThanOrEqual(1);
  });
});
