import { beforeAll, expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locales.ts";
import { openingTexts } from "#app/site/opening/opening.texts.ts";
import { openingAdminTexts } from "#app/site/opening/opening-admin.texts.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp({ seed: "none" });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

const read = async (path: string) => (await fetch(app.url + path)).text();
const open = (path: string, as = cookie) =>
  fetch(app.url + path, { headers: { cookie: as }, redirect: "manual" });
const send = (step: string, fields: Record<string, string>) =>
  fetch(`${app.url}/admin/comecar/${step}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie, origin: app.url },
    redirect: "manual",
  });
const NAMED = { name: "Tear do Sul", city: "Pelotas", tagline: "", logo: "" };

test("an installation without a brand begins with the assistant; whoever has no right to it sees the dashboard", async () => {
  const first = await open("/admin");
  expect([first.status, first.headers.get("location")]).toEqual([302, "/admin/comecar"]);
  expect((await open("/admin/comecar")).headers.get("location")).toBe("/admin/comecar/nome");
  expect((await open("/admin", await app.signIn("editor"))).status).toBe(200);
  expect((await open("/admin/comecar", await app.signIn("editor"))).status).toBe(403);
});

test("while nothing is set up, the tabs of the settings do not stand above the steps", async () => {
  const html = await (await open("/admin/comecar/nome")).text();
  expect(html).toContain("Passo 1 de 7");
  expect(html).not.toContain("Partes de Configurações");
});

test("a name is needed, and what was typed stays", async () => {
  const html = await (await send("nome", { ...NAMED, name: " ", city: "Pelotas" })).text();
  expect(html).toContain("Preencha este campo.");
  expect(html).toContain('value="Pelotas"');
});

test("a logo that is not in the library is refused", async () => {
  const html = await (await send("nome", { ...NAMED, logo: "/files/site_assets/site/nada.svg" })).text();
  expect(html).toContain("Este arquivo não está mais guardado.");
});

test("the maker's name takes the demo brand's facts away with it, in every language", async () => {
  const saved = await send("nome", NAMED);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, "/admin/comecar/cores"]);
  for (const path of [
    "/",
    "/principal-br",
    "/principal-es",
    "/principal-en",
    "/contato",
    "/nossa-historia",
  ]) {
    const html = await read(path);
    expect(html, path).toContain("Tear do Sul");
    expect(html, path).not.toMatch(/\bUrdume\b|São Paulo|Barra Funda|90000-0000|\b1995\b/);
  }
  expect(await read("/principal-br")).toContain("Pelotas");
  const next = await open("/admin/comecar");
  expect(next.headers.get("location")).toBe("/admin/comecar/cores");
});

test("the footer has no heading for contacts that nobody wrote", async () => {
  const footer = async () => (await (await open("/principal-br")).text()).split("<footer")[1] ?? "";
  expect(await footer()).toContain("newsletter-title");
  expect(await footer()).not.toContain("footer-contact");
  const none = { whatsapp: "", phone: "", email: "", address: "", instagram: "" };
  await send("contatos", { ...none, instagram: "@teardosul" });
  expect(await footer()).toContain("footer-contact");
  await send("contatos", none);
  expect(await footer()).not.toContain("footer-contact");
});

test("on the main page every link to the maker's blog names the blog", async () => {
  const BLOG = "https://blog.tear.test/";
  const saveBlog = (blog: string) =>
    fetch(`${app.url}/admin/configuracoes/contato`, {
      method: "POST",
      body: new URLSearchParams({ panel: "social", "social.blog": blog }),
      headers: { cookie, origin: app.url },
    });
  expect((await saveBlog(BLOG)).status).toBe(200);
  const [, main = ""] = /<main([\s\S]*)<\/main>/.exec(await (await open("/principal-br")).text()) ?? [];
  const words = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, href]) => href === BLOG)
    .map(([, , inside = ""]) => inside.replace(/<[^>]*>/g, ""));
  expect(words).toEqual(["Ver no blog", "Acompanhar texto no blog"]);
  await saveBlog("");
});

test("contacts are dialled as they are written, and a wrong one is refused beside its field", async () => {
  const contacts = {
    whatsapp: "(53) 99999-0000",
    phone: "",
    email: "oi@tear.test",
    address: "Rua A, 1\r\nCentro",
    instagram: "@teardosul",
  };
  const refused = await (await send("contatos", { ...contacts, email: "oi@" })).text();
  expect(refused).toContain("Escreva o endereço inteiro");
  expect(refused).toContain('value="(53) 99999-0000"');
  const sixLines = await (
    await send("contatos", { ...contacts, address: "1\r\n2\r\n3\r\n4\r\n5\r\n6" })
  ).text();
  expect(sixLines).toContain("Use no máximo cinco linhas.");
  const longLine = await (await send("contatos", { ...contacts, address: "a".repeat(401) })).text();
  expect(longLine).toContain("Este texto é longo demais.");
  expect((await send("contatos", contacts)).status).toBe(302);
  const html = await read("/contato");
  expect(html).toContain("5553999990000");
  expect(html).toContain("https://www.instagram.com/teardosul");
  expect(html).toContain("Rua A, 1");
});

test("a site that is begun in Spanish takes numbers of Spain, and says so", async () => {
  const screen = async () => (await open("/admin/comecar/contatos")).text();
  expect(await screen()).toContain("Com DDD: (11) 90000-0000.");
  await send("nome", { ...NAMED, language: "es" });
  expect(await screen()).toContain("Os nove dígitos: 600 000 000.");
  expect(await (await open("/admin/configuracoes/contato")).text()).toContain(
    "Os nove dígitos: 910 000 000.",
  );
  const contacts = { whatsapp: "600 123 456", phone: "", email: "", address: "", instagram: "" };
  expect((await send("contatos", contacts)).status).toBe(302);
  expect(await read("/contato")).toContain("34600123456");
  const refused = await (await send("contatos", { ...contacts, phone: "123" })).text();
  expect(refused).toContain("Escreva os nove dígitos, como 600 000 000");
  await send("nome", { ...NAMED, language: "pt-BR" });
});

test("the history says in words what the first steps changed, and not how far they have come", async () => {
  await send("nome", { ...NAMED, language: "es" });
  await send("nome", { ...NAMED, language: "pt-BR" });
  const history = await (await open("/admin/historico")).text();
  expect(history).toContain("Língua em que o site começa");
  expect(history).toContain("Espanhol");
  expect(history).not.toContain("Primeiros passos");
});

test("the demonstration comes under the maker's own name, only into an empty site, and goes again", async () => {
  expect((await send("conteudo", { content: "demo-2" })).headers.get("location")).toBe(
    "/admin/comecar/pronto",
  );
  const rugs = await read("/tapetes");
  expect(rugs).toContain("Sobrado");
  expect(rugs).toContain("Tear do Sul");
  expect(rugs).not.toContain("Caroá");

  const screen = await (await open("/admin/comecar/conteudo")).text();
  expect(screen).toContain("12 tapetes");
  const again = await (await send("conteudo", { content: "demo" })).text();
  expect(again).toContain("A demonstração não entrou");

  expect(await (await send("conteudo", { intent: "uproot" })).text()).toContain("Demonstração retirada");
  expect(await read("/tapetes")).not.toContain("Sobrado");
  expect((await send("conteudo", { content: "demo-2" })).status).toBe(302);
});

test("a picture of the demonstration that a page shows stays with the page when the demonstration goes", async () => {
  const list = await read("/tapetes");
  const [picture = "", other = ""] = new Set(list.match(/\/files\/site_assets\/products\/[^"\s,]+/g));
  const choose = await fetch(`${app.url}/admin/configuracoes/abertura`, {
    method: "POST",
    body: new URLSearchParams({ panel: "landing", "landing.poster": picture }),
    headers: { cookie, origin: app.url },
  });
  expect(choose.status).toBe(200);
  expect(await (await send("conteudo", { intent: "uproot" })).text()).toContain("Demonstração retirada");
  const library = await (await open("/admin/midia")).text();
  expect(library).toContain(picture);
  expect(library).not.toContain(other);
  expect((await fetch(app.url + picture)).status).toBe(200);
  expect((await send("conteudo", { content: "demo-2" })).status).toBe(302);
  expect((await fetch(app.url + other)).status, other).toBe(200);
});

test("a demonstration of which somebody keeps a draft stays", async () => {
  const list = await (await open("/admin/cores")).text();
  const [, id = ""] = /\/admin\/cores\/([0-9a-f-]{36})/.exec(list) ?? [];
  const form = await (await open(`/admin/cores/${id}`)).text();
  const [, version = ""] = /name="based-on" value="(\d+)"/.exec(form) ?? [];
  const post = (fields: Record<string, string>) =>
    fetch(`${app.url}/admin/cores/${id}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { cookie, origin: app.url },
    });
  const base = { "based-on": version, "save-as": "draft" };
  await post({ name: "CAJU VERDE", hex: "#d9552e", active: "on", ...base });
  expect(await (await open("/admin/agendados")).text()).toContain("CAJU VERDE");
  expect(await (await send("conteudo", { intent: "uproot" })).text()).toContain("A demonstração ficou");
});

