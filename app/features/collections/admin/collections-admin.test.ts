import { beforeAll, describe, expect, test } from "vitest";
import { BEGAN_FIELD, textHash } from "#app/i18n/translated-words.ts";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const visit = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
};
const isKept = async (path: string) => !(await fetch(app.url + path)).headers.has("x-request-id");
const idIn = (html: string, name: string) => {
  const at = html.indexOf(`aria-label="Editar ${name}"`);
  return /editar=([0-9a-f-]{36})/.exec(html.slice(Math.max(0, at - 300), at + 300))?.[1] ?? "";
};
const says = ({ html }: { html: string }, words: string) => html.includes(words);
const PICTURE = "/media/areia.jpg";

describe.each([
  ["/admin/destaques", "/principal-br"],
  ["/admin/colecoes", "/colecoes"],
] as const)("%s", (tab, page) => {
  const title = `Fio d'água ${tab.length}`;
  const shown = title.replace("'", "&#x27;");
  const fields = {
    title,
    description: "Lã crua.",
    "es.title": "Hilo de agua",
    priceBrlCents: "R$ 4.890,00",
    priceEurCents: "890",
    imageUrl: PICTURE,
    active: "on",
  };

  test("creates, edits, removes and brings back, and the visitor's next request has it", async () => {
    expect(says(await visit(page), shown)).toBe(false);
    const created = await owner.post(tab, fields);
    expect([created.status, created.path]).toEqual([200, tab]);
    expect(noticesOf(created)).toContain("Produto criado");
    expect(says(await visit(page), shown)).toBe(true);

    const id = idIn(created.html, title.replace("'", "&#x27;"));
    const editing = await owner.get(`${tab}?editar=${id}`);
    expect(says(editing, 'value="Hilo de agua"')).toBe(true);
    expect(says(editing, "Cancelar")).toBe(true);
    const updated = await owner.post(`${tab}?editar=${id}`, { ...fields, id, title: `${title} novo` });
    expect(updated.path).toBe(tab);
    expect(noticesOf(updated)).toContain("Produto atualizado");
    expect(says(await visit(page), `${shown} novo`)).toBe(true);

    const removed = await owner.post(tab, { intent: "remove", id });
    expect(noticesOf(removed)).toContain("Produto excluído");
    expect(says(await visit(page), shown)).toBe(false);
    const token = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
    const back = await owner.post(tab, { intent: "undelete", removed: token });
    expect(noticesOf(back)).toContain("Exclusão desfeita");
    expect(says(await visit(page), `${shown} novo`)).toBe(true);
    expect(says(await owner.get(`${tab}?editar=${id}`), 'value="Hilo de agua"')).toBe(true);
    expect(noticesOf(await owner.post(tab, { intent: "undelete", removed: token }))).toContain(
      "Erro ao salvar",
    );
  });

  test("refuses in words and keeps what was typed", async () => {
    const blank = await owner.post(tab, { ...fields, title: " ", description: "Guardado?" });
    expect(noticesOf(blank)).toContain("Campo obrigatório O título é obrigatório.");
    expect(says(blank, "Guardado?")).toBe(true);
    expect(says(blank, 'value="Hilo de agua"')).toBe(true);
    const address = await owner.post(tab, { ...fields, url: "qualquer coisa" });
    expect(says(address, 'value="qualquer coisa"')).toBe(true);
    expect(says(address, "Escreva um caminho como /tapetes")).toBe(true);
    const picture = await owner.post(tab, { ...fields, imageUrl: "/files/site_assets/products/nada.png" });
    expect(noticesOf(picture)).toContain("Formato inválido");
    const film = await owner.post(tab, { ...fields, imageUrl: "/media/hero.mp4" });
    expect(noticesOf(film)).toContain("Formato inválido");
  });

  test("reports what could not be removed or is not there", async () => {
    const nobody = "01a1fb9e-a970-7535-a786-604283140ed2";
    for (const id of ["", "x", nobody])
      expect(noticesOf(await owner.post(tab, { intent: "remove", id }))).toContain("Erro ao excluir");
    expect(noticesOf(await owner.post(tab, { ...fields, id: nobody }))).toContain("Erro ao salvar");
    expect((await owner.get(`${tab}?editar=${nobody}&pagina=99&q=%25`)).status).toBe(200);
  });

  test("leaves pages alone that show nothing of it", async () => {
    for (const path of [page, "/contato"]) {
      await visit(path);
      expect([path, await isKept(path)]).toEqual([path, true]);
    }
    await owner.post(tab, { ...fields, title: `${title} outra vez` });
    expect(await isKept("/contato")).toBe(true);
    expect(await isKept(page)).toBe(false);
  });
});

