import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attempts } from "#app/accounts/accounts.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { messages } from "#app/requests/messages.table.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { receiveRequest, requestHandler } from "#app/requests/receive-request.server.ts";
import { answerOf, postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { contactRequest } from "./contact.request.ts";

useTestDatabase();

beforeAll(() => setMailStore(storeMail));
beforeEach(async () => {
  for (const table of [messages, consents, outboxMails, attempts]) await db().delete(table);
});

const receiveMessage = (request: Request) => receiveRequest(request, requestHandler(contactRequest));

const KEY = "0123456789abcdef0123456789abcdef";
const sent = {
  form: "contact",
  name: "Ana Souza",
  email: "Ana@Example.com",
  phone: "(11) 90000-0000",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m.\nAzul, se possível.",
  consent: "on",
};
const send = async (fields: Record<string, string>, address?: string) =>
  answerOf(await receiveMessage(postOf(fields, address ? { address } : {})));
const rows = () => db().select().from(messages);

describe("a message", () => {
  test("is kept with its consent and the mail to the company, before anybody is thanked", async () => {
    expect(await send(sent)).toEqual({ form: "contact", state: "sent", status: 200 });
    const [message] = await rows();
    expect(message).toMatchObject({
      name: "Ana Souza",
      email: "ana@example.com",
      phone: "(11) 90000-0000",
      subject: "Tapete para a sala",
      locale: "pt-BR",
      status: "new",
      consentVersion: "contact-2026-11",
    });
    expect(await db().select().from(consents)).toMatchObject([
      { purpose: "contact", textVersion: "contact-2026-11", entity: "messages", entityId: message?.id },
    ]);
    const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.kind, "contact"));
    expect(mail).toMatchObject({
      kind: "contact",
      recipient: "contato@urdume.example",
      replyTo: "ana@example.com",
      subject: "Contato pelo site: Tapete para a sala",
    });
    expect(mail?.text).toContain("Azul, se possível.");
  });

  test("is refused while the owner's address cannot be read: the mail would go to the default one", async () => {
    await db().execute(sql`alter table content rename to content_away`);
    try {
      expect(await send(sent)).toMatchObject({ state: "failed", status: 503 });
    } finally {
      await db().execute(sql`alter table content_away rename to content`);
    }
    expect([await db().$count(messages), await db().$count(outboxMails)]).toEqual([0, 0]);
  });

  test("in another language is kept in it", async () => {
    await receiveMessage(postOf(sent, { path: "/es/contato" }));
    expect(await rows()).toMatchObject([{ locale: "es" }]);
  });

  test("that is sent twice at once with the browser's key is one", async () => {
    const twice = await Promise.all([1, 2].map(() => send({ ...sent, submissionKey: KEY })));
    expect(twice.map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(await rows()).toHaveLength(1);
    const mails = await db().select().from(outboxMails).orderBy(outboxMails.kind);
    expect(mails.map(({ kind }) => kind)).toEqual(["confirmation", "contact"]);
  });

  test("that is sent twice without script is one; another text or another sender is another", async () => {
    await send(sent);
    await send(sent);
    expect(await rows()).toHaveLength(1);
    await send({ ...sent, message: "Procuro um tapete de 3 × 4 m." });
    await send(sent, "203.0.113.9");
    expect(await rows()).toHaveLength(3);
  });

  test("that is sent again on the next day, around midnight, is still the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T23:59:58Z") });
    await send(sent);
    vi.setSystemTime(new Date("2026-11-21T00:00:03Z"));
    await send(sent);
    vi.useRealTimers();
    expect(await rows()).toHaveLength(1);
  });
});