test("a demonstration that somebody has worked on stays", async () => {
  const list = await (await open("/admin/cores")).text();
  const [, id = ""] = /\/admin\/cores\/([0-9a-f-]{36})/.exec(list) ?? [];
  const saved = await fetch(`${app.url}/admin/cores/${id}`, {
    method: "POST",
    body: new URLSearchParams({ name: "CAJU MADURO", hex: "#d9552e", active: "on" }),
    headers: { cookie, origin: app.url },
    redirect: "manual",
  });
  expect(saved.status).toBeLessThan(400);
  expect(await (await send("conteudo", { intent: "uproot" })).text()).toContain("A demonstração ficou");
  expect(await read("/amostra-de-cores")).toContain("CAJU MADURO");
});

test("what was put off is not offered by itself, and what is finished stays within reach", async () => {
  expect((await send("pronto", { intent: "later" })).headers.get("location")).toBe("/admin");
  expect((await open("/admin")).status).toBe(200);
  expect((await send("pronto", { intent: "finish" })).headers.get("location")).toBe("/admin");
  expect((await open("/admin")).status).toBe(200);
  expect(await (await open("/admin/configuracoes")).text()).toContain("/admin/comecar");
  expect(await (await open("/admin/comecar/nome")).text()).toContain("Partes de Configurações");
  expect((await open("/admin/comecar/nada")).status).toBe(200);
});

