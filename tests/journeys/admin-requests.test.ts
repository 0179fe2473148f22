import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";

const MAX_REQUESTS = 40;
/** Three photos, and what drags them. */
const MAX_OF_A_RUG = 42;
const MAX_EDITOR_BYTES = 260_000;
/** What a list's page weighs uncompressed. */
const MAX_LIST_HTML = 120_000;

const app = openTestApp({ seed: "demo" });
let cookie: string;
let rug: string;
beforeAll(async () => {
  cookie = await app.signIn();
  rug = /\/admin\/tapetes\/[0-9a-f-]{36}/.exec(await htmlOf("/admin/tapetes"))?.[0] ?? "";
});
afterAll(() => expect(rug).not.toBe(""));

const htmlOf = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

test.each([
  ...[
    "/admin",
    "/admin/leads",
    "/admin/paginas",
    "/admin/tapetes",
    "a rug",
    "/admin/midia",
    "/admin/colecoes",
  ],
  ...["/admin/video-principal", "/admin/galeria", "/admin/amostras", "/admin/destaques"],
  ...["/admin/paginas/nossa-historia", "/admin/paginas-criadas/novo"],
])("%s asks for few files when it is opened first on a phone, pictures counted", async (screen) => {
  const { page } = await newVisitor(app.url, { cookie, viewport: PHONE, hasTouch: true });
  await page.goto(screen === "a rug" ? rug : screen);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  );
  // The page itself is one more.
  const most = screen === "a rug" ? MAX_OF_A_RUG : MAX_REQUESTS;
  expect(loaded.length + 1, loaded.map(({ path }) => path).join("\n")).toBeLessThanOrEqual(most);
  if (!screen.startsWith("/admin/paginas")) return;
  const script = loaded.filter(({ path }) => path.endsWith(".js"));
  expect(script.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_EDITOR_BYTES);
});

test.each(["/admin/tapetes", "/admin/midia", "/admin/colecoes", "/admin/leads"])(
  "%s is a light page",
  async (path) => {
    expect((await htmlOf(path)).length).toBeLessThan(MAX_LIST_HTML);
  },
);
