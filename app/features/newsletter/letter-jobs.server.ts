import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { queueLetter, SEND_LETTER } from "./letter-sending.server.ts";
import { eraseRemovedLetters } from "./letters.server.ts";

/** Call before the jobs start. */
export function registerLetterJobs(): void {
  registerJob(SEND_LETTER, queueLetter, { isUrgent: true });
  registerJob("erase-removed-letters", eraseRemovedLetters, { every: "41 4 * * *", isOneAtATime: true });
}
