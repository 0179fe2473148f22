import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPENINGS_PER_ADDRESS } from "#app/content/preview-pages/preview-limits.rules.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";

const app = openTestApp({ env: { TRUSTED_PROXY: "1" } });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

const read = async (path: string) => (await fetch(app.url + path)).text();
/** What search engines and shared links say of the opening page. */
const openingWords = async () => {
  const html = await read("/");
  return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]];
};
const ask = (path: string) => fetch(app.url + path, { redirect: "manual" });

function send(step: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${app.url}/admin/comecar/${step}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie, origin: app.url },
    redirect: "manual",
  });
}

const COLOURS = {
  paper: "#f8f0ee",
  ink: "#2a1a1e",
  accent: "#b0284f",
  requests: "#5a1834",
  materials: "#4c3327",
  philosophy: "#3c2447",
};

test("the standard theme costs no page a byte", async () => {
  const html = await read("/principal-br");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="pt-BR" data-mode="islands"><head>/);
  expect(html).toContain('href="/favicon.svg"');
});

test("colours are shown on the next page, also where the old one was kept", async () => {
  await read("/tapetes");
  expect((await send("cores", COLOURS)).status).toBe(302);
  const html = await read("/tapetes");
  expect(html).toMatch(/<html[^>]* style="[^"]*--palette-accent:#b0284f/);
  expect(await read("/admin-login")).toContain("--palette-accent:#b0284f");
});

