import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const TEXT_DELAY_MS = 5000;
const MOVING = { reducedMotion: "no-preference" } as const;

const app = { url: sharedSite() };

test("title, tagline and the two countries come after five seconds, and not before; its film leaves the line to the rest of the page, is silent, loops, and can be paused", async () => {
  const { page } = await newVisitor(app.url, MOVING);
  const fetched = page.waitForResponse(/\.mp4$/);
  await page.goto("/");
  await setTime(page, TEXT_DELAY_MS - 1);
  expect(await opacityOf(page)).toBe(0);
  await setTime(page, TEXT_DELAY_MS + 10_000);
  expect(await opacityOf(page)).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /España/ })).toHaveAttribute("href", "/principal-es");

  const { startTime } = (await fetched).request().timing();
  expect(startTime).toBeGreaterThanOrEqual(await page.evaluate(() => performance.timing.loadEventStart));
  const film = page.locator("video").first();
  const placed = (element: Element) => getComputedStyle(element).objectPosition;
  // Otherwise the picture would move when the film begins.
  expect(await film.evaluate(placed)).toBe(await page.locator("picture img").first().evaluate(placed));
  expect(
    await film.evaluate(({ muted, loop, autoplay }: HTMLVideoElement) => [muted, loop, autoplay]),
  ).toEqual([true, true, true]);
  await page.getByRole("button", { name: /Pausar/ }).click();
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test("with less motion the nine threads hang from the beginning, the words come after five seconds, and the film is fetched when it is asked for", async () => {
  const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
  const films: string[] = [];
  page.on("request", (request) => request.url().endsWith(".mp4") && films.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  const threads = page.locator("h1 i");
  expect(await threads.count()).toBe(9);
  const hanging = () =>
    threads.last().evaluate((thread) => thread.getBoundingClientRect().height > innerHeight / 2);
  await setTime(page, TEXT_DELAY_MS - 1);
  expect(await hanging()).toBe(true);
  await expect(threads.last()).toBeVisible();
  expect(await opacityOf(page)).toBe(0);
  await setTime(page, TEXT_DELAY_MS + 10_000);
  expect(await opacityOf(page)).toBe(1);
  expect(await hanging()).toBe(true);
  expect(films).toEqual([]);
  await page.getByRole("button", { name: /Reproduzir/ }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test("Brasil opens the exhibitor; whoever comes back finds it closed and is led nowhere, and closing it leads to the Brazilian main page", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, hasPictures: false });
  await page.goto("/");
  await brasil(page).click();
  const exhibitor = page.getByRole("dialog");
  await expect(exhibitor).toBeVisible();
  const ledTo = await exhibitor.evaluate(async (dialog) => {
    const addresses: string[] = [];
    navigation.addEventListener("navigate", ({ destination }) => addresses.push(destination.url));
    const closed = new Promise((done) => dialog.addEventListener("close", done));
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await closed;
    return addresses;
  });
  expect(ledTo).toEqual([]);
  await expect(exhibitor).toBeHidden();
  await brasil(page).click();
  await expect(exhibitor).toBeVisible();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/principal-br");
});

test("without script both countries can be reached", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false, hasPictures: false });
  await page.goto("/");
  await page.getByRole("link", { name: /España/ }).click();
  await page.waitForURL("**/principal-es");
  await page.goto("/");
  await brasil(page).click();
  await page.getByRole("dialog").getByRole("link").first().click();
  await page.waitForURL("**/principal-br");
});

const brasil = (page: Page) => page.getByRole("button", { name: /Brasil/ });

function setTime(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

function opacityOf(page: Page): Promise<number> {
  // By its address: hidden elements have no role.
  return page.locator("a[href='/principal-es']").evaluate((element) => {
    let seen = getComputedStyle(element).visibility === "visible" ? 1 : 0;
    for (let part: Element | null = element; part; part = part.parentElement)
      seen *= Number(getComputedStyle(part).opacity);
    return seen;
  });
}
