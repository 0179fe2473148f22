import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { routeMap } from "../../../tools/route-map.ts";

const MAX_SCRIPT_BYTES = 260_000;
const MAX_LIST_BYTES = 183_000;
const MAX_REQUESTS = 40;
/** Scripts and style sheets. */
const MAX_FILES = 32;
const MAX_LIST_FILES = 21;
/** Screens with a form of an entry, a setting or a file, which preload the sending of files; the others are lists. */
const EDITORS =
  /:|\/(?:comecar|cores|letra|linguas|video-principal|galeria|amostras|destaques|colecoes|configuracoes|email|copias|importar-exportar|minha-conta|contas)$/;
/** Editors with pieces of the simulator: above the limits of the others. */
const LARGER = /\/(?:ambientes\/:id|desenho)$/;
const MAX_LARGER = [345_000, 38] as const;
const PRESENCE = "/admin/presenca";
const ROUTE_SCRIPT = /\/([\w-]+)\.admin-[\w-]+\.js$/;

const routes = await routeMap();

/** Of a screen that was opened first: what it has loaded, and that it brings no other screen's script. */
export async function expectWithinBudget(page: Page, pattern: string): Promise<void> {
  const file = routes.find(({ path }) => path === pattern)?.file ?? "";
  const isList = !EDITORS.test(pattern) || /\bcontent\.admin\.tsx$/.test(file);
  const editor = LARGER.test(pattern) ? MAX_LARGER : ([MAX_SCRIPT_BYTES, MAX_FILES] as const);
  const [maxBytes, maxFiles] = isList ? [MAX_LIST_BYTES, MAX_LIST_FILES] : editor;
  const loaded = (await page.evaluate(loadedFiles)).filter(({ path }) => /\.(?:js|css)$/.test(path));
  expect(loaded.length, `${pattern} loads ${loaded.length} files`).toBeLessThanOrEqual(maxFiles);
  const scripts = loaded.filter(({ path }) => path.endsWith(".js"));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, `${pattern} loads ${Math.round(total / 1000)} kB`).toBeLessThan(maxBytes);
  expect(total, `${pattern} loads its script`).toBeGreaterThan(0);
  const screens = scripts.flatMap(({ path }) => ROUTE_SCRIPT.exec(path)?.[1] ?? []);
  const own = /([\w-]+)\.admin\.tsx$/.exec(file)?.[1];
  // An item may stand over its list.
  if (pattern.includes(":")) expect([pattern, screens]).toEqual([pattern, expect.arrayContaining([own])]);
  else expect([pattern, [...new Set(screens)]]).toEqual([pattern, [own]]);
}

/** Of a screen that was opened first: everything that it asked for, the page itself and its pictures too. */
export async function expectFewRequests(page: Page, address: string): Promise<void> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  // The longer a slow machine takes, the more often the page says that it is open.
  const asked = paths.filter((path, at) => path !== PRESENCE || paths.indexOf(path) === at);
  expect(1 + asked.length, `${address} asks for\n${asked.join("\n")}`).toBeLessThanOrEqual(MAX_REQUESTS);
}

/** Compressed bodies, also from the browser's cache. Runs in the page. */
function loadedFiles(): { path: string; bytes: number }[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const sizes = new Map(
    entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
  );
  return [...sizes].map(([path, bytes]) => ({ path, bytes }));
}
