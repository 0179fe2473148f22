import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { contactRequest } from "#app/features/contact/contact.request.ts";
import { subscribe } from "#app/features/newsletter/newsletter.server.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { BUCKET_SETTING } from "#app/platform/backup/kept-days.server.ts";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { newId } from "#app/platform/ids.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { openStorage, storage } from "#app/platform/storage/storage.server.ts";
import { clearOrphans } from "#app/requests/attachment-orphans.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { receiveRequest, requestHandler } from "#app/requests/receive-request.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { unzip } from "#tests/support/unzip.ts";
import { erasePerson, listErasures } from "./erase-person.server.ts";
import { erasures } from "./erasures.table.ts";
import { findPerson } from "./person.server.ts";
import { personArchive } from "./person-archive.server.ts";
import { receiptText } from "./receipt.ts";
import { eraseExpired, eraseRemoved } from "./retention.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const NOW = new Date("2026-11-20T15:00:00Z");
const realNow = clock.now;
const TABLES = [leads, messages, newsletterSubscriptions, outboxMails, consents, erasures, attempts];

beforeAll(async () => {
  setMailStore(storeMail);
  await openStorage();
});
beforeEach(async () => {
  clock.now = () => NOW;
  for (const table of TABLES) await db().delete(table);
});
afterEach(() => {
  clock.now = realNow;
});

const BIA = { emails: ["bia@example.com"], phones: [] };
const person = { name: "Bia Única", consent: "on" };

async function writeFromEverywhere(): Promise<void> {
  await receiveProductRequest(
    postOf(
      { form: "quote", ...person, reach: "Bia@Example.com", message: "Em azul" },
      { path: "/es/tapetes" },
    ),
  );
  await receiveRequest(
    postOf({
      form: "contact",
      ...person,
      email: "bia@example.com",
      phone: "(11) 98888-7777",
      subject: "Limpeza",
      message: "Como limpo o tapete?",
    }),
    requestHandler(contactRequest),
  );
  await subscribe({ email: "bia@example.com" }, { locale: "pt-BR" });
  await receiveProductRequest(
    postOf({ form: "quote", name: "Outra Pessoa", consent: "on", reach: "outra@example.com" }),
  );
}

async function everything(): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => db().select().from(table)));
  return JSON.stringify(rows);
}

async function addLead(values: Partial<typeof leads.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const given = { consentAt: NOW, consentVersion: "quote-2026-11" };
  await db()
    .insert(leads)
    .values({ id, name: "Ana", origin: "product", createdAt: NOW, lastContactAt: NOW, ...given, ...values });
  return id;
}

const store = (key: string) =>
  storage().put(PRIVATE_BUCKET, key, Readable.from([Buffer.from("%PDF-1.7")]), {
    contentType: "application/pdf",
    cacheControl: "private, no-store",
  });
const isStored = async (key: string) => (await storage().stat(PRIVATE_BUCKET, key)) !== null;

