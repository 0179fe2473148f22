import { getAuthTables } from "better-auth/db";
import { admin, twoFactor } from "better-auth/plugins";
import { getTableColumns } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { ADMIN, addAccount, requestWith, SIMULATOR } from "../../../tests/support/accounts.ts";
import * as tables from "../accounts.table.ts";
import {
  createFirstAdministrator,
  ensureFirstAdministrator,
  isSetupLinkValid,
} from "./first-administrator.server.ts";
import { signIn } from "./sign-in.server.ts";

useTestDatabase();

const { users, verifications } = tables;
const form = { email: ADMIN.email, newPassword: ADMIN.password };

beforeEach(async () => {
  await db().delete(users);
  await db().delete(verifications);
  Object.assign(env(), { adminEmail: undefined, adminPassword: undefined });
});

describe("first administrator", () => {
  test("comes from ADMIN_EMAIL and ADMIN_PASSWORD, once", async () => {
    Object.assign(env(), { adminEmail: "Dona@Urdume.test", adminPassword: ADMIN.password });
    expect(await ensureFirstAdministrator()).toEqual({});
    Object.assign(env(), { adminPassword: "uma-senha-diferente" });
    expect(await ensureFirstAdministrator()).toEqual({});
    expect((await signIn(requestWith(), ADMIN, ["admin"])).outcome.ok).toBe(true);
    expect(await db().select().from(users)).toHaveLength(1);
  });

  test("may have had an account in another role", async () => {
    await addAccount({ ...SIMULATOR, email: ADMIN.email });
    const { setupToken = "" } = await ensureFirstAdministrator();
    expect(await createFirstAdministrator(setupToken, form)).toBe(true);
    expect((await signIn(requestWith(), ADMIN, ["admin"])).outcome.ok).toBe(true);

    await db().update(users).set({ role: "editor" });
    Object.assign(env(), { adminEmail: ADMIN.email, adminPassword: ADMIN.password });
    expect(await ensureFirstAdministrator()).toEqual({});
    expect((await signIn(requestWith(), ADMIN, ["admin"])).outcome.ok).toBe(true);
  });

  test("or from a one-time link, of which the last start's works, once", async () => {
    await addAccount(SIMULATOR);
    const { setupToken: earlier = "" } = await ensureFirstAdministrator();
    const { setupToken = "" } = await ensureFirstAdministrator();
    expect(setupToken.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await db().select().from(verifications))).not.toContain(setupToken);
    expect(await isSetupLinkValid(earlier)).toBe(false);
    expect(await createFirstAdministrator(earlier, form)).toBe(false);
    const both = await Promise.all([
      createFirstAdministrator(setupToken, form),
      createFirstAdministrator(setupToken, { ...form, email: "outra@urdume.test" }),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await isSetupLinkValid(setupToken)).toBe(false);
    expect(await ensureFirstAdministrator()).toEqual({});
  });
});

test("the tables have every column that the authentication library asks for", () => {
  const ours: Record<string, Parameters<typeof getTableColumns>[0]> = {
    user: tables.users,
    session: tables.sessions,
    account: tables.credentials,
    verification: tables.verifications,
    twoFactor: tables.secondFactors,
  };
  const asked = getAuthTables({ plugins: [twoFactor(), admin()] });
  expect(Object.keys(asked).sort()).toEqual(Object.keys(ours).sort());
  for (const [model, { fields }] of Object.entries(asked)) {
    const columns: Record<string, { notNull: boolean }> = getTableColumns(ours[model] ?? tables.users);
    expect(Object.keys(columns)).toEqual(expect.arrayContaining([...Object.keys(fields), "id"]));
    for (const [name, field] of Object.entries(fields)) {
      expect(columns[name]?.notNull || !field.required, `${model}.${name} is required`).toBe(true);
    }
  }
});
