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

test("notes and state that are saved without script stand once, however often they are saved", async () => {
  const { owner, path } = await openRequestOf("Ana Notas");
  expect((await owner.get(path)).html).toMatch(
    /<form[^>]*method="post"(?:(?!<\/form>).)*name="status"(?:(?!<\/form>).)*name="notes"(?:(?!<\/form>).)*<noscript>.*?Salvar/s,
  );
  const notes = async () => (NOTES.exec((await owner.get(path)).html)?.[1] ?? "").replace(/^\n/, "");
  // Browsers post CRLF, whatever they were given.
  const save = (typed: string, before: string) =>
    owner.post(path, {
      status: "won",
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
  expect((await owner.get(path)).html).toMatch(/<option[^>]*value="won"[^>]*selected/);
});

test("a deleted request lies in the trash with who deleted it, and comes back from there", async () => {
  const { owner, path } = await openRequestOf("Ítalo Apagado");
  const trash = "/admin/lixeira";
  const listed = async () => (await owner.get("/admin/leads?q=italo")).html.includes(path);
  await owner.post("/admin/leads", { intent: "remove", id: path.split("/").at(-1) ?? "" });
  expect(await listed()).toBe(false);
  const { html } = await owner.get(trash);
  expect(html.replace(/<[^>]*>/g, "")).toContain("Ítalo ApagadoPedido. Excluiu: Administrador");
  const name = /name="name" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(noticesOf(await owner.post(trash, { intent: "undelete", name }))).toContain("De volta ao lugar");
  expect(await listed()).toBe(true);
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