test("a colour that cannot be read is refused beside its field, and what was typed stays", async () => {
  const response = await send("cores", { ...COLOURS, accent: "#ffd23f", ink: "#777777" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("Esta cor não se lê.");
  expect(html).toContain('value="#ffd23f"');
  expect(html).toMatch(/Usar #[0-9a-f]{6}/);
  expect(await read("/tapetes")).toContain("--palette-accent:#b0284f");
});

test("a code that is no colour is refused in words", async () => {
  const html = await (await send("cores", { ...COLOURS, paper: "azul" })).text();
  expect(html).toContain("Escreva a cor como #b53a16.");
  expect(html).toContain('value="azul"');
});

test("a typeface comes with the page's one style sheet", async () => {
  expect((await send("letra", { typefaces: "press" })).status).toBe(302);
  const html = await read("/tapetes");
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toMatch(/rel="preload" as="font"[^>]*newsreader/);
  const [, sheet = ""] = /rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect(await read(sheet)).toContain("Hanken Grotesk");
});

test("a language that is switched off leads to Portuguese and is named nowhere", async () => {
  await read("/tapetes");
  expect((await send("linguas", { es: "on" })).status).toBe(302);
  const english = await ask("/en/tapetes");
  expect([english.status, english.headers.get("location")]).toEqual([302, "/tapetes"]);
  const main = await ask("/principal-en");
  expect([main.status, main.headers.get("location")]).toEqual([302, "/principal-br"]);
  expect((await ask("/en/rss.xml")).headers.get("location")).toBe("/rss.xml");
  expect((await ask("/es/tapetes")).status).toBe(200);
  const html = await read("/tapetes");
  expect(html).not.toMatch(/hrefLang="en"/i);
  expect(html).toMatch(/hrefLang="es"/i);
  expect(html).not.toContain("/en/tapetes");
  const map = await readSitemap(app.url);
  expect(map).toContain("/es/tapetes");
  expect(map).not.toContain("/en/");
});

test("an address with two slashes after the language leads to no other site", async () => {
  const paths = ["/pt//example.org/x?y=1", "/pt//example.org/", "/en//example.org", "/en///example.org/"];
  for (const path of paths)
    expect((await ask(path)).headers.get("location"), path).toMatch(/^\/example\.org/);
  for (const path of ["/es//example.org", "/es//example.org/", "//example.org/"]) {
    const links = [...(await read(path)).matchAll(/<a href="([^"]*)" lang="/g)].map(([, href]) => href);
    expect(links, path).toContain("/es/example.org");
    expect(links.filter((href) => href?.startsWith("//"))).toEqual([]);
  }
});

test("with Portuguese alone there is nothing to switch and nobody to choose, and all comes back", async () => {
  expect((await send("linguas", {})).status).toBe(302);
  expect(await read("/tapetes")).not.toContain("ES, Español");
  expect(await read("/")).not.toContain("/principal-es");
  const [title, description] = await openingWords();
  expect(await read("/principal-br"), "nobody is asked for a country").toContain(`<title>${title}</title>`);
  expect(description).not.toMatch(/país|Espa/);
  expect((await ask("/es")).status).toBe(302);
  expect((await send("linguas", { es: "on", en: "on" })).status).toBe(302);
  expect((await ask("/en/tapetes")).status).toBe(200);
  expect(await read("/tapetes")).toMatch(/hrefLang="en"/i);
});

test("a site in neither Portuguese nor Spanish has its own main page to choose", async () => {
  const waysIn = async () => {
    const [nav = ""] = /<nav.*?<\/nav>/s.exec(await read("/")) ?? [];
    const found = nav.matchAll(/<a[^>]* href="([^"]+)"|<button[^>]* commandfor="([^"]+)"/g);
    return [...found].map(([, href, dialog]) => href ?? dialog);
  };
  expect(await waysIn(), "and one in both has two").toEqual(["boat-show", "/principal-es"]);
  expect((await send("linguas", { language: "en" })).status).toBe(302);
  expect(await waysIn()).toEqual(["/principal-en"]);
  expect((await send("linguas", { language: "en", "pt-BR": "on", es: "on" })).status).toBe(302);
  expect(await waysIn()).toEqual(["boat-show", "/principal-es", "/principal-en"]);
  expect(await openingWords()).toEqual([
    "Urdume: choose your country or language",
    "Choose your country or language to enter Urdume: Brasil, España or English.",
  ]);
  expect((await send("linguas", { language: "pt-BR", es: "on", en: "on" })).status).toBe(302);
});

describe("a site that begins in Spanish and sells in euros", () => {
  beforeAll(async () => {
    await read("/tapetes");
    const chosen = { language: "es", "pt-BR": "on", currency: "EUR" };
    expect((await send("linguas", chosen)).status).toBe(302);
  });
  afterAll(async () => {
    const standard = { language: "pt-BR", es: "on", en: "on", currency: "both" };
    expect((await send("linguas", standard)).status).toBe(302);
    expect(await read("/tapetes")).toMatch(/^<!DOCTYPE html><html lang="pt-BR"/);
  });

  test("has Spanish pages without a prefix and Portuguese ones with it, and says so to search engines", async () => {
    const spanish = await read("/tapetes");
    expect(spanish).toMatch(
      /^<!DOCTYPE html><html lang="es"[^>]* data-languages="es pt-BR" data-currency="EUR"/,
    );
    expect(spanish).toContain(`<link rel="canonical" href="${app.url}/tapetes"/>`);
    const alternates = [...spanish.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(alternates.map(([, language, href]) => [language, href?.replace(app.url, "")])).toEqual([
      ["es", "/tapetes"],
      ["pt-BR", "/pt/tapetes"],
      ["x-default", "/tapetes"],
    ]);
    expect(await read("/pt/tapetes")).toMatch(/^<!DOCTYPE html><html lang="pt-BR"/);
    expect(await read("/")).toMatch(/^<!DOCTYPE html><html lang="es"/);
    expect(await read("/produtos/nenhum")).toMatch(/^<!DOCTYPE html><html lang="es"/);
    const map = await readSitemap(app.url);
    expect(map).toContain(`<loc>${app.url}/pt/tapetes</loc>`);
    expect(map).not.toContain("/es/");
    const manifest = JSON.parse(await read("/manifest.webmanifest"));
    expect(manifest).toMatchObject({ lang: "es", start_url: "/principal-es" });
  });

  test("leads from Brasil to the Portuguese main page, also past the exhibitor", async () => {
    expect(await read("/")).toContain('data-close-to="/principal-br"');
  });

  test.each([
    ["/es/tapetes?pagina=2", "/tapetes?pagina=2"],
    ["/en/tapetes", "/tapetes"],
    ["/home", "/principal-es"],
    ["/es/rss.xml", "/rss.xml"],
  ])("leads from %s to %s", async (path, to) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("location")]).toEqual([302, to]);
  });

  test("takes what is posted to a language that is switched off, as mail programs do to unsubscribe", async () => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const path = "/en/newsletter/sair?token=made-up";
    const response = await fetch(app.url + path, { method: "POST", body, redirect: "manual" });
    expect(response.status, "not a redirect, which would lose it").toBe(410);
  });

  test("counts the openings of Portuguese preview links by the address that they come from", async () => {
    const open = (address: string) =>
      fetch(`${app.url}/pt/previa/${"0".repeat(48)}`, { headers: { "x-forwarded-for": address } });
    for (let opening = 0; opening < OPENINGS_PER_ADDRESS; opening++)
      expect((await open("198.51.100.7")).status).toBe(404);
    expect((await open("198.51.100.7")).status).toBe(429);
    expect((await open("198.51.100.8")).status).toBe(404);
  });

  test("shows every price in euros, to people and to machines", async () => {
    for (const path of [
      "/tapetes",
      "/pt/tapetes",
      "/produtos/tapete-scallop",
      "/pt/produtos/tapete-scallop",
      "/pt/colecoes",
      "/pt/personalizados",
      "/principal-br",
      "/admin/tapetes",
      "/admin/destaques",
    ]) {
      const html = await (await fetch(app.url + path, { headers: { cookie } })).text();
      expect([path, html.includes("€"), html.includes("R$")]).toEqual([path, true, false]);
    }
    expect(await read("/simulador/modelos?lingua=pt-BR")).toContain('"currency":"EUR"');
    const rug = await read("/pt/produtos/tapete-scallop");
    expect(rug).toContain('"priceCurrency":"EUR"');
    expect(rug).not.toContain('"priceCurrency":"BRL"');
  });

  test("writes to its visitors in Spanish", async () => {
    const body = new URLSearchParams({ email: "ana@example.com", consent: "on" });
    expect((await fetch(`${app.url}/newsletter`, { method: "POST", body })).status).toBe(202);
    const mails = await (await fetch(`${app.url}/admin/emails`, { headers: { cookie } })).text();
    expect(mails).toContain("Confirme su suscripción");
  });

  test("is written in Spanish first: a form needs no Portuguese, which Spanish words stand in for", async () => {
    const write = (fields: Record<string, string>) =>
      fetch(`${app.url}/admin/servicos/novo`, {
        method: "POST",
        body: new URLSearchParams({ ...fields, active: "on" }),
        headers: { cookie, origin: app.url },
        redirect: "manual",
      });
    const refused = await (await write({ title: "Lavagem de fios" })).text();
    expect(refused).toContain("Preencha este campo.");
    expect(refused).toMatch(/^<!DOCTYPE html><html lang="pt-BR"/);
    expect((await write({ "es.title": "Lavado de hilos" })).status).toBe(303);
    expect(await read("/principal-es")).toContain("Lavado de hilos");
    const list = await (await fetch(`${app.url}/admin/servicos`, { headers: { cookie } })).text();
    expect(list).toContain("Lavado de hilos");
    expect(list).not.toContain("Lavagem de fios");
    const rug = { "words-began": "{}", "es.name": "Orilla", state: "published" };
    const made = await fetch(`${app.url}/admin/tapetes/novo`, {
      method: "POST",
      body: new URLSearchParams(rug),
      headers: { cookie, origin: app.url },
      redirect: "manual",
    });
    expect(made.status).toBe(303);
    expect(await read("/produtos/tapete-orilla")).toContain("Orilla");
  });
});

test("a page's card to share takes the new colours, though one was kept already", async () => {
  const cornerOf = async () => {
    const card = await ask("/og/pt-BR/paginas/contato.jpg");
    const corner = sharp(Buffer.from(await card.arrayBuffer())).extract({
      left: 4,
      top: 4,
      width: 1,
      height: 1,
    });
    return [...(await corner.raw().toBuffer())];
  };
  expect((await send("cores", { ...COLOURS, paper: "#ffffff" })).status).toBe(302);
  const before = await cornerOf();
  expect(await cornerOf()).toEqual(before);
  expect((await send("cores", { ...COLOURS, paper: "#e0eee0" })).status).toBe(302);
  const [red = 0, green = 0] = await cornerOf();
  expect(before[0]).toBeGreaterThan(250);
  expect(red).toBeLessThan(230);
  expect(green - red).toBeGreaterThan(8);
}, 60_000);
