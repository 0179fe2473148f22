import type { Locator } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  newVisitor,
  openSignedIn,
  PHONE,
  untilHydrated,
  withoutPictures,
  withoutPromotion,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

withoutPictures();

const TABS = [
  ["Vídeo principal", "/admin/video-principal"],
  ["Seção galeria", "/admin/galeria"],
  ["Amostras da galeria", "/admin/amostras"],
  ["Produtos em destaque", "/admin/destaques"],
  ["Coleções", "/admin/colecoes"],
] as const;

const MENU = "dialog[aria-label=Menu]";

const app = openTestApp();

const ENTRIES = [
  ...["Hoje", "Pedidos", "Tapetes", "Simulador", "Páginas", "Mídia", "Aparência", "Histórico", "Dados"],
  "Configurações",
];

test("the menu has ten entries, the main page its five tabs in their order, and the ways out are there; each is reached by keyboard, and what takes long to load says so", async () => {
  const { page } = await openSignedIn(app, "/admin");
  const rail = page.getByRole("navigation", { name: "Painel" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await expect(page.getByRole("complementary").getByText(ADMINISTRATOR.email)).toBeVisible();
  for (const name of ["Sair daqui, só deste aparelho", "Sair de todos os aparelhos"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  expectValue(await rail.getByRole("link").allInnerTexts()).toEqual(ENTRIES);
  const follow = async (link: Locator) => {
    await link.focus();
    await page.keyboard.press("Enter");
  };
  await follow(rail.getByRole("link", { name: "Páginas" }));
  const parts = page.getByRole("navigation", { name: "Partes de Páginas" });
  await follow(parts.getByRole("link", { name: "Página principal" }));
  const tabs = page.getByRole("navigation", { name: "Página principal" });
  await expect(page.getByRole("heading", { level: 2, name: "Vídeo principal" })).toBeVisible();
  expectValue(await tabs.getByRole("link").allInnerTexts()).toEqual(TABS.map(([name]) => name));
  for (const [name, path] of TABS) {
    await follow(tabs.getByRole("link", { name }));
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(rail.getByRole("link", { name: "Páginas" })).toHaveAttribute("aria-current", "true");
    expectValue(new URL(page.url()).pathname).toBe(path);
  }

  const held = Promise.withResolvers<void>();
  await page.route("**/admin/midia.data*", (route) => held.promise.then(() => route.continue()));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("link", { name: "Mídia" }).first().click();
  await expect(page.getByText("Carregando...")).toBeInViewport();
  held.resolve();
  await expect(page.getByRole("heading", { level: 2, name: "Mídia" })).toBeVisible();
  await expect(page.getByText("Carregando...")).toHaveCount(0);
  await page.getByRole("link", { name: "Abrir o site" }).click();
  await page.waitForURL("**/principal-br");
});

test("on a phone the bar leads to four entries, and its menu, searched, to every screen", async () => {
  const { page } = await openSignedIn(app, "/admin/video-principal", { viewport: PHONE, hasTouch: true });
  const bar = page.getByRole("navigation", { name: "Painel" });
  expectValue(await bar.getByRole("listitem").allInnerTexts()).toEqual([
    ...["Hoje", "Pedidos", "Tapetes", "Mídia", "Menu"],
  ]);
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The last element must be reachable above the toolbar.
  const [lowest, upperEdge] = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return [bottom("main")?.bottom ?? 0, bottom("nav[aria-label=Painel]:not(aside nav)")?.top ?? 0];
  });
  expectValue(lowest).toBeLessThan(upperEdge);

  const opener = bar.getByRole("button", { name: "Menu" });
  await opener.tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectAccessible(page, "the menu", { within: MENU });
  const search = menu.getByRole("searchbox", { name: "Buscar no painel" });
  await search.fill("copias seg");
  await expect(menu.getByRole("link")).toHaveText(["Cópias de segurança"]);
  await expect(menu.getByRole("status")).toHaveText("1 tela");
  await search.fill("nada disso");
  await expect(menu.getByRole("status")).toHaveText("Nada com esse nome.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await menu.getByRole("link", { name: "Lixeira" }).tap();
  await expect(page.getByRole("heading", { level: 2, name: "Lixeira" })).toBeVisible();
  await expect(menu).toBeHidden();
  await bar.getByRole("link", { name: "Mídia" }).tap();
  await page.waitForURL("**/admin/midia");
});

test("Ctrl+K finds a screen by its name, without the pointer, and what the database has under that name; a search that fails says so, and leaves nothing of the former words under the new ones", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes", { expectErrors: [/ERR_FAILED.*buscar/] });
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const search = menu.getByRole("searchbox");
  await expect(search).toBeFocused();
  await page.keyboard.type("historico");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "Rascunhos" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/historico");
  await expect(menu).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("scállop");
  const found = menu.getByRole("link", { name: "Scallop" });
  await expect(found.first()).toBeVisible();
  await expectAccessible(page, "what the search found", { within: MENU });
  await page.route("**/admin/buscar?**", (route) => route.abort());
  await search.fill("quintal");
  await expect(menu.getByText("Não foi possível procurar além das telas.")).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.unroute("**/admin/buscar?**");
  await search.fill("scállop");
  await expect(found.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Scallop" })).toBeVisible();
});

test("signing out in one tab of the browser leads the others to the sign-in, leaving nothing to go back to and no way to editors on public pages", async () => {
  const { page, context } = await openSignedIn(app, "/admin/colecoes");
  const entries = await page.evaluate(() => history.length);
  const mark = () => other.evaluate(() => localStorage.getItem("urdume.edits"));
  const other = await context.newPage();
  await other.goto("/admin");
  await untilHydrated(other);
  expectValue(await mark()).not.toBeNull();
  await other.getByRole("button", { name: "Sair" }).first().click();
  await other.waitForURL("**/admin-login");
  await expect(other.getByText("Sessão encerrada")).toBeVisible();
  await page.waitForURL("**/admin-login");
  expectValue(await page.evaluate(() => history.length)).toBe(entries);
  await expect.poll(mark).toBeNull();
});

test("a public page leads whoever edits it to the editor of what is in view, and says nothing of it to visitors", async () => {
  const { page } = await openSignedIn(app, "/admin", { expectErrors: [/404/] });
  const link = page.getByRole("link", { name: "Editar esta página" });
  // It stands in the margin: the buttons of short pages begin where the text does.
  await page.goto("/nao-existe");
  await expect(link).toBeVisible();
  await expectAccessible(page, "a short page with the way to its editor");
  const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 1e6 };
  const home = await page.getByRole("link", { name: "Voltar para a Página Inicial" }).boundingBox();
  expectValue(x + width).toBeLessThanOrEqual(home?.x ?? 0);
  await page.goto("/es/produtos/tapete-scallop");
  await expect(link).toBeVisible();
  // On phones the toolbar is in the header.
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("banner").getByRole("link", { name: "Editar esta página" })).toBeVisible();
  await expectAccessible(page, "its header on a phone", { within: "body > header" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Scallop" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await withoutPromotion(page);
  await page.goto("/principal-br");
  await page.locator("#filosofia").evaluate((part) => part.scrollIntoView({ block: "center" }));
  await link.click();
  await page.waitForURL("**/admin/configuracoes/pagina-principal#philosophy");
  const panel = page.locator("details[open]", { has: page.locator("#philosophy") });
  await expect(panel.locator("summary")).toBeInViewport();

  await page.goto("/curadoria?ano=2023");
  await page.locator("#curation-title").evaluate((part) => part.scrollIntoView({ block: "center" }));
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: "Curadoria 2023" })).toBeVisible();

  const { page: visitors } = await newVisitor(app.url);
  const asked: string[] = [];
  visitors.on("request", (request) => asked.push(request.url()));
  await visitors.goto("/es/produtos/tapete-scallop", { waitUntil: "networkidle" });
  await expect(visitors.getByRole("link", { name: "Editar esta página" })).toHaveCount(0);
  expectValue(asked.filter((url) => /edit-link|\/admin/.test(url))).toEqual([]);
});
