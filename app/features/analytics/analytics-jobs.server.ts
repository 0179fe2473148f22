import { checkOutsideLinks } from "#app/features/dashboard/outside-links.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { removeOldVisits } from "./store-visits.server.ts";

const ASK_LIMIT_MINUTES = 60;

export function registerAnalyticsJobs(): void {
  registerJob("remove-old-visits", removeOldVisits, { every: "41 4 * * *", isOneAtATime: true });
  registerJob("ask-outside-links", async (_, signal) => void (await checkOutsideLinks(signal)), {
    every: "29 5 * * *",
    isOneAtATime: true,
    retries: 1,
    limitMinutes: ASK_LIMIT_MINUTES,
  });
}
