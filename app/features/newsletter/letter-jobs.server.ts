import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { checkBatchRecipients } from "#app/requests/outbox/outbox.server.ts";
import { queueLetter, SEND_LETTER, stillReceives } from "./letter-sending.server.ts";
import { SUBSCRIPTIONS } from "./newsletter.rules.ts";

/** Call before the jobs start. */
export function registerLetterJobs(): void {
  checkBatchRecipients(SUBSCRIPTIONS, stillReceives);
  registerJob(SEND_LETTER, queueLetter, { isUrgent: true });
}
