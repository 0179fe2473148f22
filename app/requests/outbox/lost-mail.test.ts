import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { useSmtpServer } from "#tests/support/servers/smtp-server-jobs.ts";
import { SEND_MAIL, TRY_MAIL_SERVER } from "./outbox.server.ts";
import { outboxMails } from "./outbox.table.ts";

useTestDatabase();

const WITHIN = { timeout: 20_000, interval: 100 };

const smtp = await useSmtpServer();
beforeEach(async () => {
  await db().delete(outboxMails);
  await db().execute(sql`delete from pgboss.job where name in (${SEND_MAIL}, ${TRY_MAIL_SERVER})`);
});

const jobs = async (name: string, state: string) =>
  (await db().execute(sql`select id from pgboss.job where name = ${name} and state = ${state}`)).rows;

test.each([
  ["closes the connection", { cutsAfterText: true }, ""],
  ["never answers", { cutsAfterText: false, leavesTextsUnanswered: true }, "?socketTimeout=300"],
])(
  "a mail whose server takes the text and %s is tried again as a counted attempt, and not every ten seconds",
  async (_, trouble, options) => {
    Object.assign(smtp, trouble);
    Object.assign(env(), { smtpUrl: smtp.url + options });
    await queueEmail("dona@urdume.test", { kind: "test", subject: "Olá", lines: ["Uma linha"] });
    await vi.waitFor(async () => expect(await jobs(SEND_MAIL, "retry")).toHaveLength(1), WITHIN);
    expect(await db().select().from(outboxMails)).toMatchObject([{ status: "queued", attempts: 1 }]);
    expect(await jobs(TRY_MAIL_SERVER, "created")).toEqual([]);
  },
);
