import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { keepMailsWith } from "#app/platform/mail/post.server.ts";
import { SEND_RETRIES } from "./outbox.rules.ts";
import { keepMail, SEND_MAIL, sendKeptMail } from "./outbox.server.ts";

/** From here on what is posted is kept, and what is kept is sent. Before the jobs start. */
export function registerOutboxJobs(): void {
  keepMailsWith(keepMail);
  registerJob(SEND_MAIL, ({ id }: { id: string }) => sendKeptMail(id), { retries: SEND_RETRIES });
}
