import { afterEach, expect, test } from "vitest";
import { clock } from "../../clock.ts";
import { contentExpires } from "./content-tags.server.ts";
import { CACHEABLE_HEADER, cachedPage, fillPage } from "./page-cache.server.ts";

const atFirst = clock.now;
afterEach(() => {
  clock.now = atFirst;
});

async function keepPage(key: string, ...moments: string[]) {
  const render = async () => {
    for (const moment of moments) contentExpires(new Date(moment));
    return new Response(`<p>${key}</p>`, { headers: { [CACHEABLE_HEADER]: "1" } });
  };
  await fillPage(key, render, render);
}

test("a page is kept until the first moment at which it says something else, and not past it", async () => {
  clock.now = () => new Date("2026-11-30T12:00:00Z");
  await keepPage("/a", "2026-12-25T03:00:00Z", "2026-12-01T03:00:00Z");
  await keepPage("/b");
  expect(cachedPage("/a")).toBeDefined();

  clock.now = () => new Date("2026-12-01T02:59:59Z");
  expect(cachedPage("/a")).toBeDefined();

  clock.now = () => new Date("2026-12-01T03:00:00Z");
  expect(cachedPage("/a")).toBeUndefined();
  expect(cachedPage("/b")).toBeDefined();

  clock.now = () => new Date("2026-11-30T12:00:00Z");
  expect(cachedPage("/a")).toBeUndefined();
});
