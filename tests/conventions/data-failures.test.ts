import { beforeAll, expect, test } from "vitest";
import { COOKIE_PREFIX } from "#app/accounts/session-cookie.ts";
import { LOCALES, pathFor } from "#app/i18n/locales.ts";
import { withoutTable } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { publicPages } from "./public-pages.ts";

const REACHED_BY_LINK = [
  "/newsletter",
  "/newsletter/confirmar?token=x",
  "/newsletter/sair?token=x",
  "/busca?q=tear",
];
const publicOnes = await publicPages();
const pages = publicOnes.map(({ path }) => path);
const templates = new Map(publicOnes.toReversed().map(({ file, path }) => [file, path]));
const ALL = [...pages, ...LOCALES.flatMap((locale) => REACHED_BY_LINK.map((path) => pathFor(locale, path)))];
const CONTENT = `content content_drafts content_slugs content_withdrawals
  media newsletter_subscriptions product_slugs products removed_rows rug_designs
  shared_pictures`.split(/\s+/);
/** Read by most pages; removed one at a time. */
const SINGLE = ["content", "content_withdrawals", "media", "products"];

/** Visitors with a session get no cached page. */
const AS_IF_SIGNED_IN = { cookie: `${COOKIE_PREFIX}.session_token=x` };
const RUG = /\/produtos\//;

const app = openTestApp();
beforeAll(async () => {
  app.expectErrors(/could not be|cannot be|Not ready|failed|stands without/i);
});

async function failures(paths: string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths) {
    const response = await fetch(app.url + path, { redirect: "manual", headers: AS_IF_SIGNED_IN });
    const html = await response.text();
    const isAskedToRetry = RUG.test(path) && response.status === 503 && html.includes("<h1");
    const stands = response.status < 500 && (response.status >= 300 || html.includes("<title"));
    if (!stands && !isAskedToRetry) failed.push(`${response.status} ${path}`);
  }
  return failed;
}

const without = (tables: string[], work: () => Promise<void>): Promise<void> =>
  tables.reduceRight((inner, table) => () => withoutTable(app, table, inner), work)();

test("without all that pages are made of every public page stands", async () => {
  await without(CONTENT, async () => expect(await failures(ALL)).toEqual([]));
});

test.each(SINGLE)("without %s every template stands", async (table) => {
  const asked = [...templates.values(), ...REACHED_BY_LINK];
  await without([table], async () => expect(await failures(asked)).toEqual([]));
});

test("the title of what cannot be read does not call it missing, and its page shows the id of the request", async () => {
  await without(["content", "products"], async () => {
    for (const path of ["/produtos/x", "/colecoes/x", "/pagina/x"]) {
      const response = await fetch(app.url + path, { headers: AS_IF_SIGNED_IN });
      const html = await response.text();
      const [, title] = /<title>([^<]*)/.exec(html) ?? [];
      expect(html, path).toContain(`${response.headers.get("x-request-id")}</b>`);
      expect([path, response.status, title]).toEqual([
        path,
        503,
        expect.stringContaining("Não foi possível abrir esta página agora"),
      ]);
    }
  });
});

test("the log has the reason, and not for each query; what was shown meanwhile is kept nowhere", async () => {
  const why = app.logs().filter(({ text }) => text.includes('relation \\"content\\" does not exist'));
  expect(why.length).toBeGreaterThan(0);
  expect(why.length).toBeLessThan(20);
  await without(["products"], async () => {
    expect(await (await fetch(`${app.url}/tapetes`)).text()).not.toContain("/produtos/");
  });
  expect(await (await fetch(`${app.url}/tapetes`)).text()).toContain("/produtos/");
});

test("the site is not ready while a table is missing", async () => {
  await without(["products"], async () => {
    const response = await fetch(`${app.url}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { database: true, tables: false, storage: true },
    ]);
  });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});