describe("one person", () => {
  test("is found in requests, messages, newsletter, mails and consents, by e-mail or by telephone", async () => {
    await writeFromEverywhere();
    const byEmail = await findPerson(editor, BIA);
    expect([byEmail.leads, byEmail.messages, byEmail.subscriptions].map((rows) => rows.length)).toEqual([
      1, 1, 1,
    ]);
    expect(byEmail.mails).toHaveLength(5);
    expect(byEmail.consents).toHaveLength(2);
    expect(byEmail.alsoKnownAs).toEqual(["(11) 98888-7777"]);
    const byPhone = await findPerson(editor, { emails: [], phones: ["+55 11 98888 7777"] });
    expect([byPhone.leads.length, byPhone.messages.length]).toEqual([0, 1]);
    expect(byPhone.alsoKnownAs).toEqual(["bia@example.com"]);
  });

  test("is not confused with a number that ends alike", async () => {
    await addLead({ name: "São Paulo", whatsapp: "(11) 98888-7777" });
    await addLead({ name: "Rio", whatsapp: "(21) 98888-7777" });
    const found = await findPerson(editor, { emails: [], phones: ["11 98888-7777"] });
    expect(found.leads.map(({ name }) => name)).toEqual(["São Paulo"]);
  });

  test("takes everything along as one archive: a page, the same for programs, the files", async () => {
    const key = "attachments/0123456789abcdef0123456789abcdef.pdf";
    await store(key);
    const attachments = [{ key, name: "croqui do salão.pdf", contentType: "application/pdf", bytes: 8 }];
    await addLead({
      name: "<b>Bia</b>",
      email: "bia@example.com",
      locale: "es",
      details: { city: "Madri", attachments },
      notes: "Cliente antiga",
    });
    await subscribe({ email: "bia@example.com" }, { locale: "es" });
    const response = await personArchive(editor, BIA);
    expect(response.headers.get("content-disposition")).toContain("datos-personales-2026-11-20.zip");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(["dados.html", "dados.json", "arquivos/1-croqui do salão.pdf"]);
    const data = JSON.parse(String(files.get("dados.json")));
    expect(data.leads).toMatchObject([{ name: "<b>Bia</b>", city: "Madri", notes: "Cliente antiga" }]);
    expect(data.subscriptions, "not confirmed").not.toMatchObject([{ consentAt: expect.any(String) }]);
    const page = String(files.get("dados.html"));
    expect(page).toContain('<html lang="es">');
    expect(page).toContain("<dt>Ciudad</dt><dd>Madri</dd>");
    expect(page).toContain("&lt;b&gt;Bia&lt;/b&gt;");
    expect(page).not.toContain("<b>Bia");
    expect(page).not.toContain(key);
    expect(String(files.get("arquivos/1-croqui do salão.pdf"))).toBe("%PDF-1.7");
  });

  test("is erased everywhere, proofs of consent keep no address, and others stay", async () => {
    await writeFromEverywhere();
    const key = "attachments/1123456789abcdef0123456789abcdef.pdf";
    const picture = "simulations/2123456789abcdef0123456789abcdef.webp";
    for (const file of [key, picture]) await store(file);
    const attachments = [{ key, name: "croqui.pdf", contentType: "application/pdf", bytes: 8 }];
    await addLead({
      name: "Bia Única",
      email: "bia@example.com",
      imageUrl: picture,
      details: { attachments },
      // What lies in the trash goes at once, too.
      removedAt: NOW,
    });
    const receipt = await erasePerson(editor, BIA);
    expect(receipt).toMatchObject({
      reason: "request",
      erasedAt: NOW,
      editorEmail: editor.email,
      counts: { leads: 2, messages: 1, subscriptions: 1, mails: 5, files: 2, consents: 2 },
    });
    const left = await everything();
    expect(left).not.toMatch(/bia|98888|Única|Em azul|Limpeza/i);
    expect(left).toContain("outra@example.com");
    expect([await isStored(key), await isStored(picture)]).toEqual([false, false]);
    const proofs = (await db().select().from(consents)).filter(({ email }) => email === "");
    expect(proofs).toHaveLength(2);
    for (const proof of proofs)
      expect(proof).toMatchObject({ withdrawnAt: NOW, subjectDigests: [expect.any(String)] });
  });

  test("who asks again finds the receipt and the proofs, and nothing else", async () => {
    await writeFromEverywhere();
    const receipt = await erasePerson(editor, BIA);
    const again = await findPerson(editor, BIA);
    expect(again).toMatchObject({ leads: [], messages: [], subscriptions: [], mails: [] });
    expect(again.consents).toHaveLength(2);
    expect(again.erasures.map(({ id }) => id)).toEqual([receipt?.id]);
    expect(await erasePerson(editor, BIA)).toBeNull();
    expect(await listErasures(editor)).toHaveLength(1);
  });

  test("gets a receipt that says until when backups hold the data, in three languages", async () => {
    await writeFromEverywhere();
    const receipt = await erasePerson(editor, BIA);
    if (!receipt) throw new Error("no receipt");
    const words = receiptText(receipt, "pt-BR", "Urdume");
    expect(words).toContain("- pedidos: 1");
    expect(words).toContain("até 21 de dezembro de 2026");
    expect(words).not.toMatch(/bia|example/i);
    expect(receiptText(receipt, "es", "Urdume")).toContain("copias de seguridad");
    await writeServiceSetting(BUCKET_SETTING, { endpoint: "https://s3.example.com", keep: 365 });
    await writeFromEverywhere();
    const longer = await erasePerson(editor, BIA);
    expect(longer?.backupsUntil, "the bucket's last").toEqual(new Date("2027-11-21T15:00:00Z"));
    expect(receiptText(receipt, "en", "Urdume")).toContain("Backups made before 20 November 2026");
  });
});

