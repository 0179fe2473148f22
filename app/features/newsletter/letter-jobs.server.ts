import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { queueLetter, SEND_LETTER } from "./letter-sending.server.ts";

/** Call before the jobs start. */
export function registerLetterJobs(): void {
  registerJob(SEND_LETTER, queueLetter, { isUrgent: true });
}
