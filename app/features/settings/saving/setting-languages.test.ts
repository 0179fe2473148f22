import { beforeAll, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

const SCREEN = "/admin/configuracoes";
const LANGUAGES = "/admin/comecar/linguas";
const ALL = { language: "pt-BR", "pt-BR": "on", es: "on", en: "on", currency: "both" };

let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

type Fields = Record<string, string | string[]>;

const plain = (text: string) =>
  text.replace(
    /&(quot|#x27|lt|gt|amp);/g,
    (_, name) => ({ quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" })[name as "amp"],
  );

/** What a browser sends of a form, as it came. */
async function formOn(screen: string, panel: string): Promise<Fields> {
  const { html } = await owner.get(`${SCREEN}/${screen}`);
  const form = new RegExp(`<form[^>]*\\sid="${panel}".*?</form>`, "s").exec(html)?.[0] ?? "";
  const fields: Record<string, string[]> = {};
  const add = (name: string, value: string) => {
    fields[name] = [...(fields[name] ?? []), plain(value)];
  };
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const [name, isBox] = [of("name"), /type="(?:checkbox|radio)"/.test(tag)];
    if (name && (!isBox || /\schecked/.test(tag))) add(name, of("value") ?? (isBox ? "on" : ""));
  }
  for (const [, name = "", text = ""] of form.matchAll(
    /<textarea[^>]*\sname="([^"]*)"[^>]*>(.*?)<\/textarea>/gs,
  ))
    add(name, text.replace(/^\n/, ""));
  return fields;
}

const pageAt = async (path: string) => (await fetch(app.url + path)).text();
const titleOf = async (path: string) => /<title[^>]*>([^<]*)/.exec(await pageAt(path))?.[1] ?? "";

test("on a site without Portuguese the own language's words are required, and Portuguese ones stay", async () => {
  const before = await titleOf("/principal-br");
  await owner.post(LANGUAGES, { language: "es", es: "on", currency: "both" });
  const sent = await formOn("busca", "seo");
  expect(Object.keys(sent)).toContain("es.brand.seoTitle");
  expect(Object.keys(sent)).not.toContain("brand.seoTitle");
  const save = async (title: string) =>
    noticesOf(await owner.post(`${SCREEN}/busca`, { ...sent, "es.brand.seoTitle": title }));
  expect(await save("Alfombras de Ana")).toContain("Configuração salva");
  expect(await titleOf("/principal-es")).toBe("Alfombras de Ana");
  expect(await save("")).toContain("Confira os campos");
  await owner.post(LANGUAGES, ALL);
  expect(await titleOf("/principal-br")).toBe(before);
});

test("on a site without Portuguese the gallery's section and a sample are named in its language", async () => {
  await owner.post(LANGUAGES, { language: "es", es: "on", currency: "both" });
  const section = { intent: "section", linkUrl: "/colecoes" };
  const words = { "es.title": "En casa", "es.subtitle": "", "es.linkText": "Ver todas" };
  const saved = await owner.post("/admin/galeria", { ...section, ...words });
  expect(noticesOf(saved)).toContain("Configuração salva");
  expect((await owner.get("/admin/galeria")).html).toContain(`value="En casa"`);
  const untitled = await owner.post("/admin/galeria", { ...section, ...words, "es.title": "" });
  expect(noticesOf(untitled)).not.toContain("Configuração salva");
  const samples = async (fields: Fields) => noticesOf(await owner.post("/admin/amostras", fields));
  expect(await samples({ intent: "create", name: "Lanas" })).toContain("Amostra criada");
  const [, id = ""] =
    /name="id" value="([0-9a-f-]{36})"/.exec((await owner.get("/admin/amostras")).html) ?? [];
  expect(await samples({ intent: "words", id, "es.name": "Lanas y sedas" })).toContain("Amostra atualizada");
  expect(await samples({ intent: "words", id, "es.name": "" })).toContain("Nome obrigatório");
  await owner.post(LANGUAGES, ALL);
});

test("a row that is added in the site's own language is there in its form and on its page", async () => {
  await owner.post(LANGUAGES, { language: "es", es: "on", currency: "both" });
  const name = "pages.access";
  const sent = await formOn("outras-paginas", "pageAccess");
  const rows = [...(sent[`${name}.benefits`] ?? []), "nueva"];
  const row = {
    [`es.${name}.benefits.nueva.term`]: "Visita al taller",
    [`es.${name}.benefits.nueva.text`]: "",
  };
  const saved = await owner.post(`${SCREEN}/outras-paginas`, { ...sent, [`${name}.benefits`]: rows, ...row });
  expect(noticesOf(saved)).toContain("Configuração salva");
  expect(await pageAt("/acesso-exclusivo")).toContain("Visita al taller");
  expect((await formOn("outras-paginas", "pageAccess"))[`es.${name}.benefits.nueva.term`]).toEqual([
    "Visita al taller",
  ]);
  await owner.post(LANGUAGES, ALL);
});

test("the words of a language that is switched off go with their rows", async () => {
  const name = "home.philosophy.paragraphs";
  const english = async () => {
    const form = await formOn("pagina-principal", "philosophy");
    return [form[name] ?? []].flat().map((token) => form[`en.${name}.${token}`]?.[0] ?? "");
  };
  const before = await english();
  expect(new Set(before).size).toBeGreaterThan(1);
  const { en: _en, ...others } = ALL;
  await owner.post(LANGUAGES, others);
  const sent = await formOn("pagina-principal", "philosophy");
  expect(Object.keys(sent).filter((field) => field.startsWith("en."))).toEqual([]);
  const rows = [sent[name] ?? []].flat();
  await owner.post(`${SCREEN}/pagina-principal`, { ...sent, [name]: rows.toReversed() });
  await owner.post(LANGUAGES, ALL);
  expect(await english()).toEqual(before.toReversed());
});
