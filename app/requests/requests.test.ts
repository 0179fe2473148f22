import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "#app/accounts/accounts.table.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { tradeRequest } from "#app/features/trade/trade.request.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId } from "#app/platform/ids.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { answerOf, postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { defineRequest } from "./define-request.ts";
import { leads } from "./leads.table.ts";
import { receiveProductRequest } from "./product-requests.server.ts";
import { receiveRequest, requestHandler } from "./receive-request.server.ts";
import { email, line, personName, text } from "./request-fields.rules.ts";

useTestDatabase();

const MAROLA = newId();
beforeAll(async () => {
  setMailStore(storeMail);
  await db()
    .insert(products)
    .values({
      ...{ id: MAROLA, slug: "tapete-marola", leadTimeDays: 90 },
      document: {
        name: { "pt-BR": "Tapete Marola", es: "Alfombra Marola" },
        sizes: [{ widthMetres: 2.5, lengthMetres: 3.5, priceBrlCents: 1_149_000, priceEurCents: 219_000 }],
      },
    });
});
const { publicUrl } = env();
afterAll(() => void Object.assign(env(), { publicUrl }));
beforeEach(async () => {
  Object.assign(env(), { publicUrl: "https://urdume.example" });
  for (const table of [leads, consents, outboxMails, attempts]) await db().delete(table);
});

const person = { name: "Bia Lima", reach: "(11) 98888-7777", consent: "on" };
const rows = () => db().select().from(leads);

test("a quotation names the rug as its page does, and the mail answers on WhatsApp in the visitor's language", async () => {
  const fields = { form: "quote", ...person, product: MAROLA, size: "200 × 300 cm", message: "Em azul" };
  const path = "/es/produtos/tapete-marola";
  expect(answerOf(await receiveProductRequest(postOf(fields, { path })))).toMatchObject({ state: "sent" });
  expect(await rows()).toMatchObject([
    {
      origin: "product",
      originPath: path,
      name: "Bia Lima",
      whatsapp: "(11) 98888-7777",
      email: "",
      carpetName: "Alfombra Marola",
      carpetSize: "200 × 300 cm",
      productId: MAROLA,
      locale: "es",
      status: "new",
      consentVersion: "quote-2026-11",
    },
  ]);
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.kind, "lead"));
  expect(mail?.subject).toBe("Orçamento de produto: Bia Lima");
  expect(mail?.text).toContain("https://wa.me/5511988887777?text=Hola%2C%20Bia%20Lima");
  expect(await db().select().from(consents)).toMatchObject([
    { purpose: "lead", whatsapp: "(11) 98888-7777" },
  ]);
});

test("a sample needs an address to go to", async () => {
  const fields = { form: "sample", ...person, reach: "bia@example.com", product: MAROLA };
  const refused = answerOf(await receiveProductRequest(postOf(fields)));
  expect(refused.result?.error).toEqual({ address: ["required"] });
  await receiveProductRequest(postOf({ ...fields, address: "Rua do Tear, 190" }));
  expect(await rows()).toMatchObject([
    { origin: "sample", email: "bia@example.com", details: { address: "Rua do Tear, 190" } },
  ]);
  expect(await db().select().from(outboxMails).where(eq(outboxMails.kind, "lead"))).toMatchObject([
    { replyTo: "bia@example.com" },
  ]);
});

test("a list of favourites keeps the rugs that exist", async () => {
  await receiveProductRequest(postOf({ form: "favourites", ...person, rugs: "tapete-marola,tapete-nenhum" }));
  expect(await rows()).toMatchObject([
    { origin: "favourites", carpetName: "Tapete Marola", details: { rugs: ["tapete-marola"] } },
  ]);
});

test("several favourites are called rugs, in both mails", async () => {
  const two = { form: "favourites", ...person, reach: "bia@example.com", rugs: "tapete-marola,tapete-duna" };
  await db()
    .insert(products)
    .values({ slug: "tapete-duna", document: { name: { "pt-BR": "Duna" } } });
  await receiveProductRequest(postOf(two, { path: "/es/favoritos" }));
  const mails = await db().select().from(outboxMails);
  expect(mails.find(({ kind }) => kind === "confirmation")?.text).toMatch(/Alfombras: .*Duna/);
  expect(mails.find(({ kind }) => kind === "lead")?.text).toMatch(/Tapetes: .*Duna/);
});