test("a renamed collection answers 301 in every language, from any former address", async () => {
  const { html } = await owner.get("/admin/colecoes");
  const id = idIn(html, "Premium");
  const fields = { id, title: "Premium", active: "on", place: "page" };
  expect((await visit("/colecoes/premium")).status).toBe(200);
  await owner.post("/admin/colecoes", { ...fields, slug: "alta-tecelagem" });
  await owner.post("/admin/colecoes", { ...fields, slug: "seda-e-la" });
  for (const language of ["", "/es", "/en"])
    for (const slug of ["premium", "alta-tecelagem"])
      expect(await visit(`${language}/colecoes/${slug}`)).toMatchObject({
        status: 301,
        to: `${language}/colecoes/seda-e-la`,
      });
  expect((await visit("/colecoes/seda-e-la")).status).toBe(200);
  const taken = await owner.post("/admin/colecoes", { ...fields, slug: "natural" });
  expect(says(taken, "Este endereço já é de outra coleção.")).toBe(true);
});

test("a featured place begins from a rug of the catalogue, and its price follows the rug", async () => {
  const tab = "/admin/destaques";
  const choice = await owner.get(`${tab}?de=lua`);
  const id = /tapete=([0-9a-f-]{36})[^>]*>\s*(?:<[^>]+>\s*)*Lua/.exec(choice.html)?.[1] ?? "";
  const begun = await owner.get(`${tab}?tapete=${id}`);
  for (const shown of ['value="Lua"', 'value="/produtos/tapete-lua"', 'name="imageUrl" value="/'])
    expect([shown, says(begun, shown)]).toEqual([shown, true]);
  expect(says(await owner.get(`/admin/tapetes/${id}`), `${tab}?tapete=${id}`)).toBe(true);
  const fields = { title: "Lua", url: "/produtos/tapete-lua", active: "on", imageUrl: PICTURE };
  const saved = await owner.post(`${tab}?tapete=${id}`, fields);
  expect(saved.path).toBe(tab);
  expect(saved.html).toMatch(/R\$\s[\d.]+, do tapete/);
  expect(
    says(await owner.get(`${tab}?de=nenhum+com+este+nome`), "Nenhum tapete do site tem esse nome."),
  ).toBe(true);
});

test("a search without results shows a message", async () => {
  expect(says(await owner.get("/admin/destaques?q=nada+disso"), "Nada encontrado.")).toBe(true);
});

test("a translation older than its text is marked in list and editor, and confirmed in one act", async () => {
  const tab = "/admin/colecoes";
  const fields = { title: "Névoa", description: "Lã crua.", imageUrl: PICTURE, active: "on" };
  const translated = { "es.title": "Niebla", "es.description": "Lana cruda." };
  const id = idIn((await owner.post(tab, { ...fields, ...translated })).html, "Névoa");
  const isMarked = async () => [
    says(await owner.get(`${tab}?q=Névoa`), languageTexts.outdatedCount(1)),
    says(await owner.get(`${tab}?editar=${id}`), languageTexts.outdatedText("português")),
  ];
  expect(await isMarked()).toEqual([false, false]);
  const hashes = Object.entries(translated).map(([field, text]) => [field, textHash(text)]);
  const began = { [BEGAN_FIELD]: JSON.stringify(Object.fromEntries(hashes)) };
  await owner.post(`${tab}?editar=${id}`, {
    ...fields,
    ...translated,
    ...began,
    id,
    description: "Lã fiada.",
  });
  expect(await isMarked()).toEqual([true, true]);
  const translation = ["collections", id, "es", "description"].join(" ");
  expect(noticesOf(await owner.post("/admin/traducao", { translation }))).toContain("Tradução confirmada");
  expect(await isMarked()).toEqual([false, false]);
  expect(says(await owner.get("/admin/historico"), "confirmou a tradução de Coleção Névoa")).toBe(true);
});

test("a collection's page says to search engines what the owner wrote, on every page of the list", async () => {
  const fields = { title: "Sereno", description: "Cinza de manhã.", imageUrl: PICTURE, active: "on" };
  const id = idIn((await owner.post("/admin/colecoes", fields)).html, "Sereno");
  const titleOf = async (path: string) => /<title>([^<]*)/.exec((await visit(path)).html)?.[1];
  const derived = await titleOf("/colecoes/sereno");
  expect(derived).toMatch(/^Coleção Sereno, /);
  const form = await owner.get(`/admin/colecoes?editar=${id}`);
  expect(says(form, `placeholder="${derived}"`)).toBe(true);
  const seo = { seoTitle: "Tapetes cinza", sharePicture: "/media/lua.webp" };
  await owner.post(`/admin/colecoes?editar=${id}`, { ...fields, ...seo, id });
  expect(await titleOf("/colecoes/sereno")).toBe("Tapetes cinza");
  expect(await titleOf("/es/colecoes/sereno")).toMatch(/^Colección Sereno, /);
  const film = await owner.post(`/admin/colecoes?editar=${id}`, {
    ...fields,
    sharePicture: "/media/hero.mp4",
    id,
  });
  expect(noticesOf(film)).toContain("Formato inválido");
});
