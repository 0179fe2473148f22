import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { checkOutsideLinks } from "./outside-links.server.ts";

const ASK_LIMIT_MINUTES = 60;

export function registerDashboardJobs(): void {
  registerJob("ask-outside-links", async (_, signal) => void (await checkOutsideLinks(signal)), {
    every: "29 5 * * *",
    isOneAtATime: true,
    retries: 1,
    limitMinutes: ASK_LIMIT_MINUTES,
  });
}
