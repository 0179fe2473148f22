import { beforeAll, expect, test } from "vitest";
import { findAdminScreens, screenOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";
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
test("screens with pictures ask for few files when they are opened first on a phone, pictures counted", async () => {
  const screens = await findAdminScreens(app, cookie, screenOf);
  expect(WITH_PICTURES.filter((screen) => !screens.has(screen))).toEqual([]);
  for (const screen of WITH_PICTURES) {
    const { page } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
    const address = screens.get(screen) ?? "";
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expectFewRequests(page, address);
  }
});

test("so does a page of pictures that fills a large window", async () => {
  const { page } = await newVisitor(app.url, { cookie, viewport: DESKTOP });
  await page.goto("/admin/midia");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expectFewRequests(page, "/admin/midia");
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
