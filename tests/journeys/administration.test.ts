import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const TABS = [
  ["Vídeo principal", "/admin/video-principal"],
  ["Seção galeria", "/admin/galeria"],
  ["Amostras da galeria", "/admin/amostras"],
  ["Produtos em destaque", "/admin/destaques"],
  ["Coleções", "/admin/colecoes"],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("the rail has the five tabs in their order, who is signed in, and the ways out", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin");
  await untilHydrated(page);
  const rail = page.getByRole("navigation", { name: "Painel" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await expect(page.getByText(ADMINISTRATOR.email)).toBeVisible();
  for (const name of ["Sair daqui, só deste aparelho", "Sair de todos os aparelhos"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  const names = await rail.getByRole("list", { name: "Página principal" }).getByRole("link").allInnerTexts();
  expectValue(names).toEqual(TABS.map(([name]) => name));
  for (const [name, path] of TABS) {
    await rail.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(rail.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    expectValue(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole("link", { name: "Abrir o site" }).click();
  await page.waitForURL("**/principal-br");
});

test("on a phone the strip brings the current tab into view", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), viewport: PHONE });
  await page.goto("/admin/colecoes");
  await untilHydrated(page);
  await expect(page.getByRole("link", { name: "Coleções", exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto("/admin");
  await untilHydrated(page);
  await expect(page.getByRole("link", { name: "Hoje", exact: true })).toBeInViewport({ ratio: 1 });
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

test("every item of the menu leads to its screen, by keyboard as well", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin");
  await untilHydrated(page);
  const links = page.getByRole("navigation", { name: "Painel" }).getByRole("link");
  const count = await links.count();
  for (let at = 0; at < count; at++) {
    const link = links.nth(at);
    // The last one is for phones, which have no foot.
    if (!(await link.isVisible())) continue;
    const path = await link.getAttribute("href");
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path}`);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeAttached();
  }
});

test("a tab that takes long to load shows a message", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin");
  await untilHydrated(page);
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/admin/colecoes.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Coleções" }).first().click();
  await expect(page.getByText("Carregando...")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();
  await expect(page.getByText("Carregando...")).toHaveCount(0);
});
