import { test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const app = { url: sharedSite() };

test("a rug is kept with its heart, compared with another at one scale, and the list is one request", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/en/favoritos");
  await expect(page.getByText("No rug kept yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the list" })).toBeHidden();

  await page.getByRole("main").getByRole("link", { name: "See the rugs" }).click();
  for (const rug of ["Scallop", "Ocean Blue", "Lua"]) {
    const heart = page.getByRole("button", { name: `Keep ${rug} in favourites` }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto("/en/produtos/tapete-ocean-blue");
  const heart = page.getByRole("button", { name: "Keep Ocean Blue in favourites" }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toHaveText("Keep");

  await page.goto("/en/favoritos");
  const compared = page.getByRole("region", { name: "Side by side, at one scale" });
  await expect(compared.getByRole("listitem")).toHaveCount(3);
  const tops = await compared
    .locator("dt")
    .evaluateAll((terms) =>
      terms.filter((term) => term.textContent === "Price").map((term) => term.getBoundingClientRect().top),
    );
  expect(new Set(tops).size, "prices are level, of a round rug as well").toBe(1);
  await expectAccessible(page, "kept rugs, compared", { within: "main" });
  await page.getByRole("checkbox", { name: "Compare Lua" }).uncheck();
  await expect(compared.getByRole("listitem")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("checkbox", { name: "Compare Lua" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Remove Lua" }).click();
  await expect(page.getByRole("link", { name: /Lua/ })).toHaveCount(0);

  const request = page.getByRole("region", { name: "Send the list" });
  await request.getByLabel("Name").fill("Beatriz Amaral");
  await request.getByLabel("WhatsApp or e-mail").fill("beatriz@example.com");
  await request.getByRole("checkbox").check();
  // The server refuses forms that are sent within two seconds.
  await page.waitForTimeout(2100);
  const posted = page.waitForRequest((sent) => sent.method() === "POST");
  await request.getByRole("button", { name: "Send the list" }).click();
  expect((await posted).postData()).toContain("tapete-ocean-blue,tapete-scallop");
  const sent = page.getByRole("status").filter({ hasText: "List sent" });
  await expect(sent).toContainText("Ocean Blue");
});

test("a rug is kept beside forty others, and beside a hundred it is not, so that none of them goes; on a page that comes back as it was left its heart is pressed", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.goto("/en/tapetes");
  const heart = page.getByRole("button", { name: "Keep Ocean Blue in favourites" }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const keepBeside = async (count: number) => {
    const others = Array.from({ length: count }, (_, at) => `rug-${at}`).join();
    await page.evaluate((kept) => localStorage.setItem("urdume.favourites", kept), others);
    await heart.click();
    return [others, await page.evaluate(() => localStorage.getItem("urdume.favourites"))];
  };
  const [forty, keptBesideForty] = await keepBeside(40);
  expect(keptBesideForty).toBe(`${forty},tapete-ocean-blue`);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const [hundred, keptBesideHundred] = await keepBeside(100);
  expect(keptBesideHundred).toBe(hundred);
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await page.evaluate(() => {
    localStorage.setItem("urdume.favourites", "tapete-ocean-blue");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a list that cannot be read now is said to be kept, and is read when it is asked for again: a rug that was renamed stays in it with its heart pressed, a deleted one no longer counts", async () => {
  const { page } = await newVisitor(app.url, { expectErrors: [/503/], hasPictures: false });
  await page.goto("/en/favoritos");
  await page.evaluate(() =>
    localStorage.setItem("urdume.favourites", "ocean-blue,tapete-scallop,rug-that-is-gone"),
  );
  const address = "**/en/favoritos/tapetes?*";
  await page.route(address, (route) => route.fulfill({ status: 503 }));
  await page.goto("/en/favoritos");
  await expect(page.getByRole("alert")).toContainText("It is still kept on this device.");
  await page.unroute(address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("checkbox", { name: "Compare Ocean Blue" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Compare Scallop" })).toBeChecked();
  await expect(page.locator("[data-favourites-count]").first()).toHaveText("2");
  await page.goto("/en/produtos/tapete-ocean-blue");
  const heart = page.getByRole("button", { name: "Keep Ocean Blue in favourites" }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("without script the page shows what it needs, and no favourite buttons", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto("/favoritos");
  await expect(page.getByText("Esta página precisa de JavaScript")).toBeVisible();
  await page.goto("/tapetes");
  await expect(page.getByRole("button", { name: "Guardar Scallop nos favoritos" })).toBeHidden();
});

test("search answers without script, and leads to the rug", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto("/busca?q=tear+manual");
  const rugs = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Tapetes" }) });
  const widths = await rugs
    .locator("li a > :first-child")
    .evaluateAll((frames) => frames.map((frame) => frame.clientWidth));
  expect(widths.length % 2, "an odd number").toBe(1);
  expect(new Set(widths).size, "one scale").toBe(1);
  const drawn = await rugs
    .locator("li img")
    .evaluateAll((pictures) =>
      pictures.map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`),
    );
  expect(new Set(drawn), "rugs of one shape").toHaveProperty("size", 1);
  await page.getByLabel("O que você procura?").fill("scalop");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("status")).toContainText("resultado");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Scallop/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scallop");
});
