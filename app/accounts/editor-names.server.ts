import { inArray } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { users } from "./accounts.table.ts";

export async function namesOfEditors(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name, email }) => [id, name.trim() || email]));
}
