import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { clock } from "../../clock.ts";
import { env } from "../../env.server.ts";
import { contentChanged, contentEdited, usesContent, usesParts } from "./content-tags.server.ts";
import { CACHEABLE_HEADER, cachedPage, fillPage } from "./page-cache.server.ts";

useTestDatabase();

const atFirst = clock.now;
const { staleSeconds } = env();
beforeEach(() => void Object.assign(env(), { staleSeconds: 60 }));
afterEach(() => {
  Object.assign(env(), { staleSeconds });
  clock.now = atFirst;
});

const edit = (...parts: string[]) => contentEdited({ tag: "products", parts, mayLag: true });

function pageOf(key: string, ...parts: string[]) {
  const render = vi.fn(async () => {
    usesParts("products", parts);
    return new Response(`<p>${key}</p>`, { headers: { [CACHEABLE_HEADER]: "1" } });
  });
  return { render, fill: () => fillPage(key, render, render) };
}

test("an edit of one thing concerns the pages that show it, or everything of its type", async () => {
  const [one, other] = [pageOf("/one", "1"), pageOf("/other", "2", "all")];
  const whole = vi.fn(async () => {
    usesContent("products");
    return new Response("", { headers: { [CACHEABLE_HEADER]: "1" } });
  });
  await Promise.all([one.fill(), other.fill(), fillPage("/whole", whole, whole)]);
  await contentEdited({ tag: "products", parts: ["1"], mayLag: false });
  expect([cachedPage("/one"), cachedPage("/whole")]).toEqual([undefined, undefined]);
  expect(cachedPage("/other")).toBeDefined();
  await contentChanged("products");
  expect(cachedPage("/other")).toBeUndefined();
});

test("a stale page is shown for a minute at most, and rendered anew once for all who ask", async () => {
  const page = pageOf("/stale", "3");
  await page.fill();
  page.render.mockImplementation(() => new Promise(() => {}));
  clock.now = () => new Date("2026-11-30T12:00:00Z");
  await edit("3");
  clock.now = () => new Date("2026-11-30T12:00:59Z");
  for (let visitor = 0; visitor < 5; visitor += 1) expect(cachedPage("/stale")).toBeDefined();
  await vi.waitFor(() => expect(page.render).toHaveBeenCalledTimes(2));
  clock.now = () => new Date("2026-11-30T12:01:00Z");
  expect(cachedPage("/stale")).toBeUndefined();
});
