import pg from "pg";
import { expect, test } from "vitest";
import { newOwner, noticesOf } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

const NOTES = /<textarea[^>]*name="notes"[^>]*>([^<]*)</;

async function openRequestOf(name: string) {
  const fields = { form: "quote", name, reach: "(11) 98888-7777", consent: "on" };
  await fetch(`${app.url}/produtos/tapete-scallop`, { method: "POST", body: new URLSearchParams(fields) });
  const owner = await newOwner(app);
  const list = (await owner.get(`/admin/leads?q=${encodeURIComponent(name)}`)).html;
  const path = /href="(\/admin\/leads\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  return { owner, path };
}

test("notes that are saved without script stand once, however often they are saved", async () => {
  const { owner, path } = await openRequestOf("Ana Notas");
  const notes = async () => (NOTES.exec((await owner.get(path)).html)?.[1] ?? "").replace(/^\n/, "");
  // Browsers post CRLF, whatever they were given.
  const save = (typed: string, before: string) =>
    owner.post(path, {
      notes: typed.replaceAll("\n", "\r\n"),
      notesBefore: before.replaceAll("\n", "\r\n"),
    });
  const first = "Quer azul\nLigar amanhã";
  await save(first, "");
  expect(await notes()).toBe(first);
  await save(`${first}\nMandar amostra`, await notes());
  expect(await notes()).toBe(`${first}\nMandar amostra`);
  await save(`${first}\nMandar amostra`, await notes());
  expect(await notes()).toBe(`${first}\nMandar amostra`);
});

test("without script a request whose reminder is overdue is changed all the same, and no other past day is taken", async () => {
  const { owner, path } = await openRequestOf("Bia Atrasada");
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query("update leads set remind_on = '2024-05-06' where name = 'Bia Atrasada'");
  await database.end();
  const save = (remindDay: string, notes: string) =>
    owner.post(path, { status: "won", notes, notesBefore: "", remindDay });
  expect((await save("2024-05-06", "Ligou")).html).toContain(">Ligou</textarea>");
  const refused = await save("2024-05-07", "Ligou");
  expect([refused.status, noticesOf(refused)]).toEqual([400, expect.stringContaining("Este dia já passou")]);
});
