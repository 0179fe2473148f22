import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { withoutTable } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const ACCOUNT = "/admin/minha-conta";
const FAILED = /status of 500/;
const app = openTestApp();

const loggedIds = () =>
  app
    .logs()
    .filter(({ message }) => message === "A request failed")
    .map(({ requestId }) => requestId);

test("the page of a failed request shows the id that the log has, opened anew or from the menu", async () => {
  app.expectErrors(/A request failed/);
  const { page } = await newVisitor(app.url, {
    cookie: await app.signIn(),
    expectErrors: [FAILED, /Server Error/],
  });
  const code = page.locator("p", { hasText: "Código do erro" }).locator("b");

  await page.goto("/admin/historico");
  await untilHydrated(page);
  await withoutTable(app, "passkeys", async () => {
    await page.locator(`a[href="${ACCOUNT}"]`).first().click();
    await expect(code).toHaveText(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    await expect.poll(loggedIds).toEqual([await code.textContent()]);

    await page.goto(ACCOUNT);
    await untilHydrated(page);
    await expect.poll(loggedIds).toHaveLength(2);
    await expect(code).toHaveText(String(loggedIds()[1]));
  });

  await page.goto(ACCOUNT);
  await untilHydrated(page);
  await expect(page.locator("html[data-error-id]")).toHaveCount(0);
});

test("what could not be read is said in its place and as a toast, until the next screen", async () => {
  app.expectErrors(/could not be|cannot be|failed/i);
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await withoutTable(app, "products", async () => {
    await page.goto("/admin/tapetes");
    await untilHydrated(page);
    await expect(page.getByText("Erro ao carregar produtos")).toHaveCount(2);
  });
  await page.locator(`a[href="${ACCOUNT}"]`).first().click();
  await expect(page.getByText("Erro ao carregar produtos")).toHaveCount(0);
});

test.each(["/admin/destaques", "/admin/colecoes"])(
  "what could not be read at %s is said in its place",
  async (path) => {
    app.expectErrors(/could not be|cannot be|failed/i);
    const headers = { cookie: await app.signIn() };
    await withoutTable(app, "content", async () => {
      const html = await (await fetch(app.url + path, { headers })).text();
      expectValue(/<main.*<\/main>/s.exec(html)?.[0]).toContain("Erro ao carregar produtos");
    });
  },
);
