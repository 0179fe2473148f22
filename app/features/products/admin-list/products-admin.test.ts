import { beforeAll, describe, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner, type OwnerResponse } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const LIST = "/admin/tapetes";
const visit = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
};
const says = ({ html }: { html: string }, words: string) => html.includes(words);
const linkOf = (html: string, name: string) =>
  [...html.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`aria-label="Editar ${name}"`)) ?? "";
const editorOf = ({ html }: OwnerResponse, name: string) =>
  /href="([^"]+)"/.exec(linkOf(html, name))?.[1] ?? "";
const isKept = async (path: string) => !(await fetch(app.url + path)).headers.has("x-request-id");
const idOf = (path: string) => path.split("/").at(-1) ?? "";
const NOBODY = "01a1fb9e-a970-7535-a786-604283140ed2";

const FIELDS = {
  name: "Vagalume",
  description: "Pontos de luz na lã escura.",
  materials: "Lã",
  "es.name": "Luciérnaga",
  "es.description": "Puntos de luz.",
  "en.name": "Firefly",
  state: "published",
  shape: "rectangular",
  images: ["/media/areia.jpg", "/media/lua.webp"],
  "sizes[0].width": "2,00",
  "sizes[0].length": "3,00",
  "sizes[0].brl": "R$ 12.900,00",
  "sizes[0].eur": "2.490",
  "sizes[1].width": "250 cm",
  "sizes[1].length": "3,5",
};

test("a new rug is on the visitor's next page in three languages, in reais and euros", async () => {
  expect(says(await visit("/tapetes"), "Vagalume")).toBe(false);
  const made = await owner.post(`${LIST}/novo`, FIELDS);
  expect(noticesOf(made)).toContain("Produto criado");
  expect(made.path).toMatch(/^\/admin\/tapetes\/[0-9a-f-]{36}$/);
  expect(says(made, 'href="/produtos/tapete-vagalume"')).toBe(true);
  const [pt, es, en] = await Promise.all(
    ["", "/es", "/en"].map((language) => visit(`${language}/produtos/tapete-vagalume`)),
  );
  for (const [page, words] of [
    [pt, ["Vagalume", "Pontos de luz na lã escura.", "12.900"]],
    [es, ["Luciérnaga", "Puntos de luz.", "2.490"]],
    [en, ["Firefly", "Pontos de luz na lã escura.", "2,490"]],
  ] as const) {
    expect(page?.status).toBe(200);
    for (const word of words) expect([word, says(page as { html: string }, word)]).toEqual([word, true]);
  }
  expect(says(await visit("/busca?q=vagalume"), "/produtos/tapete-vagalume")).toBe(true);
});

test("saving makes exactly the pages anew that show rugs", async () => {
  const path = editorOf(await owner.get(`${LIST}?q=vagalume`), "Vagalume");
  const [rug, others] = ["/produtos/tapete-vagalume", ["/contato", "/privacidade", "/es/termos"]];
  for (const page of [rug, "/tapetes", ...others]) {
    await visit(page);
    expect([page, await isKept(page)]).toEqual([page, true]);
  }
  const saved = await owner.post(path, { ...FIELDS, name: "Vagalume azul" });
  expect(saved.path).toBe(path);
  expect(noticesOf(saved)).toContain("Produto atualizado");
  for (const page of others) expect([page, await isKept(page)]).toEqual([page, true]);
  for (const page of [rug, "/tapetes"])
    expect([page, says(await visit(page), "Vagalume azul")]).toEqual([page, true]);
});

test("a renamed rug answers 301, a withdrawn one 410 with those that are like it, a draft 404", async () => {
  const list = await owner.get(LIST);
  const path = editorOf(await owner.get(`${LIST}?q=vagalume`), "Vagalume azul");
  const related = idOf(editorOf(list, "Areia"));
  await owner.post(path, { ...FIELDS, slug: "vagalume" });
  for (const language of ["", "/es", "/en"])
    expect(await visit(`${language}/produtos/tapete-vagalume`)).toMatchObject({
      status: 301,
      to: `${language}/produtos/vagalume`,
    });
  await owner.post(path, { ...FIELDS, state: "withdrawn", related });
  const gone = await visit("/produtos/vagalume");
  expect([gone.status, says(gone, "/produtos/tapete-areia")]).toEqual([410, true]);
  expect(says(await visit("/tapetes"), "/produtos/vagalume")).toBe(false);
  await owner.post(path, { ...FIELDS, state: "draft" });
  expect((await visit("/produtos/vagalume")).status).toBe(404);
  await owner.post(path, FIELDS);
  expect((await visit("/produtos/vagalume")).status).toBe(200);
});

