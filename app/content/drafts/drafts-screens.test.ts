import { beforeAll, describe, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner, type OwnerResponse } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const LIST = "/admin/agendados";
const CREATED_NEW = "/admin/paginas-criadas/novo";
const siteSays = async (path: string) => (await fetch(app.url + path)).text();

function fieldsOf({ html }: OwnerResponse, locale: string): Record<string, string> {
  const form = html
    .split("<form")
    .find((one) => one.includes(`name="locale" value="${locale}"`) && one.includes('value="publish"'));
  if (!form) throw new Error("There is no such draft on the screen");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "";
  return { slug: field("slug"), id: field("id"), locale };
}

const firstItem = ({ html }: OwnerResponse, path: string): string =>
  new RegExp(`href="(${path}/[0-9a-f-]{36})"`).exec(html)?.[1] ?? "";

test("without script a testimonial becomes a draft, is listed, published by language and discarded", async () => {
  const path = firstItem(await owner.get("/admin/depoimentos"), "/admin/depoimentos");
  const words = { quote: "Um rascunho de depoimento.", author: "Arquiteta", role: "", active: "on" };
  const kept = await owner.post(path, { ...words, "es.quote": "Un borrador.", "save-as": "draft" });
  expect(noticesOf(kept)).toContain("Rascunho guardado");
  expect(kept.html).toContain("Un borrador.");
  expect(await siteSays("/principal-es")).not.toContain("Un borrador.");
  expect(await siteSays("/principal-br")).not.toContain("Um rascunho de depoimento.");

  const listed = await owner.get(LIST);
  expect(listed.html).toContain("Espanhol");
  const published = await owner.post(LIST, { ...fieldsOf(listed, "es"), intent: "publish" });
  expect([published.path, noticesOf(published)]).toEqual([LIST, expect.stringContaining("Publicado")]);
  expect(await siteSays("/principal-es")).toContain("Un borrador.");
  expect(await siteSays("/principal-br")).not.toContain("Um rascunho de depoimento.");

  const past = { ...fieldsOf(await owner.get(LIST), "pt-BR"), intent: "schedule", at: "2020-01-01T08:00" };
  expect(noticesOf(await owner.post(LIST, past))).toContain("Escolha um momento que ainda vem");
  const discarded = await owner.post(LIST, {
    ...fieldsOf(await owner.get(LIST), "pt-BR"),
    intent: "discard",
  });
  expect(discarded.html).toContain("Rascunho descartado.");
  expect((await owner.get(LIST)).html).toContain("Nenhum rascunho e nada agendado.");
});

test("the question before discarding says what stays, and that a hidden item is not on the site", async () => {
  const path = firstItem(await owner.get("/admin/depoimentos"), "/admin/depoimentos");
  const words = { quote: "Outro rascunho.", author: "Arquiteta", role: "", "es.quote": "Otro borrador." };
  const shown = await owner.post(path, { ...words, active: "on", "save-as": "draft" });
  const [spanish, all] = [
    "O que está no site não muda. As outras línguas ficam como estão.",
    "Este item não está no site. Os textos de cada língua ficam como estão.",
  ];
  expect(shown.html).toContain("O site continua como está até você publicar.");
  expect([shown.html.includes(spanish), shown.html.includes(all)]).toEqual([true, false]);
  await owner.post(path, { ...words, "save-as": "publish" });
  const hidden = await owner.post(path, { ...words, active: "on", "save-as": "draft" });
  expect([hidden.html.includes(spanish), hidden.html.includes(all)]).toEqual([false, true]);
  expect(hidden.html).toContain("O formulário mostra o rascunho. Este item não está no site.");
  await owner.post(path, { ...words, active: "on", "save-as": "publish" });
});

test("a page that was never written is drafted, and Publicar publishes it", async () => {
  const page = {
    title: "Termos da casa",
    lead: "",
    seoDescription: "",
    body: "Um texto.",
    "save-as": "draft",
  };
  await owner.post("/admin/paginas/termos", page);
  expect(await siteSays("/termos")).not.toContain("Termos da casa");
  const [editor, overview] = [await owner.get("/admin/paginas/termos"), await owner.get("/admin")];
  expect(editor.html).toContain("Termos da casa");
  expect(editor.html).toContain("Rascunho guardado");
  expect(overview.html).toContain("Rascunhos e agendamentos");
  const done = await owner.post("/admin/paginas/termos", { ...page, "save-as": "publish" });
  expect(noticesOf(done)).toContain("Página atualizada");
  expect(await siteSays("/termos")).toContain("Termos da casa");
  expect((await owner.get(LIST)).html).toContain("Nenhum rascunho e nada agendado.");
});

