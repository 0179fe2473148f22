import { text } from "node:stream/consumers";
import Papa from "papaparse";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { STANDARD_TIME_ZONE, setTimeZone } from "#app/i18n/time-zone.rules.ts";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import { newId } from "#app/platform/ids.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { unzip } from "#tests/support/unzip.ts";
import { exportRequests } from "./export.server.ts";
import { REQUESTS_PER_PAGE, readFilter } from "./inbox.rules.ts";
import { countDue, countNewLeads, getInboxRequest, listDue, listInbox } from "./inbox.server.ts";
import { EXPORT_COLUMNS } from "./lead-export-columns.ts";
import {
  removeRequest,
  saveAnswered,
  saveNotes,
  saveReminder,
  saveStatus,
  undeleteRequest,
} from "./request/request-changes.server.ts";
import { REQUEST_ORIGINS } from "./requests.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const NOW = new Date("2026-11-20T15:00:00Z");
const realNow = clock.now;

beforeEach(async () => {
  clock.now = () => NOW;
  await db().delete(leads);
  await db().delete(messages);
});
afterEach(() => {
  clock.now = realNow;
});

type NewLead = Partial<typeof leads.$inferInsert>;

async function addLead(values: NewLead = {}): Promise<string> {
  const id = newId();
  const consent = { consentAt: NOW, consentVersion: "quote-2026-11" };
  const given = { name: "Ana", origin: "product", createdAt: NOW, lastContactAt: NOW } as const;
  await db()
    .insert(leads)
    .values({ id, ...given, ...consent, ...values });
  return id;
}

async function addMessage(values: Partial<typeof messages.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const written = { name: "Bia", email: "bia@example.com", subject: "Limpeza", message: "Como limpo?" };
  await db()
    .insert(messages)
    .values({ id, createdAt: NOW, lastContactAt: NOW, ...written, ...values });
  return id;
}

const ask = (query: string) => listInbox(editor, readFilter(new URLSearchParams(query), REQUEST_ORIGINS));
const namesOf = async (query: string) => (await ask(query)).rows.map(({ name }) => name);

describe("the list", () => {
  test("has requests and messages in one, newest first, with how many are in each state", async () => {
    await addLead({ name: "Velho", createdAt: new Date("2026-11-01T12:00:00Z"), status: "won" });
    await addMessage({ name: "Meio", createdAt: new Date("2026-11-10T12:00:00Z") });
    await addLead({ name: "Novo", origin: "simulator", carpetName: "Scallop", carpetSize: "200 × 300 cm" });
    const inbox = await ask("");
    expect(inbox.rows.map(({ name }) => name)).toEqual(["Novo", "Meio", "Velho"]);
    expect(inbox).toMatchObject({ total: 3, found: 3, counts: { new: 2, won: 1 } });
    expect(inbox.rows[0]).toMatchObject({ origin: "simulator", subject: "Scallop", size: "200 × 300 cm" });
    expect(inbox.rows[1]).toMatchObject({ origin: "message", subject: "Limpeza", status: "new" });
  });

  test.each([
    ["joao", "João Conceição"],
    ["CONCEICAO joão", "João Conceição"],
    ["jose", "Jose\u0301 Decomposto"],
    ["98888-7777", "João Conceição"],
    ["11988887777", "João Conceição"],
    ["11 98888", "João Conceição"],
    ["recife", "Arquiteta"],
    ["marola", "Arquiteta"],
    ["bia@example", "Bia"],
    ["33334444", "Bia"],
  ])("finds by %j", async (query, name) => {
    await addLead({ name: "João Conceição", whatsapp: "(11) 98888-7777" });
    await addLead({ name: "Jose\u0301 Decomposto", email: "ze@example.com" });
    await addLead({ name: "Arquiteta", carpetName: "Tapete Marola", details: { city: "Recife" } });
    await addMessage({ phone: "(21) 3333-4444" });
    expect(await namesOf(new URLSearchParams({ q: query }).toString())).toEqual([name]);
  });

  test("signs that mean something to the database are only letters in a search", async () => {
    await addLead({ name: "100% lã_pura" });
    await addLead({ name: "Outro" });
    expect(await namesOf("q=100%25")).toEqual(["100% lã_pura"]);
    expect(await namesOf("q=_")).toEqual(["100% lã_pura"]);
    expect(await namesOf("q=%25")).toEqual(["100% lã_pura"]);
    expect(await namesOf("q=%5C")).toEqual([]);
  });

  test("is narrowed by origin, state and the maker's own days", async () => {
    await addLead({ name: "Ontem", createdAt: new Date("2026-11-20T02:59:00Z"), status: "proposal" });
    await addLead({ name: "Hoje", createdAt: new Date("2026-11-20T03:00:00Z"), origin: "sample" });
    await addMessage({ name: "Mensagem", status: "answered", createdAt: new Date("2026-11-20T04:00:00Z") });
    expect(await namesOf("de=2026-11-20")).toEqual(["Mensagem", "Hoje"]);
    expect(await namesOf("ate=2026-11-19")).toEqual(["Ontem"]);
    expect(await namesOf("origem=sample")).toEqual(["Hoje"]);
    expect(await namesOf("origem=message&situacao=answered")).toEqual(["Mensagem"]);
    expect(await namesOf("situacao=proposal")).toEqual(["Ontem"]);
    expect(await namesOf("situacao=answered")).toEqual(["Mensagem"]);
    expect(await namesOf("situacao=nenhuma&origem=x&de=ontem&pagina=-1")).toHaveLength(3);
  });

  test("comes in pages that neither repeat nor leave out anybody, even of the same moment", async () => {
    const many = REQUESTS_PER_PAGE + 5;
    for (let at = 0; at < many; at++) await addLead({ name: `Pessoa ${at}` });
    const [first, second] = [await ask(""), await ask("pagina=2")];
    expect(first.rows).toHaveLength(REQUESTS_PER_PAGE);
    expect(second.rows).toHaveLength(5);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(many);
    for (const { id } of second.rows) await removeRequest(editor, id);
    const left = await ask("pagina=2");
    expect([left.page, left.rows.length], "the last page that exists").toEqual([1, REQUESTS_PER_PAGE]);
  });
});

