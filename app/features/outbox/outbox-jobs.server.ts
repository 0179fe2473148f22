import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { keepMailsWith } from "#app/platform/mail/post.server.ts";
import { SEND_RETRIES } from "./outbox.rules.ts";
import { keepMail, removeOverdueMails, SEND_MAIL, sendKeptMail } from "./outbox.server.ts";

const EVERY_HOUR = "37 * * * *";

/** From here on what is posted is kept, and what is kept is sent. Before the jobs start. */
export function registerOutboxJobs(): void {
  keepMailsWith(keepMail);
  registerJob(SEND_MAIL, ({ id }: { id: string }) => sendKeptMail(id), {
    retries: SEND_RETRIES,
    isUrgent: true,
  });
  registerJob("outbox-cleaning", removeOverdueMails, { isOneAtATime: true, every: EVERY_HOUR });
}
