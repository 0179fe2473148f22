import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, cookieOf, requestWith, SIMULATOR } from "../../../tests/support/accounts.ts";
import { SIGN_IN_ATTEMPTS_PER_ACCOUNT, SIGN_IN_ATTEMPTS_PER_ADDRESS } from "../accounts.rules.ts";
import { attempts, sessions, users } from "../accounts.table.ts";
import { cleanAccounts } from "../clean-accounts.server.ts";
import { authorise } from "../guard.server.ts";
import { password } from "./password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

useTestDatabase();

beforeEach(async () => {
  await db().delete(users);
  await db().delete(attempts);
  await addAccount(ADMIN);
  await addAccount(SIMULATOR);
});

const admitted = ["admin"] as const;

describe("sign-in", () => {
  test("the administrator gets a session that is HttpOnly, SameSite=Lax and not Secure over http", async () => {
    const { outcome, headers } = await signIn(requestWith(), ADMIN, admitted);
    expect(outcome).toEqual({ ok: true, value: "signed-in" });
    const cookie = headers.getSetCookie().find((line) => line.startsWith("urdume.session_token="));
    expect(cookie).toMatch(/=[A-Za-z0-9]{32}\./);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    const editor = await authorise(requestWith(cookieOf(headers)), admitted);
    expect(editor).toMatchObject({ email: ADMIN.email, role: "admin" });
  });

  test("over https the cookie is Secure and carries the prefix that https demands", async () => {
    const { headers } = await signIn(requestWith("", { origin: "https://loja.test" }), ADMIN, admitted);
    const cookie = headers.getSetCookie().find((line) => line.startsWith("__Secure-urdume.session_token="));
    expect(cookie).toMatch(/; Secure/i);
  });

  test("a wrong password and an unknown e-mail get the same answer and take the same time", async () => {
    const hash = vi.spyOn(password, "hash");
    const verify = vi.spyOn(password, "verify");
    const wrong = await signIn(requestWith(), { ...ADMIN, password: "outra-senha-longa" }, admitted);
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
    const unknown = await signIn(requestWith(), { ...ADMIN, email: "ninguem@urdume.test" }, admitted);
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
    expect(unknown.outcome).toEqual(wrong.outcome);
    expect(wrong.outcome.toast).toEqual({
      kind: "error",
      title: "Erro ao fazer login",
      text: "Credenciais inválidas ou usuário não autorizado",
    });
    vi.restoreAllMocks();
  });

  test("another role is refused with 'Acesso não autorizado' and signed out at once", async () => {
    const { outcome, headers } = await signIn(requestWith(), SIMULATOR, admitted);
    expect(outcome.toast).toEqual({ kind: "error", title: "Acesso não autorizado" });
    expect(await db().select().from(sessions)).toEqual([]);
    expect(headers.getSetCookie().every((cookie) => /Max-Age=0/i.test(cookie))).toBe(true);
    const panel = await signIn(requestWith(), SIMULATOR, ["admin", "simulator"]);
    expect(panel.outcome.ok).toBe(true);
  });

  test("a blocked account is refused with the reason", async () => {
    await db().update(users).set({ banned: true }).where(eq(users.email, ADMIN.email));
    const { outcome } = await signIn(requestWith(), ADMIN, admitted);
    expect(outcome.toast).toMatchObject({
      title: "Erro de autenticação",
      text: "Esta conta está bloqueada.",
    });
  });
});