describe("a request", () => {
  test("that was answered is no longer new, and what was due is done", async () => {
    const id = await addLead({
      lastContactAt: new Date("2026-01-01T00:00:00Z"),
      remindOn: "2026-11-19",
    });
    expect(await countNewLeads(editor)).toBe(1);
    expect(await countDue(editor)).toBe(1);
    expect(await saveAnswered(editor, id)).toBe(true);
    const request = await getInboxRequest(editor, id);
    expect(request?.row).toMatchObject({
      status: "in-contact",
      answeredAt: NOW,
      lastContactAt: NOW,
      remindOn: null,
    });
    expect([await countNewLeads(editor), await countDue(editor)]).toEqual([0, 0]);
  });

  test("that is further on stays there when it is answered again; a message becomes answered", async () => {
    const [proposal, message] = [await addLead({ status: "proposal" }), await addMessage()];
    await saveAnswered(editor, proposal);
    await saveAnswered(editor, message);
    expect((await getInboxRequest(editor, proposal))?.row.status).toBe("proposal");
    expect((await getInboxRequest(editor, message))?.row.status).toBe("answered");
  });

  test("comes up on the day of its reminder, the longest waiting first", async () => {
    const [late, today, later] = [await addLead(), await addMessage(), await addLead()];
    await saveReminder(editor, late, "2026-11-18");
    await saveReminder(editor, today, "2026-11-20");
    await saveReminder(editor, later, "2026-11-21");
    expect((await listDue(editor)).map(({ id }) => id)).toEqual([late, today]);
    onTestFinished(() => setTimeZone(STANDARD_TIME_ZONE));
    setTimeZone("Europe/Madrid");
    await saveReminder(editor, later, "2026-11-23");
    setTimeZone(STANDARD_TIME_ZONE);
    expect((await getInboxRequest(editor, later))?.row.remindOn, "whatever zone it was set in").toBe(
      "2026-11-23",
    );
    await saveReminder(editor, late, null);
    expect((await listDue(editor)).map(({ id }) => id)).toEqual([today]);
  });

  test("keeps notes without counting them as contact; a state that means contact counts", async () => {
    const before = new Date("2026-01-01T00:00:00Z");
    const id = await addLead({ lastContactAt: before });
    await saveNotes(editor, id, "Mandar amostra de ferrugem", "");
    // Somebody else, who had not seen it yet.
    await saveNotes(editor, id, "Prefere WhatsApp", "");
    expect((await getInboxRequest(editor, id))?.row).toMatchObject({
      notes: "Mandar amostra de ferrugem\nPrefere WhatsApp",
      lastContactAt: before,
    });
    await saveStatus(editor, id, "proposal");
    expect((await getInboxRequest(editor, id))?.row.lastContactAt).toEqual(NOW);
  });

  test("that is deleted is nowhere, and comes back whole", async () => {
    const id = await addLead({ notes: "Importante", remindOn: "2026-11-19" });
    const before = (await getInboxRequest(editor, id))?.row;
    expect(await removeRequest(editor, id)).toBe(true);
    expect(await getInboxRequest(editor, id)).toBeNull();
    expect(await ask("")).toMatchObject({ rows: [], total: 0 });
    expect([await countNewLeads(editor), await countDue(editor)]).toEqual([0, 0]);
    expect(await saveNotes(editor, id, "tarde demais", "")).toBe(false);
    expect(await removeRequest(editor, id)).toBe(false);
    expect(await undeleteRequest(editor, id)).toBe(true);
    expect((await getInboxRequest(editor, id))?.row).toEqual({ ...before, updatedAt: expect.any(Date) });
    expect(await undeleteRequest(editor, id)).toBe(false);
  });
});

