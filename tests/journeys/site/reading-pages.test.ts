import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

withoutPictures();

const MARGIN = 48;
const BLOG = "https://blog.urdume.example/";

const app = { url: sharedSite() };

test("somebody who wants their data erased finds who answers for it, from the page's contents", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE });
  await page.goto("/es/privacidade");
  await expect(page.getByRole("heading", { level: 1, name: "Privacidad" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "En esta página" })
    .getByRole("link", { name: "Sus derechos" })
    .click();
  await expect(page).toHaveURL(/#sus-derechos$/);
  const rights = page.locator("#sus-derechos");
  await expect(rights).toBeInViewport();
  await expect(rights.getByRole("link", { name: "contato@urdume.example" })).toHaveAttribute(
    "href",
    "mailto:contato@urdume.example",
  );
  await expect(page.getByText("Urdume Tapetes Artesanais Ltda.").first()).toBeVisible();
});

test("the story is read from its cover to the invitation", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/nossa-historia");
  await expect(page.getByRole("heading", { level: 1, name: "Primeiro o que sustenta" })).toBeVisible();
  await expect(page.getByText("Trama, 2019. O primeiro tapete a mostrar o avesso.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A tinturaria é uma cozinha" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "2001" })).toContainText(
    "Dois teares na Barra Funda",
  );
  const knot = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Nó" }) });
  await expect(knot).toContainText("1.500 fileiras");
  await expect(knot.getByRole("img")).toHaveCount(2);
  await expect(page.getByText("Nº 0417")).toBeVisible();
  const last = await page.getByRole("figure").filter({ hasText: "Boat Show 2025" }).boundingBox();
  const heading = await page.getByRole("heading", { name: "Linha do tempo" }).boundingBox();
  expectValue(Math.round((last?.x ?? 0) + (last?.width ?? 0)), "ends on the margin").toBe(
    Math.round((heading?.x ?? 0) + (heading?.width ?? 0)) - MARGIN,
  );
  await page.getByRole("link", { name: "Marcar um café" }).click();
  await expect(page).toHaveURL(/\/contato$/);
});

test("a chapter's name is not broken on a tablet", async () => {
  const { page } = await newVisitor(app.url, { viewport: { width: 1024, height: 768 } });
  await page.goto("/es/nossa-historia");
  const lines = await page.getByRole("heading", { name: "Urdimbre" }).evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  });
  expectValue(lines).toBe(1);
});

test("the blog's address leaves for the blog, without a script too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await newVisitor(app.url, { javaScriptEnabled });
    await page.route(`${BLOG}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Blog</h1>" }),
    );
    await page.goto("/blog");
    await expect(page).toHaveURL(BLOG);
  }
});

test("when the blog does not answer, its address is shown", async () => {
  const { page } = await newVisitor(app.url);
  await page.route(`${BLOG}**`, (route) => route.fulfill({ status: 204 }));
  await page.goto("/es/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Redirigiendo..." })).toBeVisible();
  await expect(page.getByRole("link", { name: "ábralo desde aquí" })).toHaveAttribute(
    "href",
    BLOG.slice(0, -1),
  );
});

test("a rug's sheet and the catalogue are files to keep", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/produtos/tapete-golden-lines");
  const sheet = page.getByRole("link", { name: "Ficha técnica em PDF" });
  const response = await page.request.get((await sheet.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  await page.goto("/tapetes");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Catálogo" }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
});
