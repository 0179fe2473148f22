import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type SheetFormat, sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import { openStorage, storage } from "#app/platform/storage/storage.server.ts";
import { exportRequests } from "#app/requests/inbox/export.server.ts";
import { readFilter } from "#app/requests/inbox/inbox.rules.ts";
import { EXPORT_COLUMNS } from "#app/requests/inbox/lead-export-columns.ts";
import { saveNotes } from "#app/requests/inbox/request/request-changes.server.ts";
import { REQUEST_ORIGINS } from "#app/requests/inbox/requests.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { erasePerson } from "#app/requests/personal-data/erase-person.server.ts";
import { erasures } from "#app/requests/personal-data/erasures.table.ts";
import { findPerson } from "#app/requests/personal-data/person.server.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { readLineFilter } from "../import-export.rules.ts";
import { importLines, imports } from "../import-export.table.ts";
import { confirmImport } from "../imports/confirm-import.server.ts";
import { readImport } from "../imports/import-reading.server.ts";
import { startImport } from "../imports/import-upload.server.ts";
import { writeImport } from "../imports/import-writing.server.ts";
import { getImport, listImports, requestImportCancel, undoImport } from "../imports/imports.server.ts";
import { leadSheetTexts } from "./lead-sheet.texts.ts";

useTestDatabase();

const owner: Editor = { id: "1", email: "dona@urdume.example", role: "admin", sessionId: "s" };
const helper: Editor = { id: "2", email: "ana@urdume.example", role: "editor", sessionId: "t" };
const NOW = new Date("2026-11-20T15:00:00Z");
const ALL = readFilter(new URLSearchParams(), REQUEST_ORIGINS);
const EVERY_LINE = readLineFilter(new URLSearchParams());
const TABLES = [imports, leads, messages, outboxMails, newsletterSubscriptions, consents, erasures];
const FORMATS: SheetFormat[] = ["csv", "xlsx"];
const realNow = clock.now;

beforeAll(() => openStorage());
beforeEach(async () => {
  clock.now = () => NOW;
  for (const table of TABLES) await db().delete(table);
});
afterEach(() => {
  clock.now = realNow;
});

async function exported(format: SheetFormat): Promise<Buffer> {
  const response = await sheetResponse(format, {
    name: "leads",
    columns: EXPORT_COLUMNS,
    batches: exportRequests(owner, ALL),
  });
  return Buffer.from(await response.arrayBuffer());
}

