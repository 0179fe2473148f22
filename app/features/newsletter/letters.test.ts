import { and, eq, gt, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { setSiteAddress } from "#app/platform/http/site-origin.server.ts";
import { newId } from "#app/platform/ids.ts";
import { dropJobs } from "#app/platform/jobs/jobs.server.ts";
import { countBatch, queueForgottenBatchMails } from "#app/requests/outbox/batches.server.ts";
import { saveLetterLimit } from "#app/requests/outbox/letter-limit.server.ts";
import { USUAL_LETTERS_PER_HOUR } from "#app/requests/outbox/outbox.rules.ts";
import { SEND_MAIL } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { listMails } from "#app/requests/outbox/outbox-list.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { useSmtpServer } from "#tests/support/servers/smtp-server-jobs.ts";
import { registerLetterJobs } from "./letter-jobs.server.ts";
import {
  cancelSending,
  countRecipients,
  queueLetter,
  sendFailedAgain,
  sendTestLetter,
  startSending,
} from "./letter-sending.server.ts";
import { getLetter, removeLetter, saveLetter } from "./letters.server.ts";
import { type Letter, newsletterLetters } from "./letters.table.ts";
import { unsubscribe } from "./newsletter.server.ts";
import { newsletterSubscriptions } from "./newsletter.table.ts";
import { removeSubscription } from "./newsletter-list.server.ts";

useTestDatabase();

const WITHIN = { timeout: 20_000, interval: 100 };
const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const WORDS = {
  subject: { "pt-BR": "Tapetes de inverno", es: "Alfombras de invierno" },
  text: { "pt-BR": "Olá.\n\nChegaram <três>.", es: "Hola." },
  linkLabel: { "pt-BR": "Ver todos" },
};
const PEOPLE = [
  ["ana", "pt-BR", "confirmed"],
  ["bea", "es", "confirmed"],
  ["carl", "en", "confirmed"],
  ["dora", "pt-BR", "pending"],
  ["eva", "pt-BR", "unsubscribed"],
] as const;

const smtp = await useSmtpServer(registerLetterJobs);
beforeEach(async () => {
  for (const table of [newsletterLetters, newsletterSubscriptions, outboxMails]) await db().delete(table);
  for (const [name, locale, status] of PEOPLE) await subscribed(name, locale, status);
  Object.assign(env(), { smtpUrl: smtp.url });
  setSiteAddress("https://loja.test");
  smtp.received.length = 0;
  smtp.refuses = false;
});

const subscribed = (name: string, locale: Locale, status: (typeof PEOPLE)[number][2]) =>
  db()
    .insert(newsletterSubscriptions)
    .values({
      ...{ email: `${name}@example.com`, locale, status },
      ...{ unsubscribeToken: `token-${name}`, consentVersion: "test" },
    });

async function draft(words: Letter["words"] = WORDS): Promise<Letter> {
  const saved = await saveLetter(
    editor,
    { id: newId(), version: null },
    { words, pictureUrl: "", link: "/tapetes" },
  );
  if (typeof saved === "string") throw new Error(saved);
  return saved;
}
const letterOf = async (id: string) => (await getLetter(editor, id)) as Letter;
const recipients = () => smtp.received.map(({ to }) => to).toSorted();

test("a letter goes to confirmed subscribers only, each in their language or the site's, with one-click leaving", async () => {
  const letter = await draft();
  expect([...(await countRecipients(letter))].toSorted()).toEqual([
    ["es", 1],
    ["pt-BR", 2],
  ]);
  expect(await startSending(editor, letter)).toBe("started");
  expect(await startSending(editor, letter), "pressed again").toBe("changed");
  await vi.waitFor(() => expect(recipients()).toHaveLength(3), WITHIN);
  expect(recipients()).toEqual(["ana@example.com", "bea@example.com", "carl@example.com"]);
  const read = (name: string) =>
    (smtp.received.find(({ to }) => to.startsWith(name))?.body ?? "").replaceAll("=\r\n", "");
  expect(read("ana")).toContain("Subject: Tapetes de inverno");
  expect(read("ana")).toContain("https://loja.test/tapetes");
  expect(read("ana")).toContain("Chegaram &lt;tr=C3=AAs&gt;.");
  expect(read("bea")).toContain("Subject: Alfombras de invierno");
  expect(read("carl")).toContain("Subject: Tapetes de inverno");
  expect(read("bea")).toMatch(
    /^List-Unsubscribe: <https:\/\/loja\.test\/es\/newsletter\/sair\?token=token-bea>/m,
  );
  expect(read("bea")).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);

  await vi.waitFor(async () => expect(await countBatch(letter.id)).toEqual({ sent: 3 }), WITHIN);
  expect((await letterOf(letter.id)).status).toBe("sent");
  const kept = JSON.stringify(await db().select().from(outboxMails));
  expect(kept, "the links are not stored").not.toContain("token-ana");
  expect((await listMails(editor, { query: "", status: null, page: 1 })).rows, "its own screen").toEqual([]);
});

