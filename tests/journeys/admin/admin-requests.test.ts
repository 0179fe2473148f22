import { beforeAll, expect, test } from "vitest";
import { findAdminScreens, screenOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { expectFewRequests } from "./admin-budget.ts";

/** What a list's page weighs uncompressed. */
const MAX_LIST_HTML = 120_000;
const WITH_PICTURES = [
  ...["/admin", "/admin/leads", "/admin/tapetes", "/admin/tapetes/:id", "/admin/midia", "/admin/colecoes"],
  ...["/admin/video-principal", "/admin/galeria", "/admin/amostras", "/admin/destaques"],
  ...["/admin/paginas/nossa-historia", "/admin/curadoria/:id"],
];

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

/** The sweep of all screens asks for the same at 1440 px (admin-screens.test.ts); a phone has other pictures. */
test("screens with pictures ask for few files when they are opened first on a phone, pictures counted; so does a page of pictures that fills a large window", async () => {
  const screens = await findAdminScreens(app, cookie, screenOf);
  expect(WITH_PICTURES.filter((screen) => !screens.has(screen))).toEqual([]);
  const { context } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
  const open = async (address: string, viewport = PHONE) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expectFewRequests(page, address);
    // From the third visit on files are named once more.
    await page.evaluate(() => localStorage.removeItem("urdume.scripts"));
    await page.close();
  };
  for (const screen of WITH_PICTURES) await open(screens.get(screen) ?? "");
  await open("/admin/midia", DESKTOP);
});

test("what drags comes with the first touch of a list", async () => {
  const { page } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
  await page.goto("/admin/servicos");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const dragging = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("dragging")).length,
    );
  expect(await dragging()).toBe(0);
  await page
    .getByRole("button", { name: /^Mover / })
    .first()
    .tap();
  await expect.poll(dragging).toBeGreaterThan(0);
});

test("from the third visit on the browser is asked for compiled code, once a file", async () => {
  const { page } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
  const counted = () =>
    page.evaluate(() => Object.values(JSON.parse(localStorage["urdume.scripts"] ?? "{}")));
  const links = page.locator('head > link[href^="/assets/"][href$=".js"]');
  const asked: string[][] = [];
  for (const visit of [1, 2, 3]) {
    await page.goto("/admin/leads");
    await untilHydrated(page);
    asked.push(await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).rel)));
    await expect.poll(counted).toContain(Math.min(visit, 2));
  }
  const [first = [], second, third] = asked;
  expect(first.length).toBeGreaterThan(5);
  expect(first).toEqual(first.map(() => "modulepreload"));
  expect(second).toEqual(first);
  // React adds links of its own, for what is loaded by then.
  expect(third).toEqual([...first.map(() => "preload"), ...first]);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((name) => name.endsWith(".js"));
  expect(scripts).toEqual([...new Set(scripts)]);
});

test("style sheets are named before anything of the page is read, because nothing is painted without them", async () => {
  const response = await fetch(`${app.url}/admin/tapetes`, { headers: { cookie } });
  const named = [...(response.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel=preload; as=style/g)];
  const linked = [...(await response.text()).matchAll(/rel="stylesheet" href="([^"#]+)/g)];
  expect(linked.length).toBeGreaterThan(2);
  expect(named.map(([, sheet]) => sheet)).toEqual(linked.map(([, sheet]) => sheet));
});

test.each(["/admin/tapetes", "/admin/midia", "/admin/colecoes", "/admin/leads"])(
  "%s is a light page",
  async (path) => {
    const html = await (await fetch(app.url + path, { headers: { cookie } })).text();
    expect(html.length).toBeLessThan(MAX_LIST_HTML);
  },
);