describe("the export", () => {
  const sheet = (query: string) => ({
    name: "leads",
    columns: EXPORT_COLUMNS,
    batches: exportRequests(editor, readFilter(new URLSearchParams(query), REQUEST_ORIGINS)),
  });

  test("has every request once, though some arrive and leave while it is made", async () => {
    const rows = Array.from({ length: 600 }, (_, at) => ({
      ...{ id: newId(), name: `p${at}`, origin: "product" as const },
      ...{ createdAt: new Date(NOW.getTime() - at), lastContactAt: NOW },
    }));
    await db().insert(leads).values(rows);
    for (const happens of ["arrived", "left"]) {
      const exported: string[] = [];
      for await (const part of exportRequests(editor, readFilter(new URLSearchParams(), REQUEST_ORIGINS))) {
        exported.push(...part.map(({ row }) => row.name));
        if (exported.length !== part.length) continue;
        if (happens === "arrived") await addLead({ createdAt: new Date(NOW.getTime() + 1) });
        else await removeRequest(editor, rows[0]?.id ?? "");
      }
      const known = exported.filter((name) => name.startsWith("p"));
      expect(known.toSorted(), happens).toEqual(rows.map(({ name }) => name).toSorted());
    }
  });

  test("is the filtered list, in a form that Excel in Portuguese opens and calculates nothing of", async () => {
    await addLead({
      name: '=HYPERLINK("http://evil.example";"Ana")',
      whatsapp: "+55 11 98888-7777",
      message: 'Linha um;\n"linha dois"',
      priceCents: 469_050,
      priceCurrency: "BRL",
      details: { shape: "round", city: "São Paulo" },
    });
    await addLead({ name: "@SUM(1+1)", origin: "sample" });
    await addMessage({ subject: "-2+3" });
    await addMessage({ subject: "＝1+1" });
    const response = await sheetResponse("csv", sheet("origem=product"));
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="leads-2026-11-20.csv"');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const csv = await text(response.body as never);
    const [head, ...lines] = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), {
      delimiter: ";",
      skipEmptyLines: true,
    }).data;
    expect(Buffer.from(await (await sheetResponse("csv", sheet(""))).arrayBuffer()).subarray(0, 3)).toEqual(
      Buffer.from([0xef, 0xbb, 0xbf]),
    );
    expect(head?.slice(0, 4)).toEqual(["Recebido", "Origem", "Situação", "Nome"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual(
      expect.arrayContaining([
        "20/11/2026 12:00",
        `'=HYPERLINK("http://evil.example";"Ana")`,
        "'+55 11 98888-7777",
        'Linha um;\n"linha dois"',
        "4690,5",
        "Forma: Redondo; Cidade: São Paulo",
      ]),
    );
    const all = await (await sheetResponse("csv", sheet(""))).text();
    expect(all).toContain(`"'@SUM(1+1)"`);
    expect(all).toContain(`"'-2+3"`);
    expect(all).toContain(`"'＝1+1"`);
  });

  test("has everybody once, however many there are", async () => {
    const rows = Array.from({ length: 1203 }, (_, at) => ({
      id: newId(),
      name: `Pessoa ${at}`,
      origin: "product" as const,
      consentAt: NOW,
      consentVersion: "quote-2026-11",
      createdAt: NOW,
    }));
    await db().insert(leads).values(rows);
    const csv = await (await sheetResponse("csv", sheet(""))).text();
    const names = csv.match(/Pessoa \d+/g) ?? [];
    expect(names).toHaveLength(1203);
    expect(new Set(names).size).toBe(1203);
  });

  test("as a workbook holds words and numbers, never formulas", async () => {
    await addLead({ name: "=1+1", message: "sino\u0007", priceCents: 100_000, priceCurrency: "EUR" });
    const bytes = Buffer.from(await (await sheetResponse("xlsx", sheet(""))).arrayBuffer());
    const files = unzip(bytes);
    const page = String(files.get("xl/worksheets/sheet1.xml"));
    const words = String(files.get("xl/sharedStrings.xml"));
    expect(words).toContain("=1+1");
    expect(words).toContain(">sino<");
    expect(page).not.toContain("<f>");
    expect(page).toContain("<v>1000</v>");
  });
});