test("an interrupted sending goes on and writes to nobody twice", async () => {
  smtp.refuses = true;
  const letter = await draft();
  await db().update(newsletterLetters).set({ status: "sending" });
  await queueLetter(letter);
  await db().update(newsletterLetters).set({ status: "sending" });
  await queueLetter(letter);
  expect(await db().$count(outboxMails)).toBe(3);
});

test("what has not left is cancelled, and nobody who left the list meanwhile gets it", async () => {
  smtp.refuses = true;
  const letter = await draft();
  await startSending(editor, letter);
  await vi.waitFor(async () => expect((await letterOf(letter.id)).status).toBe("sent"), WITHIN);
  await unsubscribe("token-ana");
  expect(await countBatch(letter.id)).toEqual({ queued: 2, cancelled: 1 });
  expect(await cancelSending(editor, letter.id)).toBe(true);
  expect(await countBatch(letter.id)).toEqual({ cancelled: 3 });
  expect((await letterOf(letter.id)).status).toBe("cancelled");
  expect(await cancelSending(editor, letter.id)).toBe(false);
  expect(recipients()).toEqual([]);
});

/** As after the last attempt at a server that refuses. */
async function failedLetter(): Promise<Letter> {
  smtp.refuses = true;
  const letter = await draft();
  await db().update(newsletterLetters).set({ status: "sending" });
  await queueLetter(letter);
  const refused = and(eq(outboxMails.status, "queued"), gt(outboxMails.attempts, 0));
  await vi.waitFor(async () => expect(await db().$count(outboxMails, refused)).toBe(3), WITHIN);
  await dropJobs(SEND_MAIL);
  await db().update(outboxMails).set({ status: "failed" });
  return letter;
}

test("failed mails that are sent again reach nobody who left meanwhile, and deletion cancels as leaving does", async () => {
  const letter = await failedLetter();
  await unsubscribe("token-ana");
  const [bea] = await db()
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, "bea@example.com"));
  await removeSubscription(editor, bea?.id ?? "");
  expect(await countBatch(letter.id)).toEqual({ failed: 1, cancelled: 2 });
  smtp.refuses = false;
  expect(await sendFailedAgain(editor, letter.id)).toBe(1);
  await vi.waitFor(() => expect(recipients()).toEqual(["carl@example.com"]), WITHIN);
});

test("the subscription is asked for once more right before a letter is sent", async () => {
  const letter = await failedLetter();
  smtp.refuses = false;
  // As if somebody left between the queue and the sending, or a backup brought the mail back.
  await db().update(newsletterSubscriptions).set({ status: "unsubscribed" });
  await sendFailedAgain(editor, letter.id);
  await vi.waitFor(async () => expect(await countBatch(letter.id)).toEqual({ cancelled: 3 }), WITHIN);
  expect(recipients()).toEqual([]);
});

test("what is sent again of a cancelled letter can be cancelled, too", async () => {
  const letter = await failedLetter();
  expect(await cancelSending(editor, letter.id), "nothing waits").toBe(false);
  await db().update(newsletterLetters).set({ status: "cancelled" });
  expect(await sendFailedAgain(editor, letter.id)).toBe(3);
  expect(await cancelSending(editor, letter.id)).toBe(true);
  expect(await countBatch(letter.id)).toEqual({ cancelled: 3 });
  expect(await cancelSending(editor, letter.id)).toBe(false);
});

