import { describe, expect, test } from "vitest";
import { idFrom } from "#app/platform/ids.ts";
import type { Cells } from "../cells.rules.ts";
import { listSheetTexts } from "../lists/list-sheet.texts.ts";
import { readSheet } from "../plan.ts";
import { readDetails, readSheetDate, respelledDetails } from "./lead-cells.ts";
import { LEAD_COLUMNS } from "./lead-columns.ts";
import { planLeads, type RequestRecord } from "./lead-plan.ts";
import { leadSheetTexts } from "./lead-sheet.texts.ts";

const { problems, nobody } = leadSheetTexts;
const TODAY = new Date("2026-11-20T15:00:00Z");
const ID = "019a0000-0000-7000-8000-000000000001";

const PRESENT: Cells = {
  ...{ received: "10/11/2026 08:12", origin: "Simulador", status: "novo", name: "Ana", whatsapp: "" },
  ...{ email: "ana@example.com", message: "=1+1", language: "português", notes: "", reminder: "" },
  ...{ answered: "", lastContact: "12/11/2026 09:00", id: ID },
};
const there = (more: Partial<RequestRecord> = {}): Map<string, RequestRecord> =>
  new Map([[ID, { kind: "lead", cells: PRESENT, isRemoved: false, ...more }]]);

function plan(rows: string[][], requests = there()) {
  return [
    ...planLeads(readSheet(rows, LEAD_COLUMNS), {
      requests,
      idFor: ({ email, whatsapp, received }) =>
        received && (email || whatsapp) ? idFrom(`${email}${whatsapp}${received}`) : "",
      isErased: ({ email }) => email === "gone@example.com",
      today: TODAY,
    }),
  ];
}

const one = (cells: Record<string, string>, requests = there()) =>
  plan([Object.keys(cells), Object.values(cells)], requests)[0];
const problemsOf = (cells: Record<string, string>, requests = there()) =>
  one(cells, requests)?.problems.map(({ column, problem }) => [column, problem]);

const NEW = { Nome: "Bia", "E-mail": "Bia@Example.com", Recebido: "19/11/2026 10:00" };

describe("a request that is here", () => {
  test("is the same when the sheet says the same", () => {
    expect(one({ Identificação: ID.toUpperCase(), Recebido: "2026-11-10 08:12", Nome: "Ana" })).toMatchObject(
      {
        ...{ key: ID, name: "Ana", verdict: "unchanged", changes: [] },
      },
    );
    expect(one({ id: ID, Recebido: "2026-11-10", "Último contato": "01/01/2020 00:00" })?.verdict).toBe(
      "unchanged",
    );
  });

  test("takes another state, note and reminder, and nothing else", () => {
    expect(
      one({ id: ID, Situação: "Proposta", Anotações: "-10%", "Lembrar em": "2026-12-01" }),
    ).toMatchObject({
      verdict: "changed",
      changes: [
        { column: "status", before: "novo", after: "proposta" },
        { column: "notes", before: "", after: "-10%" },
        { column: "reminder", before: "", after: "01/12/2026" },
      ],
    });
    expect(problemsOf({ id: ID, Mensagem: "Outra" })).toEqual([["message", problems.fixed]]);
    expect(problemsOf({ id: ID, "E-mail": "outra@example.com" })).toEqual([["email", problems.fixed]]);
    expect(problemsOf({ id: ID, Situação: "arquivada" })).toEqual([["status", problems.status]]);
    expect(problemsOf({ id: ID, "Lembrar em": "31/02/2027" })).toEqual([["reminder", problems.day]]);
  });

  test("keeps its telephone where a spreadsheet made an amount of it", () => {
    const said = (whatsapp: string, text: string) =>
      one({ id: ID, WhatsApp: text, Anotações: "x" }, there({ cells: { ...PRESENT, whatsapp } }));
    expect(said("011 98888-7777", "11988887777")).toMatchObject({ verdict: "changed", problems: [] });
    expect(said("+55 11 98888-7777", "5511988887777")?.changes.map(({ column }) => column)).toEqual([
      "notes",
    ]);
    expect(said("011 98888-7777", "11988887778")?.problems).toMatchObject([{ problem: problems.fixed }]);
  });

  test("is not touched while it can still be brought back from deletion, nor twice by one sheet", () => {
    expect(problemsOf({ id: ID, Situação: "ganho" }, there({ isRemoved: true }))).toEqual([
      ["id", problems.removed],
    ]);
    const twice = plan([
      ["id", "Situação"],
      [ID, "ganho"],
      ["", ""],
      [ID, "perdido"],
    ]);
    expect(twice.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, "changed"],
      [4, "refused"],
    ]);
    expect(twice[1]?.problems[0]?.problem).toBe(problems.repeated(2));
  });
});

