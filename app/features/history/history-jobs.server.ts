import { forgetRemoved } from "#app/platform/db/removed-rows.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";

export function registerHistoryJobs(): void {
  registerJob(
    "forget-removed",
    async () => {
      const gone = await forgetRemoved();
      if (gone > 0) log.info({ gone }, "Removed expired entries from the trash");
    },
    { every: "29 4 * * *", isOneAtATime: true },
  );
}
