import type { Locator } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, PHONE, withoutPromotion } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { NOON, pass, visitMainPage } from "./main-page.ts";

const ROTATION_MS = 4000;

const app = { url: sharedSite() };

test("each of the six tiles opens a side sheet about its collection with a link to it", async () => {
  const { page } = await visitMainPage(app.url, { reducedMotion: "reduce" });
  for (const name of ["Lisos", "Redondos", "Geométricos", "Infantil", "Listrados", "Texturizados"]) {
    const tile = page.getByRole("button", { name: `${name} Explorar` });
    await tile.click();
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet.getByRole("heading", { name })).toBeVisible();
    const link = sheet.getByRole("link", { name: "Explorar Coleção" });
    await expect(link).toHaveAttribute("href", /^\//);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(tile).toBeFocused();
  }
  await expect(page.getByRole("link", { name: "Ver Todas as Coleções" })).toHaveAttribute(
    "href",
    "/colecoes",
  );
});

test("the featured rugs take turns every four seconds, and rest while somebody looks", async () => {
  const { page } = await visitMainPage(app.url, { clock: NOON });
  const carousel = page.locator("[aria-roledescription=carrossel]");
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await untilAwake(carousel, () => pass(page, 20));
  const name = carousel.locator("[data-shown]").getByRole("heading");
  const first = await name.textContent();

  await pass(page, ROTATION_MS - 100);
  await expect(name).toHaveText(first ?? "");
  await pass(page, 200);
  await expect(name).not.toHaveText(first ?? "");

  const thumbs = carousel.getByRole("listitem").getByRole("button");
  await thumbs.last().click();
  const last = (await thumbs.last().getAttribute("aria-label"))?.replace("Mostrar ", "") ?? "";
  await expect(name).toHaveText(last);
  await pass(page, 3 * ROTATION_MS);
  await expect(name).toHaveText(last);

  await page.mouse.move(1, 1);
  await carousel
    .getByRole("button", { name: "Pausar a rotação" })
    .evaluate((button: HTMLElement) => button.click());
  await pass(page, 3 * ROTATION_MS);
  await expect(name).toHaveText(last);
});

test("a featured rug whose picture is still on its way is waited for, and named when it is seen", async () => {
  const { page } = await newVisitor(app.url, { clock: NOON, reducedMotion: "no-preference" });
  await withoutPromotion(page);
  await page.addInitScript(() => {
    const arrived = new Promise((done) => addEventListener("pictures-arrived", done));
    HTMLImageElement.prototype.decode = () => arrived.then(() => {});
  });
  await page.goto("/principal-br");
  const carousel = page.locator("[aria-roledescription=carrossel]");
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await untilAwake(carousel, () => pass(page, 20));
  const name = carousel.locator("[data-shown]").getByRole("heading");
  const thumbs = carousel.getByRole("listitem").getByRole("button");
  const first = (await name.textContent()) ?? "";
  const second = (await thumbs.nth(1).getAttribute("aria-label"))?.replace("Mostrar ", "") ?? "";
  await pass(page, ROTATION_MS + 100);
  await pass(page, ROTATION_MS + 100);
  await pass(page, ROTATION_MS + 100);
  await expect(name).toHaveText(first);
  await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => dispatchEvent(new Event("pictures-arrived")));
  await expect(name).toHaveText(second);
});

test("with less motion asked for, the featured rugs wait until they are asked", async () => {
  const { page } = await visitMainPage(app.url, { clock: NOON, reducedMotion: "reduce" });
  const carousel = page.locator("[aria-roledescription=carrossel]");
  await carousel.scrollIntoViewIfNeeded();
  await untilAwake(carousel, () => pass(page, 20));
  const first = await carousel.locator("[data-shown]").getByRole("heading").textContent();
  await pass(page, 3 * ROTATION_MS);
  await expect(carousel.locator("[data-shown]").getByRole("heading")).toHaveText(first ?? "");
});

test("a pointer on the simulator's picture widens it over the words, and gives them back", async () => {
  const { page } = await visitMainPage(app.url, { reducedMotion: "reduce" });
  const banner = page.getByRole("region").filter({ has: page.locator('a[href="/simulador"]') });
  const link = banner.locator('a[href="/simulador"]');
  await banner.scrollIntoViewIfNeeded();
  const picture = banner.locator("> div").first();
  const share = async () =>
    ((await picture.boundingBox())?.width ?? 0) / ((await banner.boundingBox())?.width ?? 1);
  await expect.poll(share).toBeLessThan(0.7);
  await picture.hover({ position: { x: 40, y: 200 } });
  await expect.poll(share).toBeGreaterThan(0.99);
  await page.mouse.move(1, 1);
  await expect.poll(share).toBeLessThan(0.7);
  await expect(link).toBeVisible();
});

async function untilAwake(carousel: Locator, tick: () => Promise<void>): Promise<void> {
  await expect
    .poll(async () => {
      await tick();
      return carousel.evaluate((element) => element.closest("[data-island]")?.hasAttribute("data-hydrated"));
    })
    .toBe(true);
}

test("a list of testimonials much taller than the window is shown as soon as a fifth of the window has it", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE });
  await withoutPromotion(page);
  await page.goto("/principal-br");
  const quotes = page.locator("ul[data-reveal]");
  await quotes.evaluate((list) => {
    const few = [...list.children];
    for (let count = 0; count < 10; count += 1) list.append(...few.map((one) => one.cloneNode(true)));
  });
  await quotes.evaluate((list) =>
    scrollTo({ top: list.getBoundingClientRect().top + scrollY - innerHeight / 2 }),
  );
  await expect(quotes).toHaveClass(/revealed/);
});

test("point paper and rug lie under one line with a magnifier, named in the page's language", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/principal-es");
  const section = page.locator("section[aria-labelledby=design-title]");
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("canvas")).toBeVisible();
  await section.getByRole("slider", { name: "Línea entre el cartón y la alfombra" }).press("End");
  await expect(section.locator("[data-comparison]")).toHaveCSS("--cut", "100%");
  await expect(section.getByRole("slider", { name: "Altura del cuentahílos" })).toBeVisible();
  const english = await (await fetch(`${app.url}/principal-en`)).text();
  expect(english).toContain('aria-label="Line between point paper and rug"');
  expect(english).toContain("Height of the thread counter");
});
