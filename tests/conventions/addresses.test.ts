import { expect, test } from "vitest";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { SITEMAP_PATHS } from "#app/site/seo/sitemap.rules.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { attributeOf } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

const pages = await publicPages();

const app = openTestApp();

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? "";
/** Without the brand's name. */
async function nameOf(path: string): Promise<string> {
  return titleOf(await (await fetch(app.url + path)).text()).replace(/, Urdume$/, "");
}

test("pages that may be indexed and the sitemap agree, and no two of a language share a title", {
  timeout: 300_000,
}, async () => {
  const owner = await newOwner(app);
  const picture = { imageUrl: "/media/gal1.jpg", active: "on" };
  await owner.post("/admin/colecoes", { title: "Scallop", ...picture });
  await owner.post("/admin/colecoes", { title: "Scallop", ...picture });
  const rug = { intent: "save", shape: "rectangular", state: "published" };
  await owner.post("/admin/tapetes/novo", { ...rug, name: "Scallop" });
  await owner.post("/admin/tapetes/novo", { ...rug, name: "Onda curta", "es.name": "Scallop" });
  await owner.post("/admin/paginas/termos", { title: "Condições", body: "Um texto.", "save-as": "publish" });
  const added = { body: "Um texto.", place: "none", active: "on" };
  const names = await Promise.all(
    SITEMAP_PATHS.map(async (path) => ({
      ...{ title: await nameOf(path), "es.title": await nameOf(pathFor("es", path)) },
      "en.title": await nameOf(pathFor("en", path)),
    })),
  );
  for (const name of [...names, { title: "Entregas" }, { title: "Entregas" }])
    await owner.post("/admin/paginas-criadas/novo", { ...added, ...name });
  const map = await readSitemap(app.url);
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(app.url, ""),
  );
  expect(listed).toEqual(expect.arrayContaining(["/colecoes/scallop", "/colecoes/scallop-2"]));
  expect(listed.filter((path) => path.startsWith("/pagina/"))).toHaveLength(names.length + 2);
  expect(listed.filter((path) => /\/tapete-(scallop-2|onda-curta)$/.test(path))).toHaveLength(6);
  const titles = new Map<string, string[]>();
  const differing: string[] = [];
  const linked = new Set(pages.map(({ path }) => path));
  const isIndexed = async (path: string) => {
    const response = await fetch(app.url + path);
    const isPage = response.headers.get("content-type")?.includes("text/html") ?? false;
    const html = isPage ? await response.text() : "";
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g))
      if (!link.endsWith(".pdf")) linked.add(link);
    const canonical = attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, "href");
    const isShut = /<meta[^>]*name="robots"[^>]*noindex/.test(html);
    const isOwn = response.status === 200 && canonical === app.url + path && !isShut;
    const title = `${localeOfPath(path)}: ${titleOf(html)}`;
    if (isOwn) titles.set(title, [...(titles.get(title) ?? []), path]);
    const [, called = ""] = /"@type":"Product","name":"([^"]*)"/.exec(html) ?? [];
    if (!title.replaceAll("&#x27;", "'").includes(called)) differing.push(`${title} is not of ${called}`);
    return isOwn;
  };
  const shut: string[] = [];
  for (const path of listed) if (!(await isIndexed(path))) shut.push(path);
  expect(shut, "listed, and not to be indexed").toEqual([]);
  const unlisted: string[] = [];
  for (const path of linked) if (!listed.includes(path) && (await isIndexed(path))) unlisted.push(path);
  expect(unlisted, "to be indexed, and not listed").toEqual([]);
  expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  expect(differing).toEqual([]);
  expect(titles.size).toBe(new Set(listed).size);
});

test("an unknown address is a 404 in the brand's frame, and the missing path is logged", async () => {
  const response = await fetch(`${app.url}/nao-existe-mesmo`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("Desculpe, não conseguimos encontrar a página que você está procurando.");
  expect(html).toContain("Voltar para a Página Inicial");
  expect(app.logs().some(({ text }) => text.includes("/nao-existe-mesmo"))).toBe(true);
});

test.each([
  ["/principal-es/", "es", "/principal-es"],
  ["/EN/tapetes", "en", "/en/tapetes"],
  ["/termos/", "pt-BR", "/termos"],
  ["/en/TERMOS", "en", "/en/termos"],
  ["/PRODUTOS/tapete-ocean-blue//", "pt-BR", "/produtos/tapete-ocean-blue"],
  ["/es/t%61petes", "es", "/es/tapetes"],
])("%s leads to the page that it is another spelling of", async (path, language, canonical) => {
  for (const method of ["GET", "HEAD"]) {
    const moved = await fetch(`${app.url + path}?utm_source=a%26b`, { method, redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `${canonical}?utm_source=a%26b`]);
  }
  const response = await fetch(app.url + path);
  expect(response.url).toBe(app.url + canonical);
  const html = await response.text();
  expect(html).toContain(`<html lang="${language}"`);
  expect(attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, "href")).toBe(app.url + canonical);
});

test.each(["/ADMIN-LOGIN/", "/HEALTHZ/", "/simulador-admin/", "/SITEMAP.xml"])(
  "%s, which is no page of the site, does not lead elsewhere",
  async (path) => {
    const { status } = await fetch(app.url + path, { redirect: "manual" });
    expect([200, 404]).toContain(status);
  },
);

test("an unknown address is not corrected, and a form is not sent elsewhere", async () => {
  const unknown = await fetch(`${app.url}/NAO-existe-mesmo/`, { redirect: "manual" });
  expect(unknown.status).toBe(404);
  const posted = await fetch(`${app.url}/CONTATO/`, { method: "POST", redirect: "manual" });
  expect(posted.status).not.toBe(301);
});

test.each(["/tapetes?pagina=99", "/colecoes/premium?pagina=99"])(
  "%s leads to the page before, with the name of the campaign",
  async (path) => {
    const moved = await fetch(`${app.url + path}&utm_source=feira`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe(`${path.split("?")[0]}?utm_source=feira`);
  },
);

test.each([
  ["/es", "/principal-es"],
  ["/EN/", "/principal-en"],
])("%s, what is left of a shortened address, leads to %s", async (path, main) => {
  const moved = await fetch(`${app.url + path}?utm_source=feira`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe(`${main}?utm_source=feira`);
});

test.each([
  ["/tapetes?cor=azuis&ordem=preco", "/en/tapetes?cor=azuis&ordem=preco"],
  ["/es/busca?q=az%26ul", "/en/busca?q=az%26ul"],
  [
    "/produtos/tapete-ocean-blue?largura=2&comprimento=3",
    "/en/produtos/tapete-ocean-blue?comprimento=3&largura=2",
  ],
  ["/newsletter/confirmar?token=abc", "/en/newsletter/confirmar?token=abc"],
  ["/contato?utm_source=feira", "/en/contato"],
])("another language shows what %s was asked for", async (path, english) => {
  const html = await (await fetch(app.url + path)).text();
  const links = [...html.matchAll(/<a href="([^"]*)" lang="en"/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(new Set([english.replaceAll("&", "&amp;")]));
});