test("a new collection kept as a draft is not on the site until it is published", async () => {
  const form = {
    id: "",
    title: "Coleção do verão",
    description: "",
    exploreText: "",
    url: "",
    slug: "verao-novo",
  };
  const kept = await owner.post("/admin/colecoes", {
    ...form,
    place: "page",
    active: "on",
    "save-as": "draft",
  });
  expect(noticesOf(kept)).toContain("Ainda não aparece no site");
  expect((await fetch(`${app.url}/colecoes/verao-novo`)).status).toBe(404);
  await owner.post(LIST, { ...fieldsOf(await owner.get(LIST), "all"), intent: "publish" });
  expect((await fetch(`${app.url}/colecoes/verao-novo`)).status).toBe(200);
});

test("a page that the owner creates is a draft, then a page in every language; a new address leads on, and deleting it is undone", async () => {
  const status = async (path: string) => (await fetch(app.url + path, { redirect: "manual" })).status;
  const form = {
    ...{ title: "Cuidados com o tapete", "es.title": "Cuidado de la alfombra", lead: "Do dia a dia." },
    ...{ body: "## Manchas\nÁgua fria e pano branco.", place: "menu", active: "on" },
  };
  expect((await owner.get("/admin/paginas")).html).toContain("Nenhuma página criada ainda.");
  const refused = await owner.post(CREATED_NEW, { ...form, title: "", slug: "Não vale" });
  expect(refused.html).toContain("Escreva o título da página.");
  expect(refused.html).toContain("Este endereço não pode ser usado.");
  await owner.post(CREATED_NEW, { ...form, "save-as": "draft" });
  expect(await status("/pagina/cuidados-com-o-tapete")).toBe(404);
  await owner.post(LIST, { ...fieldsOf(await owner.get(LIST), "all"), intent: "publish" });

  const shown = await siteSays("/pagina/cuidados-com-o-tapete");
  expect(shown).toMatch(/<h2[^>]*>Manchas<\/h2>[\s\S]*Água fria e pano branco\./);
  expect(shown).toMatch(/rel="canonical" href="[^"]*\/pagina\/cuidados-com-o-tapete"/);
  expect(shown).toMatch(/hrefLang="es" href="[^"]*\/es\/pagina\/cuidados-com-o-tapete"/i);
  const spanish = await siteSays("/es/pagina/cuidados-com-o-tapete");
  expect(spanish).toMatch(/<h1[^>]*>Cuidado de la alfombra<\/h1>/);
  expect(await siteSays("/es/contato")).toContain('href="/es/pagina/cuidados-com-o-tapete"');
  expect(await siteSays("/busca?q=manchas")).toContain('href="/pagina/cuidados-com-o-tapete"');
  expect(await siteSays("/sitemap.xml?parte=paginas-1")).toContain("/en/pagina/cuidados-com-o-tapete</loc>");
  expect(await status("/og/es/pagina/cuidados-com-o-tapete.jpg")).toBe(200);

  const [list, edited] = [
    await owner.get("/admin/paginas"),
    "/admin/editar?pagina=/es/pagina/cuidados-com-o-tapete",
  ];
  const item = firstItem(list, "/admin/paginas-criadas");
  expect((await owner.get(edited)).path).toBe(item);
  const taken = await owner.post(CREATED_NEW, { ...form, slug: "cuidados-com-o-tapete" });
  expect(taken.html).toContain("Este endereço já é de outra página.");
  await owner.post(item, { ...form, slug: "cuidados" });
  const moved = await fetch(`${app.url}/en/pagina/cuidados-com-o-tapete`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/pagina/cuidados"]);

  const removed = await owner.post("/admin/paginas-criadas", {
    intent: "remove",
    id: item.split("/").at(-1) ?? "",
  });
  expect(noticesOf(removed)).toContain("Página excluída");
  expect(await status("/pagina/cuidados")).toBe(404);
  expect(await siteSays("/contato")).not.toContain("/pagina/");
  const undo = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
  await owner.post("/admin/paginas-criadas", { intent: "undelete", removed: undo });
  expect(await status("/pagina/cuidados")).toBe(200);
  await owner.post(item, { ...form, slug: "cuidados", active: "" });
  expect(await status("/pagina/cuidados")).toBe(404);
});

test("the draft of a setting and its history lead to the form that has it", async () => {
  const screen = "/admin/configuracoes/outras-paginas";
  const form = {
    panel: "newsletter",
    "newsletter.title": "Cartas do ateliê",
    "newsletter.text": "Uma por mês.",
  };
  await owner.post(screen, { ...form, "save-as": "draft" });
  const listed = await owner.get(LIST);
  const draft = fieldsOf(listed, "pt-BR");
  expect(listed.html).toContain(`href="${screen}#newsletter"`);
  const history = await owner.get(`/admin/historico/configuracoes/${draft.id}`);
  expect(history.html).toContain(`href="${screen}#newsletter"`);
  const discarded = await owner.post(LIST, { ...draft, intent: "discard" });
  expect(discarded.html).toContain("Rascunho descartado.");
});

test("whoever runs the simulator's panel may not touch another draft, and an editor may not touch the settings'", async () => {
  for (const [role, slug, status] of [
    ["simulator", "depoimentos", 403],
    ["editor", "configuracoes", 302],
  ] as const) {
    const body = new URLSearchParams({
      slug,
      id: "01a1fde0-f630-77bc-be67-2a58b795fb0d",
      locale: "es",
      intent: "publish",
    });
    const headers = { cookie: await app.signIn(role), origin: app.url };
    const response = await fetch(app.url + LIST, { method: "POST", body, headers, redirect: "manual" });
    expect(response.status, role).toBe(status);
    if (role === "editor") {
      const cookie = response.headers.getSetCookie().map((one) => one.split(";")[0]);
      const back = await fetch(app.url + LIST, {
        headers: { cookie: [headers.cookie, ...cookie].join("; ") },
      });
      expect(await back.text()).toContain("Não está mais aqui");
    }
  }
});

describe("a design of the simulator, drafted by whoever runs its panel", () => {
  const PANEL = "/simulador-admin";
  let cookie: string;
  let id: string;
  const ask = (path: string, fields?: Record<string, string>, who = cookie) =>
    fetch(app.url + path, {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      headers: { cookie: who, origin: app.url },
      redirect: "manual",
    });
  const fieldsIn = (html: string): Record<string, string> => {
    const [form = ""] = (html.split('id="rug-design"')[1] ?? "").split("</form>");
    const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
      const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
      const isUnchosen = input.includes('type="radio"') && !/checked/.test(input);
      return !name || name === "file" || isUnchosen ? [] : [[name, value]];
    });
    const choices = [...form.matchAll(/<select[^>]* name="([^"]*)".*?<\/select>/gs)].map(([select, name]) => [
      name,
      /<option value="([^"]*)" selected/.exec(select)?.[1] ?? "",
    ]);
    return Object.fromEntries([...inputs, ...choices]);
  };

  beforeAll(async () => {
    cookie = await app.signIn("simulator");
    const { html } = await owner.get(PANEL);
    [, id = ""] = /\/simulador-admin\?tapete=([0-9a-f-]{36})/.exec(html) ?? [];
  });

  test("is kept without script, marked in its row, and found by opening it", async () => {
    const form = fieldsIn(await (await ask(`${PANEL}?tapete=${id}`)).text());
    expect(form["sizes[0]"]).toMatch(/ x /);
    const response = await ask(PANEL, { ...form, name: "Tapete de rascunho", "save-as": "draft" });
    expect(noticesOf({ status: 200, path: PANEL, html: await response.text() })).toContain(
      "Rascunho guardado",
    );
    expect(await siteSays("/simulador")).not.toContain("Tapete de rascunho");
    const opened = await (await ask(`${PANEL}?tapete=${id}`)).text();
    expect(fieldsIn(opened).name).toBe("Tapete de rascunho");
    for (const said of ["Rascunho não publicado", "Descartar rascunho: Português"])
      expect(opened).toContain(said);
    expect(opened).not.toContain("/admin/historico");
    expect((await owner.get(LIST)).html).toContain(`${PANEL}?tapete=${id}`);
  });

  test("is seen through a link in the simulator itself, which whoever has only the panel cannot make", async () => {
    const asked = { de: PANEL, id, idioma: "pt-BR", dias: "1" };
    expect((await ask("/admin/previa/link", asked)).status).toBe(403);
    const made = await ask("/admin/previa/link", asked, await app.signIn());
    const { address } = (await made.json()) as { address: string };
    expect(address).toMatch(new RegExp(`/previa/[0-9a-f]+\\?tapete=${id}$`));
    const page = await (await fetch(address)).text();
    expect(page).toContain("Tapete de rascunho");
    // Sign-in forms must never run in a preview.
    expect((await ask(`/admin/previa?de=${PANEL}&id=${id}`, { name: "x" }, await app.signIn())).status).toBe(
      400,
    );
  });

  test("is published in the panel, which shows others that it is open; without a session nothing happens", async () => {
    const form = { slug: "desenhos", id, locale: "pt-BR", intent: "publish" };
    const address = `${PANEL}?tapete=${id}`;
    expect((await ask(`${address}&rascunho=1`, form, "")).status).toBe(401);
    expect((await ask(LIST, form)).status).toBe(403);
    const window = { window: "01a1fde0-f630-77bc-be67-2a58b795fb0d", slug: "desenhos", id };
    expect(await (await ask(`${PANEL}/presenca`, window)).json()).toMatchObject({ others: [] });
    const another = { ...window, window: "01a1fde0-f630-77bc-be67-2a58b795fb0e" };
    const seen = await ask("/admin/presenca", another, await app.signIn());
    expect(await seen.json()).toMatchObject({ others: [expect.any(String)] });
    expect((await ask(`${PANEL}/presenca`, { ...window, slug: "tapetes" })).status).toBe(400);
    const done = await ask(`${address}&rascunho=1`, form);
    expect([done.status, done.headers.get("location")]).toEqual([302, address]);
    expect(await siteSays("/simulador")).toContain("Tapete de rascunho");
  });
});
