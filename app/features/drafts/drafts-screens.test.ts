import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner, type OwnersAnswer } from "#tests/support/owner.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp({ seed: "demo" });
  owner = await newOwner(app);
});
afterAll(() => app.stop());

const LIST = "/admin/agendados";
const siteSays = async (path: string) => (await fetch(app.url + path)).text();

/** The hidden fields with which a screen's form acts on one draft. */
function fieldsOf({ html }: OwnersAnswer, locale: string): Record<string, string> {
  const form = html
    .split("<form")
    .find((one) => one.includes(`name="locale" value="${locale}"`) && one.includes('value="publish"'));
  if (!form) throw new Error("There is no such draft on the screen");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "";
  return { slug: field("slug"), id: field("id"), locale, back: field("back") };
}

const firstEntry = ({ html }: OwnersAnswer, path: string): string =>
  new RegExp(`href="(${path}/[0-9a-f-]{36})"`).exec(html)?.[1] ?? "";

test("without script a testimonial becomes a draft, is listed, published by language and discarded", async () => {
  const path = firstEntry(await owner.get("/admin/depoimentos"), "/admin/depoimentos");
  const words = { quote: "Um rascunho de depoimento.", author: "Arquiteta", role: "", active: "on" };
  const kept = await owner.post(path, { ...words, "es.quote": "Un borrador.", "save-as": "draft" });
  expect(noticesOf(kept)).toContain("Rascunho salvo");
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

test("a page that was never written is drafted, and Publicar tudo publishes it", async () => {
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
  expect(editor.html).toContain("Publicar tudo");
  expect(overview.html).toContain("Rascunhos e agendamentos");
  const done = await owner.post("/admin/paginas/termos", { ...page, "save-as": "publish" });
  expect(noticesOf(done)).toContain("Publicado");
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

test("whoever runs the simulator's panel may not touch a draft, and an editor may not touch the settings'", async () => {
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