describe("a confirmation", () => {
  const confirmations = () => db().select().from(outboxMails).where(eq(outboxMails.kind, "confirmation"));

  test.each([
    ["/contato", "pt-BR", "Mensagem recebida", "Assunto", "Sua mensagem", "O que acontece agora"],
    ["/es/contato", "es", "Mensaje recibido", "Asunto", "Su mensaje", "Qué pasa ahora"],
    ["/en/contato", "en", "Message received", "Subject", "Your message", "What happens next"],
  ])(
    "of %s is mailed in its language, with what was written and what happens next",
    async (path, lang, ...words) => {
      const response = answerOf(await receiveMessage(postOf({ ...sent, name: "<b>Ana" }, { path })));
      expect(response).not.toHaveProperty("confirmation");
      const [mail, ...more] = await confirmations();
      expect(more).toEqual([]);
      const [message] = await rows();
      expect(mail).toMatchObject({
        ...{ recipient: "ana@example.com", subject: words[0], replyTo: "contato@urdume.example" },
        ...{ aboutEntity: "messages", aboutId: message?.id },
      });
      for (const format of [mail?.text, mail?.html])
        for (const word of [
          ...words.slice(1),
          sent.subject,
          "Procuro um tapete de 2 × 3 m.",
          "Azul, se possível.",
        ])
          expect(format).toContain(word);
      expect(mail?.html).toContain(`<html lang="${lang}">`);
      expect(mail?.html).not.toContain("Ana");
    },
  );

  test("says back nothing that leads elsewhere", async () => {
    const typed = {
      subject: "Oferta em mau.example",
      message: "Veja https://mau.example ou ligue 11 90000-0000",
    };
    await send({ ...sent, ...typed });
    const [mail] = await confirmations();
    expect(mail?.subject).toBe("Mensagem recebida");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/mau\.example|90000-0000|Sua mensagem/);
  });

  test("goes to one mailbox three times in a day, and never for what is not kept", async () => {
    await send({ ...sent, homepage: "http://spam.example" });
    await send({ ...sent, message: "Curta" });
    expect(await confirmations()).toEqual([]);
    for (let at = 0; at < 5; at++) await send({ ...sent, subject: `Assunto ${at}` }, `203.0.113.${at}`);
    expect(await rows()).toHaveLength(5);
    expect(await confirmations()).toHaveLength(3);
  });
});

describe("a refusal", () => {
  test("names each field, gives back what was typed, and keeps nothing", async () => {
    const response = await send({ form: "contact", name: "A", email: "ana@", subject: "ok", message: "Olá" });
    expect(response).toMatchObject({ state: "refused", status: 200 });
    expect(response.result?.error).toEqual({
      name: ["nameShort"],
      email: ["emailInvalid"],
      subject: ["subjectShort"],
      message: ["messageShort"],
      consent: ["consentRequired"],
    });
    expect(response.result?.initialValue).toMatchObject({ name: "A", email: "ana@", message: "Olá" });
    expect(await rows()).toEqual([]);
  });

  test("a program that fills in the invisible field is thanked and not kept", async () => {
    expect(await send({ ...sent, homepage: "http://spam.example" })).toMatchObject({ state: "sent" });
    expect(await rows()).toEqual([]);
  });

  test("a form that was sent faster than anybody types is not kept", async () => {
    expect(await send({ ...sent, openForMs: "400" })).toMatchObject({ state: "failed", status: 422 });
    expect(await rows()).toEqual([]);
    expect(await send({ ...sent, openForMs: "2400" })).toMatchObject({ state: "sent" });
  });

  test("after twenty in an hour an address waits; others do not", async () => {
    for (let at = 0; at < 20; at++) await send({ ...sent, subject: `Assunto ${at}` });
    const response = await send({ ...sent, subject: "Mais um" });
    expect(response).toMatchObject({ state: "tooMany", status: 429 });
    expect(response.result?.initialValue).toMatchObject({ subject: "Mais um" });
    expect(await rows()).toHaveLength(20);
    expect(await send(sent, "203.0.113.9")).toMatchObject({ state: "sent" });
    expect(await db().select({ key: attempts.key }).from(attempts)).not.toContainEqual({
      key: expect.stringContaining("198.51.100.7"),
    });
  });

  test("when it cannot be stored nobody is thanked, and nothing of it is left", async () => {
    setMailStore(() => Promise.reject(new Error("the outbox is gone")));
    const response = await send(sent);
    setMailStore(storeMail);
    expect(response).toMatchObject({ state: "failed", status: 503 });
    expect(response.result?.initialValue).toMatchObject({ message: sent.message });
    expect(await rows()).toEqual([]);
    expect(await db().select().from(consents).where(eq(consents.entity, "messages"))).toEqual([]);
  });

  test.each([
    ["no form at all", 400, new Request("http://site/contato", { method: "POST", body: "{}" })],
    ["an unknown form", 400, postOf({ ...sent, form: "outro" })],
    ["a form without end", 400, postOf({ ...sent, message: "a".repeat(200_000) })],
  ])("%s is refused before anything is made of it", async (_, status, request) => {
    await expect(receiveMessage(request)).rejects.toHaveProperty("status", status);
    expect(await rows()).toEqual([]);
  });
});