test("a rug that is no longer there does not lose the request", async () => {
  await receiveProductRequest(postOf({ form: "quote", ...person, product: newId() }));
  expect(await rows()).toMatchObject([{ productId: null, carpetName: "" }]);
});

const confirmations = () => db().select().from(outboxMails).where(eq(outboxMails.kind, "confirmation"));

test("whoever gives an e-mail is confirmed what they asked for, on the page and by one mail in their language", async () => {
  const typed = { name: "Compre já em mau.example", message: "Veja http://mau.example" };
  const fields = { form: "quote", ...person, ...typed, reach: "eva@example.com", product: MAROLA };
  const keyed = { ...fields, size: "250 × 350 cm", submissionKey: "e".repeat(32) };
  const firstResponse = answerOf(
    await receiveProductRequest(postOf(keyed, { path: "/es/produtos/tapete-marola" })),
  );
  expect(firstResponse.confirmation).toMatchObject({
    title: "Solicitud de presupuesto enviada",
    facts: [
      { term: "Alfombra", value: "Alfombra Marola" },
      { term: "Medida", value: "250 × 350 cm" },
      { term: "Precio", value: expect.stringMatching(/2\.190/) },
      { term: "Plazo", value: "105 días" },
    ],
    next: [
      "Respondemos en un día laborable, con precio, plazo y transporte.",
      "La respuesta irá a eva@example.com.",
    ],
  });
  const again = answerOf(await receiveProductRequest(postOf(keyed, { path: "/es/produtos/tapete-marola" })));
  expect(again.confirmation).toEqual(firstResponse.confirmation);
  const [mail, ...more] = await confirmations();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "eva@example.com",
    subject: "Solicitud de presupuesto enviada: Alfombra Marola",
    aboutEntity: "leads",
  });
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain("250 × 350 cm");
    expect(words).toContain("Qué pasa ahora");
    expect(words).toContain("Respondemos en un día laborable");
    expect(words).toContain("105 días");
    expect(words).toContain("no se enviará nada más");
    expect(words).not.toContain("mau.example");
  }
  expect(mail?.html).toContain('<html lang="es">');
  expect(mail?.html?.match(/<td[^>]*border-left/g)).toHaveLength(9);
  expect(mail?.html).toContain("/es/produtos/tapete-marola/ficha.pdf");
});

test("without an address of the site a confirmation has nothing of a request's forged host", async () => {
  Object.assign(env(), { publicUrl: undefined });
  const fields = { form: "quote", ...person, reach: "eva@example.com", product: MAROLA };
  await receiveProductRequest(postOf(fields, { path: "/produtos/tapete-marola" }));
  const [mail] = await confirmations();
  expect(mail?.html).toContain("Tapete Marola");
  expect(`${mail?.text}${mail?.html}`).not.toContain("ficha.pdf");
});

test("a confirmation says back what was chosen and what was written, as plain text", async () => {
  const fields = {
    ...{ form: "exclusive-access", profession: "interiors", name: "Caio Reis", company: "Estúdio Reis" },
    ...{ email: "caio@example.com", whatsapp: "+55 11 97777-6666", city: "Recife", consent: "on" },
    project: "Um hotel <i>em</i> Recife",
  };
  await receiveRequest(postOf(fields, { path: "/en/acesso-exclusivo" }), requestHandler(tradeRequest));
  const [mail] = await confirmations();
  expect(mail).toMatchObject({ recipient: "caio@example.com", subject: "Access request sent" });
  expect(mail?.text).toContain("You work in: Interiors\n\nYour message:\n> Um hotel <i>em</i> Recife\n");
  expect(mail?.html).toContain("Um hotel &lt;i&gt;em&lt;/i&gt; Recife");
  expect(`${mail?.text}${mail?.html}`).not.toContain("Estúdio Reis");
});

