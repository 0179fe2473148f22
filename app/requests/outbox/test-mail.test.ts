import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { outboxMails } from "./outbox.table.ts";
import { getMailState, sendTestMail } from "./test-mail.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const TO = "dona@urdume.test";

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await db().delete(outboxMails);
  smtp.received.length = 0;
  smtp.refuses = false;
});

const mails = () => db().select().from(outboxMails);
const withServer = (smtpUrl: string | undefined) => Object.assign(env(), { smtpUrl });

test("without a mail server the message is kept, and that is reported", async () => {
  withServer(undefined);
  expect(await sendTestMail(editor, TO)).toMatchObject({
    ok: true,
    toast: { title: "Mensagem guardada", text: expect.stringContaining("não saiu") },
  });
  expect(await mails()).toMatchObject([{ kind: "test", recipient: TO, status: "kept" }]);
  expect(await getMailState(editor)).toMatchObject({ canSend: false, counts: { kept: 1, failed: 0 } });
});

// The transport is created once a process.
test("with one it is sent at once; a refusal is reported in words and not tried again", async () => {
  withServer(smtp.url);
  expect(await sendTestMail(editor, TO)).toMatchObject({
    ok: true,
    toast: { title: "Mensagem de teste enviada", text: expect.stringContaining(TO) },
  });
  expect(smtp.received.map(({ to }) => to)).toEqual([TO]);

  smtp.refuses = true;
  const refused = await sendTestMail(editor, TO);
  expect(refused).toMatchObject({ ok: false, toast: { title: "A mensagem não saiu" } });
  expect(refused.toast?.text).toMatch(/servidor de e-mail/);
  const all = await mails();
  expect(all.map(({ status }) => status).toSorted()).toEqual(["failed", "sent"]);
  expect(all.find(({ status }) => status === "failed")?.lastError).toContain("451");

  smtp.refuses = false;
  await smtp.stop();
  const unreachable = await sendTestMail(editor, TO);
  expect(unreachable.toast?.text).toContain("não respondeu");
  expect(await getMailState(editor)).toMatchObject({ canSend: true, counts: { failed: 2, queued: 0 } });
});
