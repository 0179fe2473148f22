import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { removeOldVisits } from "./store-visits.server.ts";

export function registerAnalyticsJobs(): void {
  registerJob("remove-old-visits", removeOldVisits, { every: "41 4 * * *", isOneAtATime: true });
}
