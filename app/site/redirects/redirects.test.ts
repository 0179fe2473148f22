import { beforeAll, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner, type OwnerResponse } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const SCREEN = "/admin/redirecionamentos";
const RUG = "/produtos/tapete-ocean-blue";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

async function leadsTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(app.url + path, { redirect: "manual" });
  return [status, headers.get("location")];
}
const add = (from: string, to: string) => owner.post(SCREEN, { from, to });
const removedIn = ({ html }: OwnerResponse) => /name="removed" value="([^"]+)"/.exec(html)?.[1] ?? "";
const idOf = async (from: string) => {
  const { html } = await owner.get(`${SCREEN}?q=${encodeURIComponent(from)}`);
  return /name="of" value="own"[^>]*>\s*<input[^>]*name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
};

test("an address of a former site leads to a page, however it is spelled, until it is removed", async () => {
  expect(await leadsTo("/loja/tapete-azul")).toEqual([404, null]);
  const added = await add(`${app.url}/Loja/Tapete-Azul/`, app.url + RUG);
  expect(noticesOf(added)).toContain("Redirecionamento criado");
  for (const path of ["/loja/tapete-azul", "/Loja/Tapete-AZUL/"])
    expect(await leadsTo(path)).toEqual([301, RUG]);
  const fromFair = await leadsTo("/loja/tapete-azul?utm_source=feira&medida=200x300");
  expect(fromFair).toEqual([301, `${RUG}?utm_source=feira&medida=200x300`]);

  const removed = await owner.post(SCREEN, { intent: "remove", of: "own", id: await idOf("/loja") });
  expect(noticesOf(removed)).toContain("Redirecionamento excluído Fica 30 dias na Lixeira.");
  expect((await owner.get("/admin/lixeira")).html).toContain("/loja/tapete-azul");
  expect(await leadsTo("/loja/tapete-azul")).toEqual([404, null]);
  const back = await owner.post(SCREEN, { intent: "undelete", removed: removedIn(removed) });
  expect(noticesOf(back)).toContain("Redirecionamento de volta");
  expect(await leadsTo("/loja/tapete-azul")).toEqual([301, RUG]);
});

test("former addresses of rugs and collections are listed, removed and brought back", async () => {
  const { html } = await owner.get(`${SCREEN}?q=ocean-blue`);
  expect(html).toContain('href="/produtos/ocean-blue"');
  expect(html).toContain("Tapete Ocean Blue");
  expect(html).toContain("Não vai para a Lixeira");
  expect(await leadsTo("/produtos/ocean-blue")).toEqual([301, RUG]);
  const removed = await owner.post(SCREEN, { intent: "remove", of: "products", id: "ocean-blue" });
  expect(noticesOf(removed)).toContain("Redirecionamento excluído");
  expect(noticesOf(removed)).not.toContain("Lixeira");
  expect(await leadsTo("/produtos/ocean-blue")).toEqual([404, null]);
  const undo = { intent: "undelete", removed: removedIn(removed) };
  expect(noticesOf(await owner.post(SCREEN, undo))).toContain("Redirecionamento de volta");
  expect(await leadsTo("/produtos/ocean-blue")).toEqual([301, RUG]);
  expect(noticesOf(await owner.post(SCREEN, undo))).toContain("Não foi possível desfazer");
});

test.each([
  ["", RUG, "Escreva um endereço."],
  ["/tapetes", RUG, "Este endereço tem uma página"],
  ["/admin/tapetes", RUG, "Este endereço já leva a"],
  ["/produtos/golden-lines", RUG, "Este endereço já leva a /produtos/tapete-golden-lines."],
  ["/antigo?id=3", RUG, "Escreva o endereço sem"],
  ["https://outro.example/antigo", RUG, "Este endereço é de outro site."],
  ["/antigo", "https://outro.example/", "Este endereço é de outro site."],
  ["/antigo", "//outro.example/", "Este endereço é de outro site."],
  ["/antigo", "/nao-ha-esta-pagina", "Não há página neste endereço."],
  ["/antigo", "/Antigo/", "Este endereço volta ao endereço antigo."],
])("from %j to %j is refused in words, and what was typed stays", async (from, to, problem) => {
  const refused = await add(from, to);
  expect(noticesOf(refused)).toContain("O redirecionamento não foi criado");
  expect(refused.html).toContain(problem);
  expect(refused.html).toContain(`value="${to}"`);
});

test("the query of a former address is added to that of its target, which is not overwritten", async () => {
  expect(noticesOf(await add("/loja/azuis", "/tapetes?cor=azul#lista"))).toContain("Redirecionamento criado");
  expect(await leadsTo("/loja/azuis?cor=verde&utm_medium=a%26b")).toEqual([
    301,
    "/tapetes?cor=azul&utm_medium=a%26b#lista",
  ]);
});

test("an address leads on only once, and through another redirect, but in no circle", async () => {
  expect(noticesOf(await add("/primeiro", "/contato"))).toContain("Redirecionamento criado");
  expect((await add("/Primeiro/", "/tapetes")).html).toContain("Este endereço já leva a /contato.");
  expect(noticesOf(await add("/segundo", "/primeiro"))).toContain("Redirecionamento criado");
  expect((await add("/terceiro", "/terceiro#fim")).html).toContain("volta ao endereço antigo");
});
