import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { eraseExpiredPictures } from "./shared-pictures.server.ts";

/** Hourly, because links end after thirty days. Call before the jobs start. */
export function registerSharedPictureJobs(): void {
  registerJob("erase-shared-pictures", async () => void (await eraseExpiredPictures()), {
    every: "23 * * * *",
    isOneAtATime: true,
  });
}
