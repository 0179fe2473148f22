import { sql } from "drizzle-orm";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

async function storePicture(): Promise<string> {
  const [design] = await askDatabaseOf<{ id: string }>(
    app,
    sql`select d.id from rug_designs d join products p on p.id = d.product_id where p.slug = 'tapete-ocean-blue'`,
  );
  const room = { create: { width: 900, height: 1200, channels: 3, background: "#a58" } } as const;
  const body = new FormData();
  const fields = { rug: design?.id ?? "", width: "2", length: "3", locale: "es", consent: "on" };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const name of ["key", "removal"]) body.append(name, crypto.randomUUID().replaceAll("-", ""));
  const jpeg = await sharp(room).jpeg().toBuffer();
  body.append("files", new File([new Uint8Array(jpeg)], "foto.jpg", { type: "image/jpeg" }));
  const response = await fetch(`${app.url}/simulador/imagens`, { method: "POST", body });
  const stored = (await response.json()) as { state: string; id: string };
  expectValue(stored.state).toBe("stored");
  return stored.id;
}

test("a shared picture has its rug beside it: size, price of today, and the ways to its page and the simulator", async () => {
  const id = await storePicture();
  const { page } = await newVisitor(app.url, { viewport: DESKTOP });
  await page.goto("/es/produtos/tapete-ocean-blue");
  const size = await page.locator("label", { has: page.locator("input[value='200x300']") }).innerText();
  const price = /€\s?[\d.]+/.exec(size)?.[0];
  await page.goto(`/es/simulador/imagem/${id}`);
  const main = page.getByRole("main");
  const name = main.getByRole("heading", { name: "Ocean Blue" });
  await expect(main.getByText("200 × 300 cm")).toBeVisible();
  await expect(main.getByText(`Hoy ${price}`)).toBeVisible();
  await expect(main.getByRole("link", { name: "Ver esta alfombra" })).toHaveAttribute(
    "href",
    "/es/produtos/tapete-ocean-blue",
  );
  await expect(main.getByRole("link", { name: "Probarla en mi espacio" })).toHaveAttribute(
    "href",
    /^\/es\/simulador\?tapete=[0-9a-f-]{36}&medida=200x300/,
  );
  const boxes = async () => ({
    picture: await main.getByRole("img").boundingBox(),
    words: await name.boundingBox(),
  });
  for (const width of [DESKTOP.width, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const { picture, words } = await boxes();
    expectValue((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(words?.x ?? 0);
    expectValue(Math.abs((picture?.y ?? 0) - (words?.y ?? 0)), "their upper edges").toBeLessThan(24);
  }
  await page.setViewportSize(PHONE);
  const { picture, words } = await boxes();
  expectValue(words?.y ?? 0).toBeLessThan(picture?.y ?? 0);
  await expectAccessible(page, "a shared picture");
});

test("a picture whose rug has no page any more keeps rug and size, and leads to the simulator alone", async () => {
  const id = await storePicture();
  await askDatabaseOf(app, sql`update shared_pictures set rug_slug = 'tapete-que-saiu'`);
  const { page } = await newVisitor(app.url);
  await page.goto(`/en/simulador/imagem/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("200 × 300 cm")).toBeVisible();
  await expect(main.getByText(/today|on request/)).toHaveCount(0);
  await expect(main.getByRole("link")).toHaveText(["Try it in my room"]);
});