test("a letter is not deleted while mails of it wait, as nobody could stop them any more", async () => {
  smtp.refuses = true;
  const letter = await draft();
  await startSending(editor, letter);
  await vi.waitFor(async () => expect((await letterOf(letter.id)).status).toBe("sent"), WITHIN);
  expect(await countBatch(letter.id)).toEqual({ queued: 3 });
  expect(await removeLetter(editor, letter.id)).toBe(false);
  await cancelSending(editor, letter.id);
  expect(await removeLetter(editor, letter.id)).toBe(true);
});

test("a letter whose words resemble what is stored encrypted is sent as it was written", async () => {
  const text = "The box is sealed.Open it gently, sealed.A-word-of-more-than-thirty-nine-characters-0123.";
  const letter = await draft({ ...WORDS, text: { "pt-BR": text, es: text } });
  await startSending(editor, letter);
  await vi.waitFor(async () => expect(await countBatch(letter.id)).toEqual({ sent: 3 }), WITHIN);
  expect(smtp.received[0]?.body.replaceAll("=\r\n", "")).toContain(text);
  const [kept] = await db().select().from(outboxMails);
  expect(kept?.text).toContain(text);
});

test("no hour has more mails of letters than the limit, and the others wait for theirs", async () => {
  await saveLetterLimit(2);
  const letter = await draft();
  expect(await startSending(editor, letter)).toBe("started");
  await vi.waitFor(async () => expect(await countBatch(letter.id)).toEqual({ sent: 2, queued: 1 }), WITHIN);
  const another = await draft();
  await startSending(editor, another);
  await vi.waitFor(async () => expect((await letterOf(another.id)).status).toBe("sent"), WITHIN);
  expect(await countBatch(another.id)).toEqual({ queued: 3 });
  const { rows } = await db().execute<{ hours: number }>(
    sql`select round(extract(epoch from start_after - created_on) / 3600)::int as hours
      from pgboss.job where name = ${SEND_MAIL} and state = 'created' order by 1`,
  );
  expect(rows.map(({ hours }) => hours)).toEqual([1, 1, 2, 2]);
  await saveLetterLimit(USUAL_LETTERS_PER_HOUR);
});

test("mails of a letter whose jobs are gone leave after the next start, once, within the limit of an hour", async () => {
  await saveLetterLimit(2);
  await dropJobs(SEND_MAIL);
  const batchId = newId();
  const mail = { kind: "letter", subject: "Olá", text: "Oi", status: "queued", batchId } as const;
  const names = ["ana", "bea", "carl"];
  await db()
    .insert(outboxMails)
    .values(names.map((name) => ({ ...mail, recipient: `${name}@example.com` })));
  for (const _ of ["one process", "another"]) await queueForgottenBatchMails();
  await vi.waitFor(async () => expect(await countBatch(batchId)).toEqual({ sent: 2, queued: 1 }), WITHIN);
  expect(smtp.received).toHaveLength(2);
  const { rows } = await db().execute<{ hours: number }>(
    sql`select round(extract(epoch from start_after - created_on) / 3600)::int as hours
      from pgboss.job where name = ${SEND_MAIL} order by 1`,
  );
  expect(rows.map(({ hours }) => hours)).toEqual([0, 0, 1]);
  await saveLetterLimit(USUAL_LETTERS_PER_HOUR);
});

test("two editors do not overwrite each other, and without a mail server nothing begins", async () => {
  const letter = await draft();
  const form = { words: WORDS, pictureUrl: "", link: "" };
  expect(await saveLetter(editor, letter, form)).toMatchObject({ version: 2 });
  expect(await saveLetter(editor, letter, { ...form, link: "/tapetes" })).toBe("changed");
  expect(await startSending(editor, letter), "not what was saved meanwhile").toBe("changed");
  Object.assign(env(), { smtpUrl: undefined });
  expect(await startSending(editor, await letterOf(letter.id))).toBe("noServer");
  expect(await db().$count(outboxMails)).toBe(0);
});

test("a test goes to the editor at once, in the language that is asked for", async () => {
  expect(await sendTestLetter(editor, await draft(), "es")).toMatchObject({ ok: true });
  expect(recipients()).toEqual(["dona@urdume.test"]);
  expect(smtp.received[0]?.body).toContain("Subject: Alfombras de invierno");
});
