import { expect, test } from "vitest";
import { receive, sharedSite } from "#tests/support/servers/shared-site.ts";
import { type Asked, askedBy } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

const AT_ONCE = 6;
/** Asked for its status alone, as a picture or a document that a page links to. */
const FILE = /\.\w{2,4}$/;
/** Made when it is asked for, from the same template for each rug: one of a language stands for the others. */
const SHEET = /^(.*)\/produtos\/[^/]+\/ficha\.pdf$/;

const app = { url: sharedSite() };

test("every link, picture, film and fragment of the demo site leads somewhere", {
  timeout: 300_000,
}, async () => {
  const asked = await readSite((await publicPages()).map(({ path }) => path));
  const wanted = [...asked].flatMap(([page, { files, links }]) => [
    ...files.map((file) => ({ page, target: ownAddress(file, page) })),
    ...links.map((link) => ({ page, target: ownAddress(link, page) })),
  ]);
  const broken = await besideEachOther(wanted, async ({ page, target }) => {
    if (!target) return [];
    const { pathname, search, hash } = new URL(target, app.url);
    const status = await statusOf(pathname + search);
    if (status !== 200) return [`${page} asks for ${pathname}, which answers ${status}`];
    const isMissing = hash && !asked.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1)));
    return isMissing ? [`${page} links to ${pathname}${hash}, which has no such part`] : [];
  });
  expect(asked.size).toBeGreaterThan(50);
  expect(statuses.size).toBeGreaterThan(150);
  expect([...new Set(broken)]).toEqual([]);
});

test("styles ask only for files that are there", async () => {
  const { files } = askedBy((await receive("/principal-br")).text);
  const sheets = files.filter((file) => file.endsWith(".css"));
  for (const sheet of sheets) {
    const css = await (await fetch(new URL(sheet, app.url))).text();
    const named = [...css.matchAll(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g)].map((found) => found[2] ?? "");
    for (const file of named) expect(await statusOf(new URL(file, app.url + sheet).pathname), file).toBe(200);
  }
});

async function readSite(paths: string[]): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  let ring = new Set(paths);
  while (ring.size > 0) {
    const next = await besideEachOther([...ring], async (path) => {
      if (FILE.test(path)) return [];
      const { status, headers, text } = await receive(path);
      if (!headers["content-type"]?.includes("text/html")) return [];
      const page = askedBy(text);
      asked.set(path, page);
      statuses.set(path, Promise.resolve(status));
      return page.links.map((link) => ownAddress(link, path)).filter((target) => target !== undefined);
    });
    const found = next.map((target) => new URL(target, app.url).pathname);
    for (const path of ring) seen.add(path);
    ring = new Set(found.filter((path) => !seen.has(path)));
  }
  return asked;
}

const seen = new Set<string>();

async function besideEachOther<I, O>(items: I[], work: (item: I) => Promise<O[]>): Promise<O[]> {
  const found: O[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) found.push(...(await work(item)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

/** Path on this site; undefined for other sites, mail and telephone links. */
function ownAddress(address: string, page: string): string | undefined {
  const url = new URL(address, app.url + page);
  return url.origin === new URL(app.url).origin ? url.pathname + url.search + url.hash : undefined;
}

const statuses = new Map<string, Promise<number>>();

function statusOf(path: string): Promise<number> {
  const alike = path.replace(SHEET, "$1/ficha.pdf");
  const known = statuses.get(alike);
  if (known) return known;
  const asking = fetch(app.url + path, { method: "HEAD" }).then(({ status }) => status);
  statuses.set(alike, asking);
  return asking;
}
