import type { Page, Request } from "@playwright/test";
import { expect, test } from "vitest";
import { newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/shared-site.ts";
import { routeMap } from "../../tools/route-map.ts";

const MAX_SCRIPT_BYTES = 270_000;
const MAX_LIST_BYTES = 190_000;
/** Scripts and style sheets. */
const MAX_FILES = 50;
const MAX_LIST_FILES = 32;
/** The dashboard, the overview, and lists whose editors are screens of their own. */
const LISTS =
  /^\/admin$|\/(?:visao-geral|tapetes|leads|emails|newsletter|cartas|redirecionamentos|paginas|registro)$/;
const IS_COUNTED = /\.(?:js|css)$/;
const ROUTE_SCRIPT = /\/([\w-]+)\.admin-[\w-]+\.js$/;

const screens = (await routeMap()).filter(
  ({ kind, path }) => kind === "admin" && path.startsWith("/admin") && !path.includes(":"),
);

const app = { url: sharedSite() };

async function readFiles(page: Page, path: string, bytes: Map<string, number>): Promise<string[]> {
  const asked = new Set<string>();
  const sizes: Promise<void>[] = [];
  const listen = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!IS_COUNTED.test(pathname) || asked.has(pathname)) return;
    asked.add(pathname);
    if (bytes.has(pathname)) return;
    sizes.push(bodyBytes(request).then((size) => void bytes.set(pathname, size)));
  };
  page.on("requestfinished", listen);
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", listen);
  await Promise.all(sizes);
  return [...asked];
}

/** Compressed body only, without HTTP/2 framing. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  return Number(await response?.headerValue("content-length"));
}

test("every screen of the administration, opened first, stays within its script, and brings no other's", async () => {
  expect(screens.length).toBeGreaterThanOrEqual(7);
  const { page } = await newVisitor(app.url, { cookie: process.env.TEST_SITE_COOKIE });
  const bytes = new Map<string, number>();
  for (const { path, file } of screens) {
    const isList = LISTS.test(path) || /\bcontent\.admin\.tsx$/.test(file);
    const [maxBytes, maxFiles] = isList ? [MAX_LIST_BYTES, MAX_LIST_FILES] : [MAX_SCRIPT_BYTES, MAX_FILES];
    const files = await readFiles(page, path, bytes);
    expect(files.length, `${path} loads ${files.length} files`).toBeLessThanOrEqual(maxFiles);
    const scripts = files.filter((name) => name.endsWith(".js"));
    const total = scripts.reduce((sum, script) => sum + (bytes.get(script) ?? 0), 0);
    expect(total, `${path} loads ${Math.round(total / 1000)} kB`).toBeLessThan(maxBytes);
    expect(total, `${path} loads its script`).toBeGreaterThan(0);
    const routes = scripts
      .map((script) => ROUTE_SCRIPT.exec(script)?.[1])
      .filter((name) => name !== undefined);
    expect([path, [...new Set(routes)]]).toEqual([path, [/([\w-]+)\.admin\.tsx$/.exec(file)?.[1]]]);
  }
});
