import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { SEND_PUSH, sendQueuedPush } from "./push.server.ts";

const AT_ONCE = 4;

/** Call before the jobs start. */
export const registerAlertJobs = (): void =>
  registerJob(SEND_PUSH, sendQueuedPush, { isUrgent: true, atOnce: AT_ONCE });
