import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { postLetter } from "#app/platform/mail/post.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/smtp-server.ts";
import { sendKeptMail } from "./outbox.server.ts";
import { outboxMails } from "./outbox.table.ts";
import { registerOutboxJobs } from "./outbox-jobs.server.ts";

useTestDatabase();

const WITHIN = { timeout: 20_000, interval: 100 };
const TO = "dona@urdume.test";
const letter = {
  kind: "test",
  subject: "Olá <mundo>",
  lines: ["Uma linha & outra"],
  action: { label: "Abrir", link: "http://loja.test/?a=1&b=2" },
};

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  registerOutboxJobs();
  await startJobs();
});
afterAll(async () => {
  await stopJobs();
  await smtp.stop();
});
beforeEach(async () => {
  await db().delete(outboxMails);
  smtp.received.length = 0;
  smtp.refuses = false;
});

const mails = () => db().select().from(outboxMails);
const withServer = (smtpUrl: string | undefined) => Object.assign(env(), { smtpUrl });

test("without a mail server a mail is kept", async () => {
  withServer(undefined);
  await postLetter(TO, letter);
  expect(await mails()).toMatchObject([{ kind: "test", recipient: TO, status: "kept", attempts: 0 }]);
});

test("with one it is sent by a job, in plain text and in escaped HTML", async () => {
  withServer(smtp.url);
  await postLetter(TO, letter);
  await vi.waitFor(async () => expect((await mails())[0]?.status).toBe("sent"), WITHIN);
  expect(smtp.received.map(({ to }) => to)).toEqual([TO]);
  const [mail] = await mails();
  expect(mail?.text).toBe("Uma linha & outra\n\nAbrir:\nhttp://loja.test/?a=1&b=2\n");
  expect(mail?.html).toContain("<h1");
  expect(mail?.html).toContain("Olá &lt;mundo&gt;");
  expect(mail?.html).toContain('href="http://loja.test/?a=1&amp;b=2"');
  expect(smtp.received[0]?.body).toMatch(/multipart\/alternative/);
});

test("a mail of a transaction that is undone does not exist", async () => {
  withServer(smtp.url);
  const undone = inTransaction(async () => {
    await postLetter(TO, letter);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await mails()).toEqual([]);
});

test("a refused mail waits with the reason and is sent at a later attempt, once", async () => {
  withServer(undefined);
  await postLetter(TO, letter);
  const id = (await mails())[0]?.id ?? "";
  withServer(smtp.url);
  smtp.refuses = true;
  await expect(sendKeptMail(id)).rejects.toThrow();
  expect(await mails()).toMatchObject([
    { status: "queued", attempts: 1, lastError: expect.stringContaining("451") },
  ]);
  smtp.refuses = false;
  await sendKeptMail(id);
  await sendKeptMail(id);
  expect(await mails()).toMatchObject([{ status: "sent", attempts: 2, lastError: null }]);
  expect(smtp.received).toHaveLength(1);
});