const sheetOf = (...lines: string[]) => Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`);

async function bring(content: Buffer): Promise<string> {
  const columns = { known: [], notes: [], unknown: [] };
  const [row] = await db()
    .insert(imports)
    .values({ kind: "leads", sheetName: "ana-silva.csv", startedBy: owner.id, columns })
    .returning({ id: imports.id });
  const id = row?.id ?? "";
  await storage().put(PRIVATE_BUCKET, `imports/${id}/sheet`, Readable.from([content]), {
    contentType: "application/octet-stream",
    cacheControl: "private, no-store",
  });
  await readImport({ id, editor: owner }, new AbortController().signal);
  return id;
}

async function shown(id: string) {
  const found = await getImport(owner, id, EVERY_LINE);
  return { ...found?.counts, state: found?.head.state, lines: found?.lines ?? [] };
}

async function write(id: string): Promise<string | undefined> {
  await db().update(imports).set({ state: "writing" }).where(eq(imports.id, id));
  await writeImport({ id, editor: owner }, new AbortController().signal);
  return (await db().select().from(imports).where(eq(imports.id, id)))[0]?.state;
}

async function kept() {
  const plain = ({ searchWords: _, updatedAt: __, submissionKey: ___, ...row }: Record<string, unknown>) =>
    row;
  const rows = [...(await db().select().from(leads)), ...(await db().select().from(messages))];
  return rows.map(plain).toSorted((one, other) => String(one.id).localeCompare(String(other.id)));
}

async function addEverybody(): Promise<void> {
  const moments = {
    createdAt: new Date("2026-11-01T11:12:00Z"),
    lastContactAt: new Date("2026-11-02T12:00:00Z"),
  };
  const consent = { consentAt: moments.createdAt, consentVersion: "quote-2026-11" };
  await db()
    .insert(leads)
    .values([
      {
        ...{
          ...moments,
          ...consent,
          origin: "simulator",
          name: "=HYPERLINK(1)",
          whatsapp: "+55 11 98888-7777",
        },
        ...{ carpetName: "@Scallop", carpetSize: "200 × 300 cm", originPath: "/simulador" },
        ...{ message: '-2+3;\n"aspas"', notes: "'=já", priceCents: 469_050, priceCurrency: "BRL" },
        ...{ details: { shape: "round", city: "São Paulo" }, locale: "es", status: "proposal" },
        ...{ remindOn: "2026-12-01", answeredAt: moments.lastContactAt },
      },
      { ...moments, origin: "sheet", name: "Caio", email: "caio@example.com", status: "won" },
    ]);
  const message = { subject: "Limpeza", message: "Como limpo?", status: "read" } as const;
  await db()
    .insert(messages)
    .values({ ...moments, ...consent, ...message, name: "Bia", email: "bia@example.com", phone: "ramal 3" });
}

test.each(FORMATS)(
  "what was exported as %s changes nothing at home and arrives whole elsewhere",
  async (format) => {
    await addEverybody();
    const before = await kept();
    const sheet = await exported(format);
    expect(await shown(await bring(sheet))).toMatchObject({
      state: "ready",
      unchanged: 3,
      changed: 0,
      refused: 0,
    });

    await db().delete(leads);
    await db().delete(messages);
    const id = await bring(sheet);
    expect(await shown(id)).toMatchObject({ state: "ready", new: 3, refused: 0 });
    expect(await db().$count(leads)).toBe(0);
    expect(await write(id)).toBe("done");
    expect(await kept()).toEqual(before);
    expect(await db().$count(outboxMails)).toBe(0);
    expect(await db().$count(newsletterSubscriptions)).toBe(0);
    expect(await db().$count(consents)).toBe(0);
    // A file may be named after a person, and the audit log is kept for good.
    expect(
      (await db().select().from(audit).orderBy(audit.number))
        .filter(({ action }) => action === "imported")
        .at(-1),
    ).toMatchObject({
      ...{ actor: owner.email, about: "/admin/leads", details: { lines: 3 } },
    });
    expect(await storage().stat(PRIVATE_BUCKET, `imports/${id}/sheet`)).toBeNull();

    await undoImport(owner, id);
    expect(await kept()).toEqual([]);
  },
);

test("a sheet of another system has no ids: who wrote when is one request, however often it is brought", async () => {
  const sheet = sheetOf(
    "Nome;Telefone;E-mail;Recebido;Mensagem",
    "Ana;;Ana@Example.com;19/11/2026 10:00;Azul",
    "Caio;11 98888-7777;;18/11/2026;",
  );
  const [first, second] = [await bring(sheet), await bring(sheet)];
  expect(await write(first)).toBe("done");
  expect(await db().select().from(leads).where(eq(leads.name, "Ana"))).toMatchObject([
    { origin: "sheet", email: "ana@example.com", status: "new", consentAt: null, consentVersion: null },
  ]);
  // It was read before the first was written, and would duplicate everybody.
  expect(await write(second)).toBe("failed");
  expect(await shown(await bring(sheet))).toMatchObject({ unchanged: 2, new: 0 });
  expect((await findPerson(owner, { emails: [], phones: ["+55 11 98888 7777"] })).leads).toHaveLength(1);
});

test("state, note and reminder change and come back; what somebody did meanwhile is not undone", async () => {
  await addEverybody();
  const before = await kept();
  const [caio] = await db().select().from(leads).where(eq(leads.name, "Caio"));
  const sheet = sheetOf(
    "Identificação;Situação;Anotações;Lembrar em;Nome;E-mail;Recebido",
    `${caio?.id};perdido;'=1+1;01/12/2026;;;`,
    ";;;;Duda;duda@example.com;19/11/2026 10:00",
  );
  const id = await bring(sheet);
  expect(await shown(id)).toMatchObject({ changed: 1, new: 1, refused: 0 });
  expect(await write(id)).toBe("done");
  expect((await db().select().from(leads).where(eq(leads.name, "Caio")))[0]).toMatchObject({
    ...{ status: "lost", notes: "=1+1", remindOn: "2026-12-01" },
  });
  const [duda] = await db().select().from(leads).where(eq(leads.name, "Duda"));
  await saveNotes(owner, duda?.id ?? "", "Ligou", "");
  expect(await undoImport(owner, id)).toMatchObject({ state: "stale" });
  await saveNotes(owner, duda?.id ?? "", "", "Ligou");
  expect(await undoImport(owner, id)).toEqual({ state: "undone" });
  expect(await kept()).toEqual(before);
});

test("a state that means contact counts as one, so that the request is kept from now on, until it is undone", async () => {
  await addEverybody();
  const before = await kept();
  const caio = async () => (await db().select().from(leads).where(eq(leads.name, "Caio")))[0];
  const id = await bring(
    sheetOf("Identificação;Situação;Anotações", `${(await caio())?.id};perdido;Caro demais`),
  );
  expect(await write(id)).toBe("done");
  expect(await caio()).toMatchObject({ status: "lost", lastContactAt: NOW });
  expect(await undoImport(owner, id)).toEqual({ state: "undone" });
  expect(await kept()).toEqual(before);
});