test("what has no column is a detail, for the maker to read in the mail", async () => {
  const visit = defineRequest({
    type: "visit",
    fields: { name: personName(), email: email(), phone: line(), subject: line(), message: text() },
    texts: () => ({
      labels: { phone: "Ramal", subject: "Motivo" },
      submit: "Enviar",
      confirmed: "Pedido enviado",
    }),
    admin: { label: "Visita" },
    consent: { version: "visit-2026-11" },
  });
  const typed = { name: "Ana", email: "ana@example.com", phone: "12", subject: "Fios", message: "Sexta?" };
  expect(
    answerOf(await receiveRequest(postOf({ form: "visit", ...typed }), requestHandler(visit))),
  ).toMatchObject({
    state: "sent",
  });
  expect(await rows()).toMatchObject([{ origin: "visit", details: { phone: "12", subject: "Fios" } }]);
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.kind, "lead"));
  expect(mail).toMatchObject({ subject: "Visita: Ana" });
  expect(mail?.text).toContain("Ramal: 12\nMotivo: Fios\nIdioma: Português\n\nMensagem:\n> Sexta?\n");
});

test("what is typed as a size goes to nobody's mailbox, and a mailbox gets three confirmations in a day", async () => {
  const ask = (reach: string, count: number) =>
    receiveProductRequest(
      postOf({ form: "quote", ...person, reach, product: MAROLA, size: `grande ${count} mau.example` }),
    );
  for (let count = 0; count < 3; count += 1) await ask("eva@example.com", count);
  for (let count = 3; count < 6; count += 1) await ask(`eva+${count}@example.com`, count);
  expect(await rows()).toHaveLength(6);
  const mails = await confirmations();
  expect(mails).toHaveLength(3);
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain("mau.example");
});

test("a request that is sent again and again uses up one confirmation of its mailbox", async () => {
  const ask = (key: string, address: string) =>
    receiveProductRequest(
      postOf(
        {
          form: "quote",
          ...person,
          reach: "eva@example.com",
          product: MAROLA,
          submissionKey: key.repeat(32),
        },
        { address },
      ),
    );
  for (let time = 1; time <= 4; time += 1) await ask("a", `198.51.100.${time}`);
  for (const key of ["b", "c", "d"]) await ask(key, "198.51.100.9");
  expect(await rows()).toHaveLength(4);
  expect(await confirmations()).toHaveLength(3);
});

test("the same request twice is one lead and one mail", async () => {
  const fields = { form: "quote", ...person, submissionKey: "f".repeat(32) };
  await receiveProductRequest(postOf(fields));
  await receiveProductRequest(postOf(fields));
  expect(await rows()).toHaveLength(1);
  expect(await db().$count(outboxMails)).toBe(1);
});

test("who cannot be answered is asked how", async () => {
  const { reach: _, ...nobody } = person;
  expect(answerOf(await receiveProductRequest(postOf({ form: "quote", ...nobody }))).result?.error).toEqual({
    reach: ["reachMissing"],
  });
  expect(
    answerOf(await receiveProductRequest(postOf({ form: "quote", ...person, reach: "12" }))).result?.error,
  ).toEqual({
    reach: ["reachInvalid"],
  });
});

test("a professional's request keeps what the programme asks for", async () => {
  const fields = {
    form: "exclusive-access",
    profession: "interiors",
    name: "Caio Reis",
    company: "Estúdio Reis",
    email: "caio@example.com",
    whatsapp: "+55 11 97777-6666",
    city: "Recife",
    project: "Um hotel",
    consent: "on",
  };
  const path = "/acesso-exclusivo";
  expect(
    answerOf(await receiveRequest(postOf(fields, { path }), requestHandler(tradeRequest))),
  ).toMatchObject({
    state: "sent",
  });
  expect(await rows()).toMatchObject([
    {
      origin: "exclusive-access",
      email: "caio@example.com",
      message: "Um hotel",
      details: { profession: "interiors", company: "Estúdio Reis", city: "Recife", registration: "" },
    },
  ]);
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.kind, "lead"));
  expect(mail?.text).toContain("Profissão: Interiores\nEscritório ou loja: Estúdio Reis\nCidade: Recife");
  const empty = answerOf(
    await receiveRequest(postOf({ form: "exclusive-access" }, { path }), requestHandler(tradeRequest)),
  );
  expect(empty.result?.error).toEqual({
    profession: ["chooseOne"],
    name: ["nameShort"],
    company: ["required"],
    email: ["emailInvalid"],
    whatsapp: ["whatsappInvalid"],
    city: ["required"],
    consent: ["consentRequired"],
  });
});
