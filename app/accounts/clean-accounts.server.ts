import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { attempts, sessions, verifications } from "./accounts.table.ts";
import { eraseRemovedAccounts } from "./people/people.server.ts";

export async function cleanAccounts(): Promise<void> {
  await eraseRemovedAccounts();
  // Their network addresses with them.
  await db().delete(sessions).where(lt(sessions.expiresAt, now()));
  await db().delete(verifications).where(lt(verifications.expiresAt, now()));
  await db().delete(attempts).where(lt(attempts.expiresAt, now()));
}