test("a closed site shows visitors one page, everybody who is signed in the site, and opens from the dashboard", async () => {
  const save = (isOpen: boolean) =>
    fetch(`${app.url}/admin/configuracoes/abertura`, {
      method: "POST",
      body: new URLSearchParams({ panel: "opening", ...(isOpen && { "opening.isOpen": "on" }) }),
      headers: { cookie, origin: app.url },
    });
  expect((await fetch(`${app.url}/tapetes`)).status).toBe(200);
  expect((await save(false)).status).toBe(200);
  for (const path of ["/", "/tapetes", "/es/contato", "/sitemap.xml", "/nada"]) {
    const response = await fetch(app.url + path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const html = await response.text();
    for (const locale of LOCALES) expect(html).toContain(openingTexts(locale).sentence);
    expect(html).toContain("Tear do Sul");
    expect(html).not.toContain("Sobrado");
  }
  const forged = { cookie: "urdume.session_token=x.y" };
  expect((await fetch(`${app.url}/tapetes`, { headers: forged })).status).toBe(503);
  for (const path of ["/privacidade", "/newsletter", "/admin-login", "/robots.txt", "/healthz"])
    expect([path, (await fetch(app.url + path)).status]).toEqual([path, 200]);
  const editor = await app.signIn("editor");
  expect(await (await open("/tapetes", editor)).text()).toContain(openingAdminTexts.ribbon);

  expect(await (await open("/admin", editor)).text()).toContain(openingAdminTexts.closed);
  const form = { method: "POST", body: new URLSearchParams({ intent: "open" }) };
  await fetch(`${app.url}/admin?index`, { ...form, headers: { cookie, origin: app.url } });
  const opened = await fetch(`${app.url}/tapetes`);
  expect(opened.status).toBe(200);
  expect(await opened.text()).not.toContain(openingAdminTexts.ribbon);
  expect((await fetch(`${app.url}/em-breve`, { redirect: "manual" })).status).toBe(302);
});
