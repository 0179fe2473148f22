import { afterAll, beforeAll } from "vitest";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { registerOutboxJobs } from "#app/requests/outbox/outbox-jobs.server.ts";
import { type SmtpServer, startSmtpServer } from "./smtp-server.ts";

/** A mail server, and the jobs that send to it, for the tests of a file; after `useTestDatabase`. */
export async function useSmtpServer(registerOthers?: () => void): Promise<SmtpServer> {
  const smtp = await startSmtpServer();
  beforeAll(async () => {
    registerOutboxJobs();
    registerOthers?.();
    await startJobs();
  });
  afterAll(async () => {
    await stopJobs();
    await smtp.stop();
  });
  return smtp;
}
