import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { eraseExpiredPictures } from "./shared-pictures.server.ts";

/** Before the jobs start. Each hour: a link promises thirty days, not a day more. */
export function registerSharedPictureJobs(): void {
  registerJob("erase-shared-pictures", async () => void (await eraseExpiredPictures()), {
    every: "23 * * * *",
    isOneAtATime: true,
  });
}