test("one wrong line is named, and nothing of the sheet is written", async () => {
  const id = await bring(
    sheetOf("Nome;E-mail;Recebido", "Ana;ana@example.com;ontem", "Bia;b@example.com;19/11/2026"),
  );
  const { lines, ...counts } = await shown(id);
  expect(counts).toMatchObject({ state: "ready", new: 1, refused: 1 });
  expect(lines[0]?.problems).toEqual([
    { column: "received", value: "ontem", problem: leadSheetTexts.problems.moment },
  ]);
  expect(await confirmImport(owner, id)).toBe(false);
  expect(await db().$count(leads)).toBe(0);
  const headless = await bring(sheetOf("Nome;Mensagem", "Ana;Oi"));
  expect((await shown(headless)).state).toBe("failed");
});

test("who was erased stays erased, and leaves the imports that show them", async () => {
  const sheet = sheetOf(
    "Nome;E-mail;Recebido",
    "Ana;ana@example.com;19/11/2026 10:00",
    "Bia;b@example.com;19/11/2026",
  );
  const written = await bring(sheet);
  await write(written);
  const waiting = await bring(sheetOf("Nome;E-mail;Recebido", "Ana;ana@example.com;18/11/2026 10:00"));
  expect(await erasePerson(owner, { emails: ["ana@example.com"], phones: [] })).toMatchObject({
    counts: { leads: 1 },
  });
  expect(JSON.stringify(await db().select().from(importLines))).not.toMatch(/ana/i);
  expect(await db().$count(importLines, eq(importLines.importId, waiting))).toBe(0);

  const again = await shown(await bring(sheet));
  expect(again).toMatchObject({ refused: 1, unchanged: 1 });
  expect(again.lines[0]?.problems[0]?.problem).toBe(leadSheetTexts.problems.erased);
  expect(JSON.stringify(await db().select().from(importLines))).not.toMatch(/ana/i);
  expect(await undoImport(owner, written)).toEqual({ state: "undone" });
  expect(await db().$count(leads)).toBe(0);
});

test("who stands only in lines of an import is found there, erased with a receipt, and does not come back", async () => {
  await addEverybody();
  const caio = (await kept()).find(({ name }) => name === "Caio");
  const sheet = sheetOf(
    "Identificação;Nome;E-mail;Telefone;Recebido",
    ...[";Ana;ana@example.com;;ontem", `${caio?.id};Caio;Ana@Example.com;;`],
    ...[";Ana Silva;Ana <ana@example.com>;11 97777-6666;19/11/2026", ";Duda;d@example.com;;18/11/2026"],
  );
  const found = async (emails: string[], phones: string[]) =>
    (await findPerson(owner, { emails, phones })).imported.length;
  expect(await shown(await bring(sheet))).toMatchObject({ refused: 3, new: 1 });
  expect(await found(["ana@example.com"], [])).toBe(3);
  expect(await found([], ["+55 11 97777-6666"])).toBe(1);
  expect(await found(["na@example.com"], ["11 97777-666"])).toBe(0);
  const counts = { leads: 0, imported: 3 };
  expect(await erasePerson(owner, { emails: ["ana@example.com"], phones: [] })).toMatchObject({ counts });
  expect(await db().$count(importLines)).toBe(1);
  await bring(sheet);
  expect(JSON.stringify(await db().select().from(importLines))).not.toMatch(/ana@/i);
});

test("leads are the administrator's: for an editor such an import is not there", async () => {
  const id = await bring(sheetOf("Nome;E-mail;Recebido", "Ana;ana@example.com;19/11/2026 10:00"));
  expect(await listImports(owner)).toHaveLength(1);
  expect(await listImports(helper)).toEqual([]);
  expect(await getImport(helper, id, EVERY_LINE)).toBeNull();
  expect(await confirmImport(helper, id)).toBe(false);
  expect(await requestImportCancel(helper, id, NOW)).toBe("tooLate");
  expect((await shown(id)).state).toBe("ready");
  const form = new FormData();
  form.set("kind", "leads");
  form.set("sheet", new Blob(["Nome;E-mail;Recebido\r\n"]), "leads.csv");
  const sent = new Request("http://localhost/", { method: "POST", body: form });
  expect(await startImport(helper, sent)).toMatchObject({ ok: false });
  expect(await db().$count(imports)).toBe(1);
  await write(id);
  expect(await undoImport(helper, id)).toEqual({ state: "gone" });
});