describe("a request that is not here", () => {
  test("is new, of the origin sheet and without a consent when the sheet says neither", () => {
    const line = one(NEW);
    expect(line).toMatchObject({ verdict: "new", name: "Bia", problems: [] });
    const said = Object.fromEntries((line?.changes ?? []).map(({ column, after }) => [column, after]));
    expect(said).toEqual({
      ...{ received: "19/11/2026 10:00", origin: "Planilha", status: "novo", name: "Bia" },
      ...{ email: "bia@example.com", language: "português" },
    });
  });

  test.each<[Record<string, string>, [string, string][]]>([
    [{ "E-mail": "" }, [["email", problems.unreachable]]],
    [{ "E-mail": "bia" }, [["email", problems.email]]],
    [{ "WhatsApp ou telefone": "(...) -- ()" }, [["whatsapp", problems.telephone]]],
    [{ Nome: "" }, [["name", problems.required]]],
    [{ Recebido: "" }, [["received", problems.required]]],
    [{ Recebido: "ontem" }, [["received", problems.moment]]],
    [{ Recebido: "21/11/2026 10:00" }, [["received", problems.future]]],
    [{ Recebido: "19/11/2024 10:00" }, [["lastContact", problems.expired]]],
    [{ Origem: "Feira" }, [["origin", problems.origin]]],
    [{ Situação: "lida" }, [["status", problems.status]]],
    [{ Página: "javascript:alert(1)" }, [["page", problems.page]]],
    [{ Página: "//evil.example" }, [["page", problems.page]]],
    [{ "Preço mostrado": "4690,5" }, [["price", problems.priceAlone]]],
    [
      { "Preço mostrado": "barato", Moeda: "USD" },
      [
        ["price", listSheetTexts.problems.price],
        ["currency", problems.currency],
      ],
    ],
    [{ Consentimento: "19/11/2026 10:00" }, [["consent", problems.consentAlone]]],
    [{ "Outros dados": "qualquer coisa" }, [["details", problems.details]]],
    [{ Origem: "Mensagem de contato", Medida: "2 x 3" }, [["size", problems.ofLeads]]],
    [{ Identificação: "12" }, [["id", problems.id]]],
  ])("%j is refused beside its cell", (cells, expected) => {
    const line = one({ ...NEW, ...cells });
    expect(line?.verdict).toBe("refused");
    expect(line?.problems.map(({ column, problem }) => [column, problem])).toEqual(expected);
  });

  test("an order stays as long as tax law asks, and an old request that was answered lately stays", () => {
    const old = { ...NEW, Recebido: "19/11/2024 10:00" };
    expect(one({ ...old, Situação: "ganho" })?.verdict).toBe("new");
    expect(one({ ...old, Respondido: "01/10/2026 10:00" })?.verdict).toBe("new");
  });

  test("somebody who asked to be forgotten is refused, and the line keeps nothing of them", () => {
    const line = one({ ...NEW, "E-mail": "Gone@example.com", Identificação: idFrom("x") });
    expect(line).toEqual({
      ...{ line: 2, key: "", name: nobody, verdict: "refused", changes: [] },
      problems: [{ column: "email", value: "", problem: problems.erased }],
    });
  });

  test("who is refused is named only with a way to find the line again", () => {
    expect(one({ ...NEW, Recebido: "" })?.changes).toEqual([
      { column: "email", before: "", after: "bia@example.com" },
    ]);
    expect(one({ ...NEW, "E-mail": "" })).toMatchObject({ name: nobody, changes: [] });
  });
});

test("moments are read as people and programs write them", () => {
  const moment = new Date("2026-11-20T11:12:00Z");
  for (const text of ["20/11/2026 08:12", "20/11/2026, 8:12:31", "2026-11-20T08:12", "20/11/2026 08h12"])
    expect([text, readSheetDate(text)]).toEqual([text, moment]);
  for (const text of ["20/13/2026", "20/11/2026 25:00", "46346,34", "20-11-2026"])
    expect([text, readSheetDate(text)]).toEqual([text, null]);
});

test("other data come back as the form kept them", () => {
  const text = "Forma: Redondo; Cidade: São Paulo; SP";
  expect(readDetails(text)).toEqual({ shape: "round", city: "São Paulo; SP" });
  expect(respelledDetails("Cidade: São Paulo; SP;Forma: redondo")).toBe(text);
  expect(respelledDetails("")).toBe("");
  expect(readDetails("Cidade: Recife; Cidade: Olinda")).toBeNull();
});
