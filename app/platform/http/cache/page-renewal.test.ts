import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { env } from "../../env.server.ts";
import { contentChanged, contentEdited, usesParts } from "./content-tags.server.ts";
import { CACHEABLE_HEADER, cachedPage, fillPage } from "./page-cache.server.ts";

useTestDatabase();

const { staleSeconds } = env();
beforeEach(() => void Object.assign(env(), { staleSeconds: 60 }));
afterEach(() => void Object.assign(env(), { staleSeconds }));

const edit = (...parts: string[]) => contentEdited({ tag: "products", parts, mayLag: true });
const respond = (words = "") => new Response(words, { headers: { [CACHEABLE_HEADER]: "1" } });
const wordsOf = (key: string) => String(cachedPage(key)?.identity.bytes);

test("popular pages are rendered anew after a change without being asked for, the most popular first", async () => {
  const rendered: string[] = [];
  const render = (key: string) => async () => {
    usesParts("products", ["1"]);
    rendered.push(key);
    return respond();
  };
  for (const [key, visits] of [
    ["/seldom", 1],
    ["/often", 5],
    ["/most", 9],
  ] as const) {
    await fillPage(key, render(key), render(key));
    for (let visit = 0; visit < visits; visit += 1) cachedPage(key);
  }
  rendered.length = 0;
  await edit("1");
  await vi.waitFor(() => expect(rendered).toEqual(["/most", "/often"]));
  // Both are kept then, whether their rendering had ended or not.
  for (const key of ["/most", "/often"]) await fillPage(key, render(key), render(key));
  // Withdrawn pages are rendered again as well.
  for (let visit = 0; visit < 5; visit += 1) cachedPage("/most");
  rendered.length = 0;
  await contentChanged("products");
  await vi.waitFor(() => expect(rendered).toEqual(["/most"]));
});

test("a page that was rendered while its content was edited is kept as stale, and not at all after a withdrawal", async () => {
  for (const mayLag of [true, false]) {
    const key = `/during-${mayLag}`;
    let words = "before";
    const render = async () => {
      usesParts("products", [key]);
      return respond(words);
    };
    const slow = async () => {
      const response = await render();
      await contentEdited({ tag: "products", parts: [key], mayLag });
      return response;
    };
    await fillPage(key, slow, render);
    words = "after";
    expect(wordsOf(key)).toBe(mayLag ? "before" : "undefined");
    if (mayLag) await vi.waitFor(() => expect(wordsOf(key)).toBe("after"));
  }
});

test("a stale page goes when there is something else at its address", async () => {
  const render = vi.fn(async () => {
    usesParts("products", ["moved"]);
    return respond();
  });
  await fillPage("/moved", render, render);
  render.mockImplementation(async () => new Response(null, { status: 301, headers: { location: "/" } }));
  await edit("moved");
  expect(cachedPage("/moved")).toBeDefined();
  await vi.waitFor(() => expect(cachedPage("/moved")).toBeUndefined());
});

test("a page that is asked for again is compressed better, also after it was rendered anew", async () => {
  const words = Array.from({ length: 400 }, (_, at) => `<p>Tapete ${at * 7919}</p>`).join("");
  const render = async () => {
    usesParts("products", ["compressed"]);
    return respond(words);
  };
  const bytes = () => cachedPage("/compressed")?.br.bytes.length ?? 0;
  await fillPage("/compressed", render, render);
  const quick = bytes();
  await vi.waitFor(() => expect(bytes()).toBeLessThan(quick));
  const best = bytes();
  await edit("compressed");
  await vi.waitFor(() => expect(bytes()).toBe(quick));
  await vi.waitFor(() => expect(bytes()).toBe(best));
});
