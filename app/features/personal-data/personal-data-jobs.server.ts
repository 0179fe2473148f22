import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { eraseExpired, eraseRemoved } from "./retention.server.ts";

export function registerPersonalDataJobs(): void {
  registerJob("erase-expired", async () => void (await eraseExpired()), {
    every: "13 5 * * *",
    isOneAtATime: true,
  });
  registerJob("erase-removed", async () => void (await eraseRemoved()), {
    every: "37 4 * * *",
    isOneAtATime: true,
  });
}
