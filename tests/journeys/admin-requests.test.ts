import { beforeAll, expect, test } from "vitest";
import { findAdminScreens, screenOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";
import { expectFewRequests } from "./admin-budget.ts";

/** What a list's page weighs uncompressed. */
const MAX_LIST_HTML = 120_000;
const ALL_SCREENS_TIMEOUT_MS = 240_000;
const FEWEST_SCREENS = 60;
/** Each waits half a second for a quiet network. */
const AT_ONCE = 4;

const app = openTestApp({ seed: "demo" });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

/** At 1440 px the sweep of all screens asks for the same (admin-screens.test.ts). */
test(
  "every screen asks for few files when it is opened first on a phone, pictures counted",
  async () => {
    const screens = await findAdminScreens(app, cookie, screenOf);
    expect(screens.size).toBeGreaterThan(FEWEST_SCREENS);
    const waiting = [...screens.values()];
    const visit = async () => {
      // Tabs of one browser have each other read anew whenever one is opened.
      const { context } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        const page = await context.newPage();
        await page.goto(address);
        await untilHydrated(page);
        await page.waitForLoadState("networkidle");
        await expectFewRequests(page, address);
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
  },
  ALL_SCREENS_TIMEOUT_MS,
);

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
