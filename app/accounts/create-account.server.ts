import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { credentials, users } from "./accounts.table.ts";
import type { Role } from "./roles.rules.ts";
import { password } from "./sign-in/password.server.ts";

export type NewAccount = { email: string; password: string; role: Role; name?: string };

export async function createAccount({ email, role, name = email, ...account }: NewAccount): Promise<string> {
  const id = newId();
  const hash = await password.hash(account.password);
  await db().insert(users).values({ id, name, email: email.toLowerCase(), emailVerified: true, role });
  await db()
    .insert(credentials)
    .values({ id: newId(), accountId: id, providerId: "credential", userId: id, password: hash });
  return id;
}
