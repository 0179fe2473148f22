import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { attempts, rateLimits, verifications } from "./accounts.table.ts";
import { eraseRemovedAccounts } from "./people/people.server.ts";

const HOUR_MS = 3_600_000;

export async function cleanAccounts(): Promise<void> {
  await eraseRemovedAccounts();
  await db().delete(verifications).where(lt(verifications.expiresAt, now()));
  await db().delete(attempts).where(lt(attempts.expiresAt, now()));
  // The library's own count, of which it removes nothing.
  await db()
    .delete(rateLimits)
    .where(lt(rateLimits.lastRequest, now().getTime() - HOUR_MS));
}
