import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { serviceSettings } from "#app/platform/db/service-settings.table.ts";
import { env } from "#app/platform/env.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { useSmtpServer } from "#tests/support/servers/smtp-server-jobs.ts";
import { saveMailServer, viewMailServer } from "./mail-server.server.ts";
import { mailServerForm, readSiteAddress } from "./mail-server-form.ts";
import { removeOverdueMails, SEND_MAIL, sendStoredMail, TRY_MAIL_SERVER } from "./outbox.server.ts";
import { outboxMails } from "./outbox.table.ts";
import { getMail } from "./outbox-list.server.ts";

useTestDatabase();

const WITHIN = { timeout: 20_000, interval: 100 };
const TO = "dona@urdume.test";
const email = {
  kind: "test",
  subject: "Olá <mundo>",
  lines: ["Uma linha & outra"],
  action: { label: "Abrir", link: "http://loja.test/?a=1&b=2" },
};

const smtp = await useSmtpServer();
beforeEach(async () => {
  await db().delete(outboxMails);
  // A job that a test made due would be deduplicated with the next.
  await db().execute(sql`delete from pgboss.job where name = ${TRY_MAIL_SERVER}`);
  smtp.received.length = 0;
  smtp.signIns.length = 0;
  smtp.refuses = false;
});

const mails = () => db().select().from(outboxMails);
const withServer = (smtpUrl: string | undefined) => Object.assign(env(), { smtpUrl });

test("without a mail server a mail is kept", async () => {
  withServer(undefined);
  await queueEmail(TO, email);
  expect(await mails()).toMatchObject([{ kind: "test", recipient: TO, status: "kept", attempts: 0 }]);
});

test("the server typed in the administration is used, its password is stored encrypted, and the environment's wins", async () => {
  withServer(undefined);
  const { port } = new URL(smtp.url);
  const typed = { host: "127.0.0.1", port, security: "none", user: "loja@urdume.test" };
  const form = mailServerForm.parse({ ...typed, newSecret: "senha de app" });
  expect(await saveMailServer(form)).toBe("saved");
  expect(JSON.stringify(await db().select().from(serviceSettings))).not.toContain("senha de app");
  await queueEmail(TO, email);
  await vi.waitFor(async () => expect((await mails())[0]?.status).toBe("sent"), WITHIN);
  expect(smtp.signIns).toEqual(["loja@urdume.test:senha de app"]);
  expect(smtp.received[0]?.body).toContain("<loja@urdume.test>");

  const other = mailServerForm.parse({ ...typed, host: "localhost" });
  expect(await saveMailServer(other), "another server does not get the stored password").toBe("password");
  expect(await saveMailServer(mailServerForm.parse({ ...typed, sender: "oi@urdume.test" }))).toBe("saved");
  expect(await viewMailServer()).toMatchObject({
    hasPassword: true,
    sender: "oi@urdume.test",
    isFixed: false,
  });

  withServer("smtps://site:segredo@mail.example.com");
  const fixed = await viewMailServer();
  expect(fixed).toMatchObject({ host: "mail.example.com", port: "465", security: "tls", isFixed: true });
  expect(JSON.stringify(fixed)).not.toContain("segredo");

  withServer(undefined);
  expect(await saveMailServer(mailServerForm.parse({ host: "" }))).toBe("saved");
  await queueEmail(TO, email);
  expect((await mails()).map(({ status }) => status).toSorted()).toEqual(["kept", "sent"]);
});

