import type { Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  COUNTED_BROWSER,
  expect,
  newVisitor,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { overflowOf } from "./window-width.ts";

withoutPictures();

const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

const visitor = async (options: VisitorOptions = {}) =>
  (await newVisitor(app.url, { userAgent: COUNTED_BROWSER, viewport: PHONE, ...options })).page;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/visit\.client-/.test(name)),
  );
  // Measurements are sent only after the largest contentful paint, which is late on a busy machine.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        const observer = new PerformanceObserver(() => drawn(null));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/** Beacons of a closing page carry the test browser's user agent, so hide it instead. */
const cover = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });

async function openAnalytics(address = "/admin/visao-geral", viewport = { width: 1440, height: 900 }) {
  const { page } = await newVisitor(app.url, { cookie, viewport });
  await page.goto(address);
  await untilHydrated(page);
  return page;
}

async function viewsOf(address: string): Promise<number> {
  const file = await fetch(`${app.url}/admin/visao-geral/dados?tabela=paginas`, { headers: { cookie } });
  const line = (await file.text()).split("\r\n").find((one) => one.split(";")[1] === address);
  return Number(line?.split(";")[2] ?? 0);
}

const part = (page: Page, name: string) => page.getByRole("region", { name });

test("without visits the screen shows a message; a visitor's way through the site is then in its numbers", async () => {
  const before = await openAnalytics();
  await expect(part(before, "De onde vêm").getByText("Nenhuma chegada neste período.")).toBeVisible();
  await expect(
    part(before, "Rapidez em visitas reais").getByText("Nenhuma medida neste período."),
  ).toBeVisible();

  const page = await visitor();
  await visit(page, "/es/tapetes?utm_source=Feira");
  await cover(page);
  await cover(page);
  await expect.poll(() => viewsOf("/tapetes")).toBe(1);
  // Returning from the back/forward cache counts again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await cover(page);
  await expect.poll(() => viewsOf("/tapetes")).toBe(2);
  await visit(page, "/contato");
  await cover(page);
  await expect.poll(() => viewsOf("/contato")).toBe(1);

  const owner = await openAnalytics();
  const days = part(owner, "Dia a dia");
  await expect(days.getByRole("figure", { name: /^Visitas/ })).toContainText("3 páginas vistas");
  await expect(part(owner, "De onde vêm").getByRole("row", { name: /feira/ })).toContainText("1");
  const speed = part(owner, "Rapidez em visitas reais").getByRole("row", { name: /^Tapetes/ });
  await expect(speed).toContainText(/\d s (bom|pode melhorar|ruim)/);
  await expect(part(owner, "Idiomas e telas").getByRole("row", { name: /Celular/ })).toContainText("100%");
});

test("robots and those who ask not to be counted are not counted, and fetch nothing for it", async () => {
  const robot = await visitor({ userAgent: GOOGLE });
  await visit(robot, "/designers");
  await cover(robot);
  const shy = await visitor();
  const asked: string[] = [];
  shy.on("request", (request) => asked.push(request.url()));
  await shy.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  await shy.goto("/designers", { waitUntil: "networkidle" });
  await cover(shy);
  expectValue(asked.length).toBeGreaterThan(3);
  expectValue(asked.filter((url) => /visit\.client|_visita/.test(url))).toEqual([]);
  const page = await visitor();
  await visit(page, "/designers");
  await cover(page);
  await expect.poll(() => viewsOf("/designers")).toBe(1);
});

test("a page works as ever when visits cannot be sent", async () => {
  const page = await visitor();
  await page.route("**/_visita", (route) => route.abort());
  await visit(page, "/tapetes");
  await page
    .getByRole("link", { name: /Contato/ })
    .first()
    .click({ force: true });
  await page.waitForURL("**/contato");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the period is chosen by keyboard, the chart is walked by arrows, its numbers stand in a table", async () => {
  const page = await openAnalytics();
  await page.getByRole("link", { name: "12 meses" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/visao-geral?periodo=12m");
  await expect(part(page, "Mês a mês")).toBeVisible();
  const chart = part(page, "Mês a mês").getByRole("application").first();
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart.getByRole("status")).toContainText("Visitas");
  const table = part(page, "Mês a mês").locator("details");
  await table.getByText("Números em tabela").press("Enter");
  await expect(table.getByRole("row")).toHaveCount(14);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar CSV: Mês a mês" }).click();
  expectValue((await download).suggestedFilename()).toMatch(/^visao-geral-dias-.*\.csv$/);
});

test("without script the chart is drawn; nobody is shut out of it, on a phone neither", async () => {
  const { page: plain } = await newVisitor(app.url, { cookie, javaScriptEnabled: false });
  await plain.goto("/admin/visao-geral");
  await expect(plain.getByRole("application").first().locator("i")).toHaveCount(30);
  const { page } = await newVisitor(app.url, { cookie, viewport: PHONE });
  await page.goto("/admin/visao-geral");
  await expect(page.getByRole("figure").first()).toContainText("Visitas");
  await expectAccessible(page);
  expectValue(await overflowOf(page)).toBe(0);
});
