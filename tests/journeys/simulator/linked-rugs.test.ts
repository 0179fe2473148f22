import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { LAPTOP, openSample, openSimulator, sentence, untilPlaced } from "./simulator-room.ts";

const UNKNOWN = "O tapete que você pediu não está no simulador.";

const app = openTestApp();

async function editRug(page: Page, name: string, edit: () => Promise<unknown>): Promise<void> {
  await page.goto(`/admin/tapetes?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL(/\/admin\/tapetes\/[0-9a-f-]{36}/);
  await untilHydrated(page);
  await edit();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
}

async function storePicture(slug: string): Promise<string> {
  const [design] = await askDatabaseOf<{ id: string }>(
    app,
    sql`select d.id from rug_designs d join products p on p.id = d.product_id where p.slug = ${slug}`,
  );
  const body = new FormData();
  const fields = { rug: design?.id ?? "", width: "2", length: "3", locale: "pt-BR", consent: "on" };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const name of ["key", "removal"]) body.set(name, randomBytes(16).toString("hex"));
  body.set("files", new Blob([new Uint8Array(await picture("jpeg", 640, 480))]), "foto.jpg");
  const response = await fetch(`${app.url}/simulador/imagens`, { method: "POST", body });
  return ((await response.json()) as { id: string }).id;
}

async function expectOffered(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`${name}, 200 × 300 cm`)).toBeVisible();
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
}

test("a rug whose address changed, or that left the site, is opened by its earlier links, and stored pictures keep its price and page; where a link's rug is not in the simulator, the room with another one says so, too", async () => {
  const id = await storePicture("tapete-ocean-blue");
  const { page: form } = await newVisitor(app.url, { cookie: await app.signIn(), hasPictures: false });
  await editRug(form, "Ocean Blue", () => form.getByLabel("Endereço da página").fill("tapete-mar-azul"));
  await editRug(form, "Soft Living", () =>
    form.getByRole("radio", { name: "Fora do site" }).check({ force: true }),
  );
  await form.close();

  const earlier = "?tapete=tapete-ocean-blue&medida=200x300";
  const { page } = await openSimulator(app.url, { viewport: LAPTOP }, earlier);
  await expectOffered(page, "Ocean Blue");
  await openSample(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText("Ocean Blue, 200 × 300 cm");

  await page.goto(`/simulador/imagem/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^Hoje R\$/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Ver este tapete" })).toHaveAttribute(
    "href",
    "/produtos/tapete-mar-azul",
  );
  const tryIt = main.getByRole("link", { name: "Experimentar no meu ambiente" });
  await page.goto((await tryIt.getAttribute("href")) ?? "");
  await expectOffered(page, "Ocean Blue");

  expectValue((await fetch(`${app.url}/produtos/tapete-soft-living`)).status).toBe(404);
  await page.goto("/simulador?tapete=tapete-soft-living&medida=200x300");
  await expectOffered(page, "Soft Living");

  await page.goto("/simulador?tapete=tapete-de-ontem");
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await openSample(page);
  await untilPlaced(page);
  await expect(page.getByRole("dialog").getByText(UNKNOWN).first()).toBeVisible();
});
