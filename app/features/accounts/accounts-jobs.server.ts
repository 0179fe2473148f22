import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { verifications } from "./accounts.table.ts";
import { eraseRemovedAccounts } from "./people.server.ts";

const EVERY_HOUR = "23 * * * *";

export function registerAccountJobs(): void {
  registerJob(
    "accounts-cleaning",
    async () => {
      await eraseRemovedAccounts();
      await db().delete(verifications).where(lt(verifications.expiresAt, now()));
    },
    { isOneAtATime: true, every: EVERY_HOUR },
  );
}
