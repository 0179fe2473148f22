import { describe, expect, test } from "vitest";
import { receive, sharedSite } from "#tests/support/servers/shared-site.ts";
import { attributeOf } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

const KILOBYTE = 1000;
const MAX_HTML_BYTES = 25 * KILOBYTE;
const MAX_STYLE_BYTES = 20 * KILOBYTE;
const MAX_SCRIPT_BYTES = 4 * KILOBYTE;
const COMPILED_WHOLE = /^\/\/# allFunctionsCalledOnLoad\n/;

const pages = await publicPages();

describe("compressed bytes that travel before anything is touched", () => {
  test.each(pages.map(({ path }) => path))("%s stays within its budget", async (path) => {
    const html = await receive(path);
    const tags = html.text.match(/<(script|link)\b[^>]*>/g) ?? [];
    const styles = tags
      .filter((tag) => /rel="stylesheet"/.test(tag))
      .map((tag) => attributeOf(tag, /.*/, "href"));
    const scripts = tags
      .filter((tag) => /^<script\b.*\bsrc=|rel="modulepreload"/.test(tag))
      .map((tag) => attributeOf(tag, /.*/, tag.startsWith("<script") ? "src" : "href"));
    expect(scripts.length).toBeGreaterThan(0);
    expect(html.bytes).toBeLessThan(MAX_HTML_BYTES);
    expect(await sum(styles)).toBeLessThan(MAX_STYLE_BYTES);
    expect(await sum(await withImports(scripts))).toBeLessThan(MAX_SCRIPT_BYTES);
  });
});

test("what hydrates a screen is compiled whole beside the page's thread, and what comes on request is not", async () => {
  const { text } = await receive("/admin-login");
  const scripts = [...text.matchAll(/"(\/assets\/(?:react|admin)-[\w-]+\.js)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(new Set(scripts).size).toBe(2);
  for (const path of scripts) expect((await receive(path)).text).toMatch(COMPILED_WHOLE);
  const [, first = ""] = /src="([^"]+)"/.exec((await receive("/principal-br")).text) ?? [];
  expect((await receive(first)).text).not.toMatch(COMPILED_WHOLE);
});

/** Static imports only, not `import()`. */
async function withImports(scripts: (string | undefined)[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = scripts.filter((path) => path !== undefined);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { text } = await receive(path);
    for (const [, name = ""] of text.matchAll(
      /(?:^|[;}\s])(?:import|export)[^;()'"]*["'](\.\/[^"']+)["']/g,
    )) {
      waiting.push(new URL(name, sharedSite() + path).pathname);
    }
  }
  return found;
}

async function sum(paths: Iterable<string | undefined>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) bytes += path ? (await receive(path)).bytes : 0;
  return bytes;
}
