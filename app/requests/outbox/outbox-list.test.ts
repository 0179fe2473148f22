import { beforeEach, expect, test, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId } from "#app/platform/ids.ts";
import { dropJobs, enqueue, unfinishedJobs } from "#app/platform/jobs/jobs.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { useSmtpServer } from "#tests/support/servers/smtp-server-jobs.ts";
import { queueForgottenMails, SEND_MAIL, sendStoredMail } from "./outbox.server.ts";
import { outboxMails } from "./outbox.table.ts";
import { countMails, getMail, listMails, removeMail, sendAgain, undeleteMail } from "./outbox-list.server.ts";

useTestDatabase();

const WITHIN = { timeout: 20_000, interval: 100 };
const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const everything = { query: "", status: null, page: 1 };

const smtp = await useSmtpServer();
beforeEach(async () => {
  await db().delete(outboxMails);
  smtp.received.length = 0;
  withServer(undefined);
});

const withServer = (smtpUrl: string | undefined) => Object.assign(env(), { smtpUrl });
const keep = (to: string, subject = "Olá, João") => queueEmail(to, { kind: "test", subject, lines: ["Oi"] });
const rows = async () => (await listMails(editor, everything)).rows;

test("what was kept without a mail server leaves once there is one: one by one, or all at once", async () => {
  for (const to of ["a@urdume.test", "b@urdume.test", "c@urdume.test"]) await keep(to);
  const [first] = await rows();
  expect(await sendAgain(editor, first?.id)).toBeNull();
  expect(await countMails(editor)).toEqual({ kept: 3 });
  withServer(smtp.url);
  expect(await sendAgain(editor, first?.id)).toBe(1);
  expect(await sendAgain(editor, first?.id)).toBe(0);
  await vi.waitFor(async () => expect(await countMails(editor)).toEqual({ kept: 2, sent: 1 }), WITHIN);
  expect(await sendAgain(editor)).toBe(2);
  await vi.waitFor(async () => expect(await countMails(editor)).toEqual({ sent: 3 }), WITHIN);
  expect(smtp.received.map(({ to }) => to).sort()).toEqual([
    "a@urdume.test",
    "b@urdume.test",
    "c@urdume.test",
  ]);
  expect(await sendAgain(editor)).toBe(0);
});

test("a queued mail whose job is gone leaves after the next start, and none that has one is queued again", async () => {
  const mail = { kind: "test", subject: "Olá", text: "Oi", status: "queued" } as const;
  const [forgotten, waiting] = [newId(), newId()];
  await db()
    .insert(outboxMails)
    .values([
      { ...mail, id: forgotten, recipient: "a@urdume.test" },
      { ...mail, id: waiting, recipient: "b@urdume.test" },
    ]);
  await enqueue(SEND_MAIL, { id: waiting }, { startAfter: new Date(Date.now() + 3_600_000) });
  withServer(smtp.url);
  await queueForgottenMails();
  await vi.waitFor(async () => expect(await countMails(editor)).toEqual({ queued: 1, sent: 1 }), WITHIN);
  expect(await unfinishedJobs(SEND_MAIL)).toEqual([{ id: waiting }]);
  await dropJobs(SEND_MAIL);
});

test("two presses at once send once", async () => {
  await keep("a@urdume.test");
  const [mail] = await rows();
  withServer(smtp.url);
  const taken = await Promise.all([sendAgain(editor, mail?.id), sendAgain(editor, mail?.id)]);
  expect(taken.sort()).toEqual([0, 1]);
  await vi.waitFor(async () => expect(await countMails(editor)).toEqual({ sent: 1 }), WITHIN);
  expect(smtp.received).toHaveLength(1);
});

test("the list is searched without accents, narrowed by state, and counts every state", async () => {
  await keep("joao@urdume.test", "Confirmação");
  await keep("bia@urdume.test", "Orçamento: João");
  await db().update(outboxMails).set({ status: "failed", lastError: "550 5.1.1 User unknown" });
  await keep("rui@urdume.test", "Orçamento: 100%");
  const subjectsOf = async (filter: Partial<Parameters<typeof listMails>[1]>) =>
    (await listMails(editor, { ...everything, ...filter })).rows.map(({ subject }) => subject).sort();
  expect(await subjectsOf({ query: "orcamento joao" })).toEqual(["Orçamento: João"]);
  expect(await subjectsOf({ query: "JOÃO" })).toEqual(["Confirmação", "Orçamento: João"]);
  expect(await subjectsOf({ query: "%" })).toEqual(["Orçamento: 100%"]);
  expect(await subjectsOf({ status: "failed" })).toEqual(["Confirmação", "Orçamento: João"]);
  expect(await listMails(editor, { ...everything, status: "kept" })).toMatchObject({
    total: 3,
    found: 1,
    counts: { failed: 2, kept: 1 },
    canSend: false,
  });
});

test("a deleted mail is nowhere, is not sent, and comes back", async () => {
  await keep("a@urdume.test");
  const [mail] = await rows();
  const id = mail?.id ?? "";
  expect(await removeMail(editor, id)).toBe(true);
  expect([await rows(), await getMail(editor, id), await countMails(editor)]).toEqual([[], null, {}]);
  withServer(smtp.url);
  expect(await sendAgain(editor)).toBe(0);
  await sendStoredMail(id);
  expect(smtp.received).toEqual([]);
  expect(await undeleteMail(editor, id)).toBe(true);
  expect(await getMail(editor, id)).toMatchObject({ status: "kept", recipient: "a@urdume.test" });
});

test("a mail that waited when it was deleted is sent after it came back", async () => {
  await keep("a@urdume.test");
  const [mail] = await rows();
  const id = mail?.id ?? "";
  await db().update(outboxMails).set({ status: "queued" });
  await removeMail(editor, id);
  withServer(smtp.url);
  await undeleteMail(editor, id);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), WITHIN);
});
