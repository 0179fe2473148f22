import { expect } from "@playwright/test";
import { describe, test } from "vitest";
import { newVisitor, PHONE, withoutPictures, withoutPromotion } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

withoutPictures();

const app = { url: sharedSite() };

test("Mais opens by keyboard, leads to the other pages, and Escape gives the focus back", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/tapetes");
  const more = page.getByRole("banner").getByRole("button", { name: "Mais" });
  await more.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sob medida" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sob medida" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sob medida" })).toBeHidden();
  await expect(more).toBeFocused();
});

test("the first stop of the keyboard skips to the content", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/contato");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the language switch keeps the page, and marks where it is", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/tapetes");
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await page.waitForURL("**/es/tapetes");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const menu = page.getByRole("navigation", { name: "Navegación principal" });
  await expect(menu.getByRole("link", { name: "Alfombras" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/en/tapetes");
});

test("the longest names of the menu stay on the picture of a split page", async () => {
  const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
  await page.goto("/principal-es");
  const first = page.getByRole("navigation", { name: "Navegación principal" }).getByRole("link").first();
  for (const width of [768, 839, 840, 899, 900, 1024, 1200]) {
    await page.setViewportSize({ width, height: 768 });
    // Measured together: a late font would shift the text between two calls.
    const inside = await first.evaluate(async (link) => {
      await document.fonts.ready;
      const words = document.createRange();
      words.selectNodeContents(link);
      const picture = document.querySelector<HTMLImageElement>("main img");
      const { left } = picture?.getBoundingClientRect() ?? { left: innerWidth };
      return { from: words.getBoundingClientRect().left - left, shown: picture?.outerHTML };
    });
    expect(inside.from, `${width} px: ${inside.shown}`).toBeGreaterThan(0);
  }
});

test("search and favourites stand in the header at any width, boat show and languages once each there or in Mais", async () => {
  const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
  await page.goto("/es/tapetes");
  const header = page.getByRole("banner");
  const shown = (name: string) => header.getByRole("link", { name }).filter({ visible: true });
  const boatShow = header.getByRole("button", { name: "ver expositor" }).filter({ visible: true });
  for (const width of [768, 839, 840, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(boatShow, `${width} px`).toHaveCount(1);
    await expect(shown("English"), `${width} px`).toHaveCount(width < 1280 ? 0 : 1);
    await header.getByRole("button", { name: "Más" }).click();
    for (const name of ["Búsqueda", "Favoritos", "English"])
      await expect(shown(name), `${name}, ${width} px`).toHaveCount(1);
    await expect(boatShow, `${width} px`).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
  // On a split page its sign would push the first entry from the picture.
  await page.setViewportSize({ width: 768, height: 900 });
  await withoutPromotion(page);
  await page.goto("/principal-es");
  await expect(boatShow).toHaveCount(0);
  await header.getByRole("button", { name: "Más" }).click();
  await boatShow.click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await expect(page.locator("#more")).toBeHidden();
});

test("on a phone, a link to a place on the same page closes the menu in front of it", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, hasTouch: true, reducedMotion: "reduce" });
  await withoutPromotion(page);
  await page.goto("/principal-br");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Nossa História", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Nossa Filosofia" })).toBeInViewport();
});

describe.each([
  ["with", true],
  ["without", false],
])("%s script", (_, javaScriptEnabled) => {
  test("the newsletter names a wrong address, then tells the truth without a mail server", async () => {
    const { page } = await newVisitor(app.url, { javaScriptEnabled, expectErrors: [/422/] });
    await page.goto("/es/contato");
    // Without script the response is the newsletter's own page, whose footer has no second form.
    const form = (button = "Suscribirse") =>
      page.locator("form", { has: page.getByRole("button", { name: button }) });
    await form().getByRole("textbox", { name: "Correo electrónico" }).fill("ana@");
    await form().getByRole("button", { name: "Suscribirse" }).click();
    await expect(page.getByText("Correo electrónico no válido")).toBeVisible();
    await form()
      .getByRole("textbox", { name: "Correo electrónico" })
      .fill(`ana-${javaScriptEnabled}@example.com`);
    await form().getByRole("button", { name: "Suscribirse" }).click();
    const answer = page.getByText("Su dirección queda anotada.");
    await expect(answer).toBeVisible();
    // Without script a page of its own begins at its top.
    if (javaScriptEnabled) await expect(answer).toBeFocused();
    await page.goto("/es/newsletter/confirmar?token=x");
    await expect(page.getByText("Escriba su correo y le enviamos otro.")).toBeVisible();
    await expect(form()).toHaveCount(0);
    await expect(page.getByRole("main").locator(form("Enviar otro enlace"))).toBeVisible();
  });
});

test("the next page comes behind the falling threads, unless less motion is asked for", async () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { page } = await newVisitor(app.url, { reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset.revealed = String(viewTransition !== null);
      }),
    );
    await page.goto("/tapetes");
    // The same rule for all pages asks for less motion.
    for (const name of reducedMotion === "reduce" ? ["Contato"] : ["Contato", "Simulador", "Tapetes"]) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**/${name.toLowerCase()}`);
      const isMoving = String(reducedMotion === "no-preference");
      await expect(page.locator("html"), name).toHaveAttribute("data-revealed", isMoving);
    }
  }
});

test("the page of an unknown address links to the main page", async () => {
  const { page } = await newVisitor(app.url, { expectErrors: [/404/] });
  await page.goto("/produtos/nada/nenhum");
  await page.getByRole("link", { name: "Voltar para a Página Inicial" }).click();
  await page.waitForURL(`${app.url}/`);
});
