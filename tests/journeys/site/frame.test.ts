import { test } from "vitest";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { visitMainPage } from "./main-page.ts";

const ANCHOR_OFFSET_PX = 100;

const app = { url: sharedSite() };

test("the header gains its shadow past ten pixels and loses it at the top; the menu's Nossa História scrolls to the philosophy, 100 px below the top", async () => {
  const { page } = await visitMainPage(app.url, { reducedMotion: "reduce" });
  const shadow = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).boxShadow);
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(shadow).toBe("none");
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(shadow).not.toBe("none");
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe("none");
  await page.getByRole("banner").getByRole("link", { name: "Nossa História" }).click();
  await expect.poll(() => topOf(page, "Nossa Filosofia")).toBeCloseTo(ANCHOR_OFFSET_PX, -1);
});

test("from another page it leads to the main page and then to the philosophy", async () => {
  const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
  await page.goto("/contato");
  await page.getByRole("banner").getByRole("link", { name: "Nossa História" }).click();
  await page.waitForURL(/\/principal-br/);
  await expect.poll(() => topOf(page, "Nossa Filosofia")).toBeCloseTo(ANCHOR_OFFSET_PX, -1);
});

test("on a phone the menu is behind a button, fills the screen, closes, is closed for whoever comes back to the page, and leads on", async () => {
  const { page } = await visitMainPage(app.url, { viewport: PHONE, hasTouch: true, reducedMotion: "reduce" });
  await expect(page.getByRole("banner").getByRole("link", { name: "Tapetes" })).toBeHidden();
  const opener = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(PHONE.width);
  await menu.getByRole("button", { name: "Fechar menu" }).click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole("link", { name: "Contato" }).click();
  await page.waitForURL("**/contato");
  const quick = page.getByRole("navigation", { name: "Links rápidos" }).getByRole("link");
  const [first, second] = await Promise.all([quick.nth(0).boundingBox(), quick.nth(1).boundingBox()]);
  expect(second?.y, "two by two").toBe(first?.y);
});

test("the boat of the header opens the exhibitor, and the page is complete without script", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/principal-br");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nossa Filosofia" })).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /expositor/ })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

type PageOf = Awaited<ReturnType<typeof visitMainPage>>["page"];

function topOf(page: PageOf, name: string): Promise<number> {
  return page.getByRole("region", { name }).evaluate((section) => section.getBoundingClientRect().top);
}
