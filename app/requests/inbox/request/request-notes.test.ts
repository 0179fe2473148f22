import { expect, test } from "vitest";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

const NOTES = /<textarea[^>]*name="notes"[^>]*>([^<]*)</;

test("notes that are saved without script stand once, however often they are saved", async () => {
  const fields = { form: "quote", name: "Ana Notas", reach: "(11) 98888-7777", consent: "on" };
  await fetch(`${app.url}/produtos/tapete-scallop`, { method: "POST", body: new URLSearchParams(fields) });
  const owner = await newOwner(app);
  const list = (await owner.get("/admin/leads?q=Ana%20Notas")).html;
  const path = /href="(\/admin\/leads\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
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