describe("after two years", () => {
  const later = (iso: string) => {
    clock.now = () => new Date(iso);
  };

  test("a request and its mails leave, counted from the last contact; a receipt stays", async () => {
    await writeFromEverywhere();
    await db().update(outboxMails).set({ createdAt: NOW });
    const [, other] = await db().select().from(leads);
    later("2027-06-01T12:00:00Z");
    await db()
      .update(leads)
      .set({ lastContactAt: clock.now() })
      .where(eq(leads.id, other?.id ?? ""));
    later("2028-11-20T14:59:00Z");
    expect(await eraseExpired()).toMatchObject({ leads: 0, messages: 0 });
    later("2028-11-20T15:01:00Z");
    expect(await eraseExpired()).toMatchObject({ leads: 1, messages: 1, mails: 6 });
    expect((await db().select().from(leads)).map(({ id }) => id)).toEqual([other?.id]);
    expect(await db().select().from(outboxMails)).toEqual([]);
    later("2029-06-01T12:00:01Z");
    await eraseExpired();
    expect(await everything()).not.toMatch(/@example|Única|Outra/);
    const receipts = await listErasures(editor);
    expect(receipts.map(({ reason, editorEmail }) => [reason, editorEmail])).toContainEqual(["age", null]);
  });

  test("what became an order stays five years after the year it belongs to", async () => {
    await addLead({ status: "won" });
    later("2031-12-31T23:00:00Z");
    expect(await eraseExpired()).toMatchObject({ leads: 0 });
    later("2032-01-01T00:00:01Z");
    expect(await eraseExpired()).toMatchObject({ leads: 1 });
  });

  test("a subscription that nobody confirmed leaves after a month; one that was left stays to be respected", async () => {
    await subscribe({ email: "nunca@example.com" }, { locale: "pt-BR" });
    await db().insert(newsletterSubscriptions).values({
      id: newId(),
      email: "saiu@example.com",
      status: "unsubscribed",
      unsubscribeToken: "t",
      consentVersion: "newsletter-2026-11",
      createdAt: NOW,
    });
    later("2026-12-21T15:00:00Z");
    expect(await eraseExpired()).toMatchObject({ subscriptions: 1 });
    expect((await db().select().from(newsletterSubscriptions)).map(({ email }) => email)).toEqual([
      "saiu@example.com",
    ]);
  });

  test("more rows than fit in one transaction leave in one run", async () => {
    const rows = Array.from({ length: 450 }, (_, at) => ({
      id: newId(),
      name: `Pessoa ${at}`,
      origin: "product" as const,
      consentAt: NOW,
      consentVersion: "quote-2026-11",
      lastContactAt: new Date("2024-11-20T14:00:00Z"),
    }));
    await db().insert(leads).values(rows);
    expect(await eraseExpired()).toMatchObject({ leads: 450 });
  });
});

describe("what was deleted in the administration", () => {
  test("is erased when it can no longer be brought back, with its files", async () => {
    const key = "attachments/3123456789abcdef0123456789abcdef.pdf";
    await store(key);
    const attachments = [{ key, name: "a.pdf", contentType: "application/pdf", bytes: 8 }];
    await addLead({ removedAt: NOW, details: { attachments } });
    clock.now = () => new Date(NOW.getTime() + 29 * 86_400_000);
    expect(await eraseRemoved()).toMatchObject({ leads: 0 });
    expect(await isStored(key)).toBe(true);
    clock.now = () => new Date(NOW.getTime() + 31 * 86_400_000);
    expect(await eraseRemoved()).toMatchObject({ leads: 1, files: 1 });
    expect(await isStored(key)).toBe(false);
  });
});

test("the picture of a simulation is kept as long as its request, and cleared away without one", async () => {
  const [named, orphan] = ["simulations/4123456789abcdef.webp", "simulations/5123456789abcdef.webp"];
  for (const key of [named, orphan]) await store(key);
  await addLead({ imageUrl: named });
  clock.now = () => new Date(Date.now() + 25 * 3_600_000);
  await clearOrphans();
  expect([await isStored(named), await isStored(orphan)]).toEqual([true, false]);
});
