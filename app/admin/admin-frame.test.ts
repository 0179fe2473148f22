import { beforeAll, expect, test } from "vitest";
import { firstOf, menuFor } from "#app/admin/menu/admin-menu.ts";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
const UNKNOWN_ID = "01a1fb9e-a970-7535-a786-604283140ed2";
const titleOf = ({ html }: { html: string }) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const mainOf = ({ html }: { html: string }) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** Addresses of a navigation, each with its state. */
const linksOf = ({ html }: { html: string }, label: string) => {
  const [, inside = ""] = new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>(.*?)</nav>`, "s").exec(html) ?? [];
  return [...inside.matchAll(/<li[^>]*><a ([^>]*)>/g)].map(([, attributes = ""]) => ({
    to: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"),
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1],
  }));
};

let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

test("an unknown address stays in the panel, with the specified words and the ways on; signed out it asks to sign in", async () => {
  const shown = await owner.get("/admin/nao-existe/aqui");
  expect([shown.status, titleOf(shown)]).toEqual([404, "Página não encontrada · Painel Administrativo"]);
  expect(shown.html).toContain('aria-label="Todas as telas"');
  const main = mainOf(shown);
  expect(main).toContain("Desculpe, não conseguimos encontrar a página que você está procurando.");
  expect(main).toMatch(/<a[^>]*href="\/admin"[^>]*>Ir para Hoje/);
  expect(main).toMatch(/<a[^>]*href="\/"[^>]*>Voltar para a Página Inicial/);

  const signedOut = await fetch(`${app.url}/admin/nao-existe`, { redirect: "manual" });
  expect([signedOut.status, signedOut.headers.get("location")]).toEqual([302, "/admin-login"]);
  const cookie = await app.signIn("simulator");
  const elsewhere = await fetch(`${app.url}/admin/nao-existe`, { redirect: "manual", headers: { cookie } });
  expect(elsewhere.headers.get("location")).toBe("/simulador-admin");
});

test("every entry of the menu, part and tab leads to its screen, which has a title, and is the current one there", async () => {
  const entries = menuFor("admin").filter(({ name }) => name !== "Simulador");
  expect(entries.length).toBe(9);
  for (const entry of entries)
    for (const section of entry.sections)
      for (const { to } of section.screens) {
        const isDeep = section.screens.length > 1;
        const shown = await owner.get(to);
        const marked = (addresses: string[], current: string, how: string) =>
          addresses.map((each) => ({ to: each, current: each === current ? how : undefined }));
        const entered = linksOf(shown, "Painel").filter(({ current }) => current);
        expect([to, shown.status, entered]).toEqual([to, 200, [{ to: firstOf(entry), current: "true" }]]);
        const parts = entry.sections.map((part) => part.screens[0]?.to ?? "");
        const part = section.screens[0]?.to ?? "";
        if (parts.length > 1)
          expect([to, linksOf(shown, `Partes de ${entry.name}`)]).toEqual([
            to,
            marked(parts, part, isDeep ? "true" : "page"),
          ]);
        const tabs = section.screens.map((screen) => screen.to);
        if (isDeep) expect([to, linksOf(shown, section.name)]).toEqual([to, marked(tabs, to, "page")]);
        expect(mainOf(shown), to).toContain("<h2");
      }
});

test("a rug that does not exist leads back to all of them", async () => {
  const shown = await owner.get(`/admin/tapetes/${UNKNOWN_ID}`);
  expect(shown.status).toBe(404);
  expect(mainOf(shown)).toMatch(/<a[^>]*href="\/admin\/tapetes"[^>]*>Todos os tapetes/);
});

test.each([
  ["/admin/cores/novo", "/admin/cores", "Voltar para a lista"],
  ["/admin/ambientes/novo", "/admin/ambientes", "Voltar para a lista"],
  ["/admin/paginas-criadas/novo", "/admin/paginas-criadas", "Voltar para a lista"],
  ["/admin/paginas/termos", "/admin/paginas", "Voltar para as páginas"],
  ["/admin/newsletter/cartas/nova", "/admin/newsletter/cartas", "Todas as cartas"],
  ["/admin/tapetes/novo", "/admin/tapetes", "Todos os tapetes"],
])("the way back of %s stands above its title", async (path, list, words) => {
  const main = mainOf(await owner.get(path));
  const back = main.search(new RegExp(`<a[^>]*href="${list}"[^>]*>(<svg.*?</svg>)?${words}`));
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(main.indexOf("<h2"));
});

test("the browser's tab names the item, then its list, then the panel", async () => {
  const firstOf = async (list: string) =>
    new RegExp(`href="(${list}/[0-9a-f-]{36})`).exec((await owner.get(list)).html)?.[1] ?? "";
  const titles = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => titleOf(await owner.get(path))));
  const [rug, designer] = [await firstOf("/admin/tapetes"), await firstOf("/admin/designers")];
  const nameOn = async (path: string) => /<h2[^>]*>([^<]+)<\/h2>/.exec(mainOf(await owner.get(path)))?.[1];
  expect(await titles([rug, designer])).toEqual([
    `${await nameOn(rug)} · Tapetes · Painel Administrativo`,
    `${await nameOn(designer)} · Designers · Painel Administrativo`,
  ]);
  expect(await titles(["/admin/redirecionamentos", "/admin/previas", "/admin/tapetes"])).toEqual([
    "Redirecionamentos · Painel Administrativo",
    "Links de prévia · Painel Administrativo",
    "Tapetes · Painel Administrativo",
  ]);
});
