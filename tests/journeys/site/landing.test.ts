import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const TEXT_DELAY_MS = 5000;
const MOVING = { reducedMotion: "no-preference" } as const;

const app = { url: sharedSite() };

test("title, tagline and the two countries come after five seconds, and not before", async () => {
  const { page } = await newVisitor(app.url, MOVING);
  await page.goto("/");
  await setTime(page, TEXT_DELAY_MS - 1);
  expect(await opacityOf(page)).toBe(0);
  await setTime(page, TEXT_DELAY_MS + 10_000);
  expect(await opacityOf(page)).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /España/ })).toHaveAttribute("href", "/principal-es");
});

test("with less motion the nine threads hang from the beginning, and the words come after five seconds", async () => {
  const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
  await page.goto("/");
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
});

test("Brasil opens the exhibitor, and closing it leads to the Brazilian main page", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE });
  await page.goto("/");
  await brasil(page).click();
  const exhibitor = page.getByRole("dialog");
  await expect(exhibitor).toBeVisible();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/principal-br");
});

test("whoever comes back to it finds the exhibitor closed, and is led nowhere", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE });
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
  await page.keyboard.press("Escape");
  await page.waitForURL("**/principal-br");
});

test("its film is silent, loops, and can be paused", async () => {
  const { page } = await newVisitor(app.url, MOVING);
  await page.goto("/");
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

test("its film leaves the line to the rest of the page, and is not fetched for whoever asked for less motion", async () => {
  const { page } = await newVisitor(app.url, MOVING);
  const fetched = page.waitForResponse(/\.mp4$/);
  await page.goto("/");
  const { startTime } = (await fetched).request().timing();
  expect(startTime).toBeGreaterThanOrEqual(await page.evaluate(() => performance.timing.loadEventStart));

  const { page: still } = await newVisitor(app.url, { reducedMotion: "reduce" });
  const films: string[] = [];
  still.on("request", (request) => request.url().endsWith(".mp4") && films.push(request.url()));
  await still.goto("/", { waitUntil: "networkidle" });
  expect(films).toEqual([]);
  await still.getByRole("button", { name: /Reproduzir/ }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test("without script both countries can be reached", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
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