test.each([
  [{ host: "https://smtp.example.com" }, "host"],
  [{ host: "smtp.example.com", port: "70000" }, "port"],
  [{ host: "smtp.example.com", security: "none" }, "security"],
  [{ host: "smtp.example.com", sender: "loja" }, "sender"],
])("%o is refused at its field", (typed, field) => {
  expect(mailServerForm.safeParse(typed).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test.each([
  ["www.loja.com.br", "https://www.loja.com.br"],
  ["http://localhost:3000/", "http://localhost:3000"],
  ["", ""],
  ["https://loja.com.br/principal", null],
  ["javascript:alert(1)", null],
])("the site's address %j is read as %j", (typed, origin) => expect(readSiteAddress(typed)).toBe(origin));

test("with one it is sent by a job, in plain text and in escaped HTML", async () => {
  withServer(smtp.url);
  await queueEmail(TO, email);
  await vi.waitFor(async () => expect((await mails())[0]?.status).toBe("sent"), WITHIN);
  expect(smtp.received.map(({ to }) => to)).toEqual([TO]);
  const [mail] = await mails();
  expect(mail?.text).toBe("Uma linha & outra\n\nAbrir:\nhttp://loja.test/?a=1&b=2\n");
  expect(mail?.html).toContain("<h1");
  expect(mail?.html).toContain("Olá &lt;mundo&gt;");
  expect(mail?.html).toContain('href="http://loja.test/?a=1&amp;b=2"');
  expect(smtp.received[0]?.body).toMatch(/multipart\/alternative/);
});

test("every attempt has one Message-ID, made of the mail's own id", async () => {
  withServer(undefined);
  await queueEmail(TO, email);
  const id = (await mails())[0]?.id ?? "";
  withServer(smtp.url);
  await sendStoredMail(id);
  // Simulates a kill between the server's reply and its record.
  await db().update(outboxMails).set({ status: "queued" });
  await sendStoredMail(id);
  const messageIds = smtp.received.map(({ body }) => /^Message-ID: <(.+)@/im.exec(body)?.[1]);
  expect(messageIds).toEqual([id, id]);
});

test("a mail that its job and the owner send at the same time goes out once", async () => {
  withServer(undefined);
  await queueEmail(TO, email);
  const id = (await mails())[0]?.id ?? "";
  withServer(smtp.url);
  await Promise.all([sendStoredMail(id), sendStoredMail(id)]);
  expect(smtp.received).toHaveLength(1);
});

test("a mail waits while its sender cannot be read: another sender would be another Message-ID", async () => {
  withServer(undefined);
  await queueEmail(TO, email);
  const id = (await mails())[0]?.id ?? "";
  withServer(smtp.url);
  await db().execute(sql`alter table content rename to content_away`);
  try {
    await expect(sendStoredMail(id)).rejects.toThrow();
  } finally {
    await db().execute(sql`alter table content_away rename to content`);
  }
  expect(smtp.received).toEqual([]);
  expect(await mails()).toMatchObject([{ status: "kept", attempts: 0 }]);
});

test("when a mail gets through that was refused before, the others that wait go at once", async () => {
  withServer(smtp.url);
  smtp.refuses = true;
  await queueEmail(TO, email);
  await queueEmail(TO, email);
  const waiting = async () => (await mails()).filter(({ attempts }) => attempts > 0);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), WITHIN);
  await db().execute(
    sql`update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'`,
  );
  smtp.refuses = false;
  await sendStoredMail((await mails())[0]?.id ?? "");
  await vi.waitFor(
    async () => expect((await mails()).map(({ status }) => status)).toEqual(["sent", "sent"]),
    WITHIN,
  );
  expect(smtp.received).toHaveLength(2);
});

test("while the mail server cannot be reached one mail tries it again and again; then all follow", async () => {
  withServer(smtp.url);
  await smtp.goDown();
  await queueEmail(TO, email);
  await queueEmail(TO, email);
  const waiting = async () => (await mails()).filter(({ attempts }) => attempts > 0);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), WITHIN);
  await vi.waitFor(async () => {
    const { rowCount } = await db().execute(
      sql`update pgboss.job set start_after = now() + interval '1 hour' where name = ${SEND_MAIL} and state = 'retry'`,
    );
    expect(rowCount).toBe(2);
  }, WITHIN);
  await smtp.comeBack();
  const { rowCount } = await db().execute(
    sql`update pgboss.job set start_after = now() where name = ${TRY_MAIL_SERVER} and state = 'created'`,
  );
  expect(rowCount).toBeGreaterThan(0);
  await vi.waitFor(
    async () => expect((await mails()).map(({ status }) => status)).toEqual(["sent", "sent"]),
    WITHIN,
  );
  expect(smtp.received).toHaveLength(2);
});