describe("throttle", () => {
  const wrong = { email: ADMIN.email, password: "senha-errada-longa" };
  const throttled = { title: "Erro de autenticação", text: /Muitas tentativas/ };

  test("an account is closed after ten attempts, wherever they come from, known e-mail or not", async () => {
    vi.spyOn(password, "verify").mockResolvedValue(false);
    vi.spyOn(password, "hash").mockResolvedValue("");
    for (const email of [ADMIN.email, "ninguem@urdume.test"]) {
      for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS_PER_ACCOUNT; attempt++) {
        const { outcome } = await signIn(
          requestWith("", { address: `192.0.2.${attempt}` }),
          { ...wrong, email },
          admitted,
        );
        expect(outcome.toast?.title).toBe("Erro ao fazer login");
      }
      const { outcome } = await signIn(
        requestWith("", { address: "192.0.2.99" }),
        { ...wrong, email },
        admitted,
      );
      expect(outcome.toast).toMatchObject({ ...throttled, text: expect.stringMatching(throttled.text) });
    }
    vi.restoreAllMocks();
  });

  test("a stranger who spends an account's attempts does not lock out the owner's own address", async () => {
    const home = { address: "198.51.100.7" };
    expect((await signIn(requestWith("", home), ADMIN, admitted)).outcome.ok).toBe(true);
    vi.spyOn(password, "verify").mockResolvedValue(false);
    for (let attempt = 0; attempt <= SIGN_IN_ATTEMPTS_PER_ACCOUNT; attempt++) {
      await signIn(requestWith("", { address: `192.0.2.${attempt}` }), wrong, admitted);
    }
    vi.restoreAllMocks();
    expect((await signIn(requestWith("", { address: "192.0.2.200" }), ADMIN, admitted)).outcome.ok).toBe(
      false,
    );
    expect((await signIn(requestWith("", home), ADMIN, admitted)).outcome.ok).toBe(true);
  });

  test("an address is closed after thirty attempts on any accounts; others go on", async () => {
    vi.spyOn(password, "hash").mockResolvedValue("");
    for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS_PER_ADDRESS; attempt++) {
      await signIn(requestWith(), { ...wrong, email: `pessoa${attempt}@urdume.test` }, admitted);
    }
    vi.restoreAllMocks();
    expect((await signIn(requestWith(), ADMIN, admitted)).outcome.toast?.title).toBe("Erro de autenticação");
    expect((await signIn(requestWith("", { address: "198.51.100.8" }), ADMIN, admitted)).outcome.ok).toBe(
      true,
    );
  });

  test("no address is kept as it is typed or as it came, and nothing after its time", async () => {
    const home = { address: "198.51.100.7" };
    await signIn(requestWith("", home), ADMIN, admitted);
    await signIn(requestWith("", home), wrong, admitted);
    const counted = JSON.stringify(await db().select().from(attempts));
    expect(counted).toContain("sign-in:address:");
    for (const address of [home.address, ADMIN.email]) expect(counted).not.toContain(address);
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 31 * 86_400_000));
    await cleanAccounts();
    vi.restoreAllMocks();
    expect(await db().$count(attempts)).toBe(0);
  });
});

test("an ended session leaves with its network address, an open one stays", async () => {
  await signIn(requestWith("", { address: "198.51.100.7" }), ADMIN, admitted);
  await cleanAccounts();
  expect(await db().select().from(sessions)).toMatchObject([{ ipAddress: "198.51.100.7" }]);
  vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 8 * 86_400_000));
  await cleanAccounts();
  vi.restoreAllMocks();
  expect(await db().$count(sessions)).toBe(0);
});

describe("sign-out", () => {
  const threeSessions = async () => {
    const cookies: string[] = [];
    for (let session = 0; session < 3; session++) {
      cookies.push(cookieOf((await signIn(requestWith(), ADMIN, admitted)).headers));
    }
    return cookies as [string, string, string];
  };
  const open = (cookies: string[]) =>
    Promise.all(cookies.map(async (cookie) => (await authorise(requestWith(cookie), admitted)) !== null));

  test("here", async () => {
    const cookies = await threeSessions();
    const headers = await signOut(requestWith(cookies[0]), "local");
    expect(headers.getSetCookie().join()).toMatch(/urdume.session_token=;.*Max-Age=0/i);
    expect(await open(cookies)).toEqual([false, true, true]);
  });

  test("elsewhere", async () => {
    const cookies = await threeSessions();
    await signOut(requestWith(cookies[0]), "others");
    expect(await open(cookies)).toEqual([true, false, false]);
  });

  test("everywhere, but not another account", async () => {
    const cookies = await threeSessions();
    const other = cookieOf((await signIn(requestWith(), SIMULATOR, ["simulator"])).headers);
    await signOut(requestWith(cookies[0]), "global");
    expect(await open(cookies)).toEqual([false, false, false]);
    expect(await authorise(requestWith(other), ["simulator"])).not.toBeNull();
  });

  test("without a session it is no error", async () => {
    await expect(signOut(requestWith("urdume.session_token=gone.sig"), "global")).resolves.toBeInstanceOf(
      Headers,
    );
  });
});
