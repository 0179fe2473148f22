import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownPlace } from "#tests/support/fixtures.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

let smtp: SmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ place: ownPlace(), env: { SMTP_URL: smtp.url, SEED: "none" } });
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const messageIds = () => smtp.received.map(({ body }) => /^Message-ID: <(.+)>/im.exec(body)?.[1]);

test("a mail whose process was killed before it noted the mail server's answer is sent by the next start, as the same mail", async () => {
  smtp.leavesTextsUnanswered = true;
  const body = new URLSearchParams({ email: "ana@example.com", consent: "on" });
  expect((await fetch(`${app.url}/en/newsletter`, { method: "POST", body })).status).toBe(200);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000 });
  process.kill(app.pid(), "SIGKILL");
  smtp.leavesTextsUnanswered = false;
  await app.restart();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 10_000 });
  expect(new Set(messageIds()).size).toBe(1);
});