test("the first mail that gets through after an outage brings those that wait for the server", async () => {
  withServer(smtp.url);
  await smtp.goDown();
  await queueEmail(TO, email);
  await vi.waitFor(async () => expect((await mails())[0]?.attempts).toBe(1), WITHIN);
  await vi.waitFor(async () => {
    const { rowCount } = await db().execute(
      sql`update pgboss.job set start_after = now() + interval '1 hour' where state <> 'completed'
        and (name = ${TRY_MAIL_SERVER} or name = ${SEND_MAIL} and state = 'retry')`,
    );
    expect(rowCount).toBe(2);
  }, WITHIN);
  await smtp.comeBack();
  await queueEmail(TO, email);
  await vi.waitFor(
    async () => expect((await mails()).map(({ status }) => status)).toEqual(["sent", "sent"]),
    WITHIN,
  );
});

test("a mail of a transaction that is undone does not exist", async () => {
  withServer(smtp.url);
  const undone = inTransaction(async () => {
    await queueEmail(TO, email);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await mails()).toEqual([]);
});

test("a refused mail waits with the reason and is sent at a later attempt, once", async () => {
  withServer(undefined);
  await queueEmail(TO, email);
  const id = (await mails())[0]?.id ?? "";
  withServer(smtp.url);
  smtp.refuses = true;
  await expect(sendStoredMail(id)).rejects.toThrow();
  expect(await mails()).toMatchObject([
    { status: "queued", attempts: 1, lastError: expect.stringContaining("451") },
  ]);
  smtp.refuses = false;
  await sendStoredMail(id);
  await sendStoredMail(id);
  expect(await mails()).toMatchObject([{ status: "sent", attempts: 2, lastError: null }]);
  expect(smtp.received).toHaveLength(1);
});

test("what opens something is stored encrypted until it was sent, and not at all afterwards", async () => {
  withServer(smtp.url);
  smtp.refuses = true;
  const token = "segredo-do-link-0123456789";
  const link = `http://loja.test/convite/${token}`;
  const secret = {
    ...email,
    action: { label: "Abrir", link },
    headers: { "List-Unsubscribe": `<${link}>` },
    secrets: { values: [token], until: new Date(Date.now() + 60_000) },
  };
  await queueEmail(TO, secret);
  await vi.waitFor(async () => expect((await mails())[0]?.lastError).toMatch(/451/), WITHIN);
  const [waiting] = await mails();
  expect(JSON.stringify(waiting)).not.toContain(token);
  const editor: Editor = { id: "1", email: TO, role: "admin", sessionId: "s" };
  expect((await getMail(editor, waiting?.id ?? ""))?.text).toContain("/convite/••••••");
  smtp.refuses = false;
  await sendStoredMail(waiting?.id ?? "");
  expect(smtp.received[0]?.body.replace(/=\r\n/g, "")).toContain(link);
  const [sent] = await mails();
  expect(sent).toMatchObject({
    status: "sent",
    headers: { "List-Unsubscribe": expect.stringContaining("••••••") },
  });
  expect(JSON.stringify(sent)).not.toMatch(/segredo|sealed/);

  await queueEmail(TO, { ...email, lines: ["sealed.abc"] });
  await vi.waitFor(() => expect(smtp.received.at(-1)?.body).toContain("sealed.abc"), WITHIN);
});

test("a mail whose link is over is not sent but removed", async () => {
  withServer(undefined);
  const secrets = { values: ["loja.test"], until: new Date(Date.now() - 1) };
  await queueEmail(TO, { ...email, secrets });
  await queueEmail(TO, { ...email, secrets });
  withServer(smtp.url);
  await sendStoredMail((await mails())[0]?.id ?? "");
  expect(await mails()).toHaveLength(1);
  await removeOverdueMails();
  expect(await mails()).toEqual([]);
  expect(smtp.received).toEqual([]);
});
