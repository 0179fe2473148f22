import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { forgetPreviewLinks } from "./preview-links.server.ts";

export function registerPreviewJobs(): void {
  registerJob(
    "forget-preview-links",
    async () => {
      const gone = await forgetPreviewLinks();
      if (gone > 0) log.info({ gone }, "Removed expired preview links");
    },
    { every: "41 4 * * *", isOneAtATime: true },
  );
}
