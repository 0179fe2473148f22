import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Asked, askedBy } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("every link, picture, film and fragment of the demo site leads somewhere", async () => {
  const asked = await readSite((await publicPages()).map(({ path }) => path));
  const broken: string[] = [];
  const files = new Set(
    [...asked].flatMap(([page, { files }]) => files.map((file) => ownAddress(file, page))),
  );
  for (const file of files) {
    if (file && (await statusOf(file)) !== 200) broken.push(`file ${file}`);
  }
  for (const [page, { links }] of asked) {
    for (const link of links) {
      const target = ownAddress(link, page);
      if (!target) continue;
      const { pathname, hash } = new URL(target, app.url);
      if ((await statusOf(pathname)) !== 200) broken.push(`${page} links to ${pathname}`);
      else if (hash && !asked.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1)))) {
        broken.push(`${page} links to ${pathname}${hash}, which has no such part`);
      }
    }
  }
  expect(files.size).toBeGreaterThan(100);
  expect([...new Set(broken)]).toEqual([]);
});

test("styles ask only for files that are there", async () => {
  const { files } = askedBy(await (await fetch(`${app.url}/principal-br`)).text());
  const sheets = files.filter((file) => file.endsWith(".css"));
  for (const sheet of sheets) {
    const css = await (await fetch(new URL(sheet, app.url))).text();
    const named = [...css.matchAll(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g)].map((found) => found[2] ?? "");
    for (const file of named) expect(await statusOf(new URL(file, app.url + sheet).pathname), file).toBe(200);
  }
});

/** Reads the given pages and every page that they lead to. */
async function readSite(paths: string[]): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (asked.has(path)) continue;
    const response = await fetch(app.url + path);
    if (!response.headers.get("content-type")?.includes("text/html")) continue;
    const page = askedBy(await response.text());
    asked.set(path, page);
    for (const link of page.links) {
      const target = ownAddress(link, path);
      if (target) waiting.push(new URL(target, app.url).pathname);
    }
  }
  return asked;
}

/** The address on this site, or nothing for another site, a mail or a telephone. */
function ownAddress(address: string, page: string): string | undefined {
  const url = new URL(address, app.url + page);
  return url.origin === new URL(app.url).origin ? url.pathname + url.search + url.hash : undefined;
}

const statuses = new Map<string, Promise<number>>();

function statusOf(path: string): Promise<number> {
  const known = statuses.get(path);
  if (known) return known;
  const asking = fetch(app.url + path).then(async (response) => {
    await response.body?.cancel();
    return response.status;
  });
  statuses.set(path, asking);
  return asking;
}
