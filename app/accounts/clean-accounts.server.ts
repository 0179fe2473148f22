import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { attempts, verifications } from "./accounts.table.ts";
import { eraseRemovedAccounts } from "./people/people.server.ts";

export async function cleanAccounts(): Promise<void> {
  await eraseRemovedAccounts();
  await db().delete(verifications).where(lt(verifications.expiresAt, now()));
  await db().delete(attempts).where(lt(attempts.expiresAt, now()));
}
