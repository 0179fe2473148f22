import { beforeAll, expect, test } from "vitest";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const MENU = "/admin/configuracoes/menu";
const NEW_PAGE = "/admin/paginas-criadas/novo";
const ENTRIES = ["curation", "rugs", "story", "simulator", "contact"];

const siteSays = async (path: string) => (await fetch(app.url + path)).text();

/** Names of the links in the header's row, in order. */
async function rowOf(path: string): Promise<string[]> {
  const [, row = ""] = /<nav[^>]*>(<ul>.*?)<button/s.exec(await siteSays(path)) ?? [];
  return [...row.matchAll(/<a [^>]*>([^<]*)</g)].map(([, name = ""]) => name);
}

async function createPage(fields: Record<string, string>): Promise<string> {
  const known = await pageIds();
  await owner.post(NEW_PAGE, { lead: "", body: "Um texto.", place: "none", active: "on", ...fields });
  return (await pageIds()).find((id) => !known.includes(id)) ?? "";
}

async function pageIds(): Promise<string[]> {
  const { html } = await owner.get("/admin/paginas-criadas");
  return [...html.matchAll(/href="\/admin\/paginas-criadas\/([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
}

const order = (entries: string[], more: Record<string, string> = {}) =>
  owner.post(MENU, { panel: "menuOrder", "menu.order": entries, ...more });

test("a page that the owner made stands at its place among the menu's entries, as a draft first", async () => {
  const id = await createPage({
    title: "Cuidados",
    "es.title": "Cuidado de la alfombra",
    "es.menuName": "Cuidado",
  });
  const form = await owner.get(MENU);
  expect(form.html).toContain("Pôr “Cuidados” no menu");
  expect(await siteSays("/contato")).not.toContain("/pagina/cuidados");

  const entries = ["curation", id, ...ENTRIES.slice(1)];
  const kept = await order(entries, { "save-as": "draft" });
  expect(kept.html).toMatch(/<b>Cuidados<\/b>.*Página criada · sem título em inglês/);
  expect(await siteSays("/contato")).not.toContain("/pagina/cuidados");

  await order(entries, { "save-as": "publish" });
  expect(await rowOf("/contato")).toEqual([
    ...["Curadoria", "Cuidados", "Tapetes", "Nossa História", "Simulador", "Contato"],
  ]);
  expect(await rowOf("/es/contato")).toContain("Cuidado");
  expect(await siteSays("/es/contato")).toContain('href="/es/pagina/cuidados"');
  expect(await siteSays("/en/contato")).not.toContain("/pagina/cuidados");
  const history = await owner.get("/admin/historico");
  expect(history.html).toContain("Cuidados");
});

test("the menu leaves out a page that is switched off or in the trash, and takes it back at its place", async () => {
  const id = await createPage({ title: "Imprensa", slug: "imprensa" });
  await order([...ENTRIES.slice(0, 1), id, ...ENTRIES.slice(1)]);
  expect((await rowOf("/contato"))[1]).toBe("Imprensa");

  const page = { title: "Imprensa", lead: "", body: "Um texto.", place: "menu", slug: "imprensa" };
  await owner.post(`/admin/paginas-criadas/${id}`, { ...page, active: "" });
  expect(await siteSays("/contato")).not.toContain("/pagina/imprensa");
  expect((await owner.get(MENU)).html).toContain("Página criada · ainda não está no site");
  await owner.post(`/admin/paginas-criadas/${id}`, { ...page, active: "on" });
  const shown = await siteSays("/contato");
  // In the row, in "Mais" for windows where the row has no room, and in the menu of phones: in each once.
  expect(shown.match(/href="\/pagina\/imprensa"/g)).toHaveLength(3);

  const removed = await owner.post("/admin/paginas-criadas", { intent: "remove", id });
  expect(await siteSays("/contato")).not.toContain("/pagina/imprensa");
  expect((await owner.get(MENU)).html).toContain("volta ao menu se sair da Lixeira");
  const undo = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
  await owner.post("/admin/paginas-criadas", { intent: "undelete", removed: undo });
  expect((await rowOf("/contato"))[1]).toBe("Imprensa");
});

test("what is no entry and no page's id is refused", async () => {
  const refused = await order([...ENTRIES, "javascript:alert(1)"]);
  expect(refused.html).toContain("Confira os campos");
});