describe("a refused form", () => {
  test("reports what is wrong beside each field and keeps everything that was typed", async () => {
    const refused = await owner.post(`${LIST}/novo`, {
      ...FIELDS,
      name: " ",
      leadTimeDays: "logo",
      "sizes[1].length": "trezentos",
      "sizes[2].width": "2",
      "sizes[2].length": "3",
    });
    expect(noticesOf(refused)).toContain("Campo obrigatório O nome é obrigatório.");
    for (const words of [
      "Escreva o prazo em dias, de 1 a 730.",
      "Escreva a medida em metros, como 2,50.",
      "Esta medida já está na lista.",
      'value="trezentos"',
      'value="Luciérnaga"',
      'value="R$ 12.900,00"',
      'value="/media/lua.webp"',
    ])
      expect([words, says(refused, words)]).toEqual([words, true]);
  });

  test("takes no address of another rug and no picture that is none", async () => {
    const taken = await owner.post(`${LIST}/novo`, { ...FIELDS, slug: "tapete-areia" });
    expect(says(taken, "Este endereço já é de outro tapete.")).toBe(true);
    for (const images of [
      "/media/hero.mp4",
      "/files/site_assets/products/nada.png",
      "https://outro.example/x.jpg",
    ]) {
      const response = await owner.post(`${LIST}/novo`, { ...FIELDS, images });
      expect(noticesOf(response)).toContain("Formato inválido");
    }
  });

  test("answers what is not there", async () => {
    for (const id of [NOBODY, "x"]) {
      const response = await owner.get(`${LIST}/${id}`);
      expect([response.status, says(response, "Este tapete não existe mais.")]).toEqual([404, true]);
    }
    expect(noticesOf(await owner.post(`${LIST}/${NOBODY}`, FIELDS))).toContain("Erro ao salvar");
    for (const id of [NOBODY, "x", ""]) {
      expect(noticesOf(await owner.post(LIST, { intent: "remove", id }))).toContain("Erro ao excluir");
      expect(noticesOf(await owner.post(LIST, { intent: "duplicate", id }))).toContain("Erro ao salvar");
      expect(noticesOf(await owner.post(LIST, { intent: "undelete", removed: id }))).toContain(
        "Erro ao salvar",
      );
    }
  });
});

test("a rug is duplicated as a draft, and removed and brought back with its address", async () => {
  const id = idOf(editorOf(await owner.get(LIST), "Areia"));
  const copy = await owner.post(LIST, { intent: "duplicate", id });
  expect(noticesOf(copy)).toContain("Produto criado");
  expect(says(copy, 'value="Areia (cópia)"')).toBe(true);
  expect((await visit("/produtos/tapete-areia-copia")).status).toBe(404);

  const removed = await owner.post(LIST, { intent: "remove", id });
  expect(noticesOf(removed)).toContain("Produto excluído");
  for (const path of ["/produtos/tapete-areia", "/produtos/areia"])
    expect((await visit(path)).status).toBe(404);
  const token = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
  expect(noticesOf(await owner.post(LIST, { intent: "undelete", removed: token }))).toContain(
    "Exclusão desfeita",
  );
  expect((await visit("/en/produtos/tapete-areia")).status).toBe(200);
  expect((await visit("/produtos/areia")).status).toBe(301);
});

test("the list's order is the site's", async () => {
  const { html } = await owner.get(LIST);
  const ids = [
    ...new Set([...html.matchAll(/\/admin\/tapetes\/([0-9a-f-]{36})/g)].map(([, id]) => id)),
  ].slice(0, 2);
  expect(ids).toHaveLength(2);
  const first = async () => /href="\/produtos\/([\w-]+)"/.exec((await visit("/tapetes")).html)?.[1];
  const before = await first();
  await owner.post(LIST, { intent: "order", order: ids.toReversed().join(",") });
  const after = await first();
  expect(after).not.toBe(before);
  await owner.post(LIST, { intent: "toTop", id: ids[0] ?? "" });
  expect(await first()).toBe(before);
});

describe("designers", () => {
  const PATH = "/admin/designers";
  const NEW = `${PATH}/novo`;
  const person = {
    name: "Estúdio Ramo",
    biography: "Belém\nDesenha folhas.",
    "en.biography": "Belém\nDraws leaves.",
    websiteUrl: "https://ramo.example",
    portraitUrl: "/media/areia.jpg",
    active: "on",
  };

  test("are created, edited, removed and brought back with the rugs that they signed", async () => {
    expect(says(await visit("/designers"), "Estúdio Ramo")).toBe(false);
    const made = await owner.post(NEW, person);
    expect([made.path, noticesOf(made).includes("Designer criado")]).toEqual([PATH, true]);
    expect(says(await visit("/designers"), "Estúdio Ramo")).toBe(true);
    expect(says(await visit("/en/designers"), "Draws leaves.")).toBe(true);
    const id = idOf(editorOf(made, "Estúdio Ramo"));
    const rug = editorOf(await owner.get(`${LIST}?q=vagalume`), "Vagalume");
    await owner.post(rug, { ...FIELDS, designerId: id });
    expect(says(await visit("/produtos/vagalume"), "Estúdio Ramo")).toBe(true);
    expect(says(await owner.get(`${PATH}?q=ramo`), "1 tapete<")).toBe(true);

    const edited = await owner.post(`${PATH}/${id}`, { ...person, name: "Estúdio Rama" });
    expect(noticesOf(edited)).toContain("Designer atualizado");
    expect(says(await visit("/produtos/vagalume"), "Estúdio Rama")).toBe(true);

    const removed = await owner.post(PATH, { intent: "remove", id });
    expect(noticesOf(removed)).toContain("Designer excluído");
    expect(says(await visit("/produtos/vagalume"), "Estúdio Rama")).toBe(false);
    const token = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
    await owner.post(PATH, { intent: "undelete", removed: token });
    expect(says(await visit("/produtos/vagalume"), "Estúdio Rama")).toBe(true);
  });

  test("are refused in words, with what was typed", async () => {
    const blank = await owner.post(NEW, { ...person, name: "" });
    expect(says(blank, "Preencha este campo.")).toBe(true);
    expect(says(blank, "Draws leaves.")).toBe(true);
    const website = await owner.post(NEW, { ...person, websiteUrl: "javascript:alert(1)" });
    expect(says(website, "Escreva o endereço completo")).toBe(true);
    const film = await owner.post(NEW, { ...person, portraitUrl: "/media/hero.mp4" });
    expect(says(film, "Escolha outra.")).toBe(true);
    expect(
      says(await owner.post(NEW, { ...person, slug: "estudio-ramo" }), "Este endereço já é de outro"),
    ).toBe(true);
    for (const id of [NOBODY, "x"])
      expect(noticesOf(await owner.post(PATH, { intent: "remove", id }))).toContain("Erro ao excluir");
  });
});
