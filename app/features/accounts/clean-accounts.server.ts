import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { verifications } from "./accounts.table.ts";
import { eraseRemovedAccounts } from "./people.server.ts";

export async function cleanAccounts(): Promise<void> {
  await eraseRemovedAccounts();
  await db().delete(verifications).where(lt(verifications.expiresAt, now()));
}
