import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  newVisitor,
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

const app = openTestApp();

const ENTRIES = [
  ...["Hoje", "Pedidos", "Tapetes", "Simulador", "Páginas", "Mídia", "Aparência", "Histórico", "Dados"],
  "Configurações",
];

test("the menu has ten entries, the main page its five tabs in their order, and the ways out are there", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin");
  await untilHydrated(page);
  const rail = page.getByRole("navigation", { name: "Painel" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await expect(page.getByRole("complementary").getByText(ADMINISTRATOR.email)).toBeVisible();
  for (const name of ["Sair daqui, só deste aparelho", "Sair de todos os aparelhos"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  expectValue(await rail.getByRole("link").allInnerTexts()).toEqual(ENTRIES);
  await rail.getByRole("link", { name: "Páginas" }).click();
  await page.getByRole("navigation", { name: "Partes de Páginas" }).getByText("Página principal").click();
  const tabs = page.getByRole("navigation", { name: "Página principal" });
  await expect(page.getByRole("heading", { level: 2, name: "Vídeo principal" })).toBeVisible();
  expectValue(await tabs.getByRole("link").allInnerTexts()).toEqual(TABS.map(([name]) => name));
  for (const [name, path] of TABS) {
    await tabs.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(rail.getByRole("link", { name: "Páginas" })).toHaveAttribute("aria-current", "true");
    expectValue(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole("link", { name: "Abrir o site" }).click();
  await page.waitForURL("**/principal-br");
});

test("on a phone the bar leads to four entries, and its menu, searched, to every screen", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), viewport: PHONE, hasTouch: true });
  await page.goto("/admin/video-principal");
  await untilHydrated(page);
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
  await expectAccessible(page, "the menu");
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

test("Ctrl+K finds a screen by its name, without the pointer, and what the database has under that name", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin/tapetes");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("searchbox")).toBeFocused();
  await expectAccessible(page, "the search");
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
  await expect(menu.getByRole("link", { name: "Scallop" }).first()).toBeVisible();
  await expectAccessible(page, "what the search found");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Scallop" })).toBeVisible();
});

test("a search that fails says so, and leaves nothing of the former words under the new ones", async () => {
  const { page } = await newVisitor(app.url, {
    cookie: await app.signIn(),
    expectErrors: [/ERR_FAILED.*buscar/],
  });
  await page.goto("/admin/tapetes");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.keyboard.type("scallop");
  await expect(menu.getByRole("link", { name: "Scallop" }).first()).toBeVisible();
  await page.route("**/admin/buscar?**", (route) => route.abort());
  await menu.getByRole("searchbox").fill("quintal");
  await expect(menu.getByText("Não foi possível procurar além das telas.")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Scallop" })).toHaveCount(0);
});

test("signing out in one tab of the browser leads the others to the sign-in, leaving nothing to go back to", async () => {
  const { page, context } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin/colecoes");
  await untilHydrated(page);
  const entries = await page.evaluate(() => history.length);
  const other = await context.newPage();
  await other.goto("/admin");
  await untilHydrated(other);
  await other.getByRole("button", { name: "Sair" }).first().click();
  await other.waitForURL("**/admin-login");
  await expect(other.getByText("Sessão encerrada")).toBeVisible();
  await page.waitForURL("**/admin-login");
  expectValue(await page.evaluate(() => history.length)).toBe(entries);
});

test("every entry leads to its screen by keyboard, and every part of it too", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin");
  await untilHydrated(page);
  for (const name of ENTRIES) {
    if (name === "Simulador") continue;
    const entry = page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name });
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(entry).toHaveAttribute("aria-current", "true");
    const parts = page.getByRole("navigation", { name: `Partes de ${name}` }).getByRole("link");
    for (let at = 0; at < (await parts.count()); at++) {
      const path = await parts.nth(at).getAttribute("href");
      await parts.nth(at).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname.startsWith(path?.split("?")[0] ?? ""));
      await expect(parts.nth(at)).toHaveAttribute("aria-current", /page|true/);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    }
  }
});

test("a tab that takes long to load shows a message, wherever the one before was scrolled to", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin/tapetes");
  await untilHydrated(page);
  let reply = () => {};
  const held = new Promise<void>((release) => {
    reply = release;
  });
  await page.route("**/admin/midia.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("link", { name: "Mídia" }).first().click();
  await expect(page.getByText("Carregando...")).toBeInViewport();
  reply();
  await expect(page.getByRole("heading", { level: 2, name: "Mídia" })).toBeVisible();
  await expect(page.getByText("Carregando...")).toHaveCount(0);
});

test("a public page leads whoever edits it to the editor of what is in view, and says nothing of it to visitors", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors: [/404/] });
  await page.goto("/admin");
  await untilHydrated(page);
  const link = page.getByRole("link", { name: "Editar esta página" });
  await page.goto("/es/produtos/tapete-scallop");
  await expect(link).toBeVisible();
  await expectAccessible(page, "a rug's page with the way to its editor");
  // It stands in the margin: the buttons of short pages begin where the text does.
  await page.goto("/nao-existe");
  const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 1e6 };
  const home = await page.getByRole("link", { name: "Voltar para a Página Inicial" }).boundingBox();
  expectValue(x + width).toBeLessThanOrEqual(home?.x ?? 0);
  await page.goto("/es/produtos/tapete-scallop");
  // On phones the toolbar is in the header.
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("banner").getByRole("link", { name: "Editar esta página" })).toBeVisible();
  await expectAccessible(page, "the same on a phone");
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
  await page.goto("/busca");
  await link.click();
  await page.waitForURL("**/admin/tapetes");

  const { page: visitors } = await newVisitor(app.url);
  const asked: string[] = [];
  visitors.on("request", (request) => asked.push(request.url()));
  await visitors.goto("/es/produtos/tapete-scallop", { waitUntil: "networkidle" });
  await expect(visitors.getByRole("link", { name: "Editar esta página" })).toHaveCount(0);
  expectValue(asked.filter((url) => /edit-link|\/admin/.test(url))).toEqual([]);

  await untilHydrated(page);
  await page.getByRole("button", { name: "Sair daqui, só deste aparelho" }).click();
  await page.waitForURL("**/admin-login");
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("urdume.edits"))).toBeNull();
});
