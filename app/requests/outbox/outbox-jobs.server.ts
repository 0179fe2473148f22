import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { SEND_RETRIES, SENT_AT_ONCE } from "./outbox.rules.ts";
import { SEND_MAIL, sendQueuedMail, storeMail, TRY_MAIL_SERVER, tryMailServer } from "./outbox.server.ts";

/** Call before the jobs start. */
export function registerOutboxJobs(): void {
  setMailStore(storeMail);
  registerJob(SEND_MAIL, sendQueuedMail, {
    retries: SEND_RETRIES,
    isUrgent: true,
    atOnce: SENT_AT_ONCE,
  });
  registerJob(TRY_MAIL_SERVER, tryMailServer, { isOneAtATime: true, isUrgent: true });
}
