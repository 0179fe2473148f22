import type { Locator } from "@playwright/test";
import { describe, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { LAPTOP, newSimulatorVisitor, openSample, sentence, undo } from "../simulator/simulator-room.ts";

const app = { url: sharedSite() };

const RUG = "/produtos/tapete-studio-ryzi";

test("from the nine rugs to one of them: size, drawing and price change together", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/tapetes");
  await page
    .getByRole("link", { name: /Studio Ryzi/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "Studio Ryzi", level: 1 })).toBeVisible();
  const drawing = page.getByRole("img", { name: /Vista de cima em escala/ });
  const drawn = drawing.locator("img");
  const width = async () => (await drawn.boundingBox())?.width ?? 0;
  await expect(drawing).toContainText("300 cm");
  // Before its styles are there a picture is as wide as its file.
  await page.waitForLoadState();
  const first = await width();
  await page.getByLabel(/300 × 400 cm/).check();
  // From two metres to three.
  await expect.poll(async () => (await width()) / first).toBeCloseTo(1.5, 1);
  const quote = page.locator("#form-quote");
  await quote.getByRole("button", { name: "Pedir orçamento" }).click();
  await expect(quote.getByText("Nome deve ter pelo menos 2 caracteres")).toBeVisible();
  await expect(page.locator("#form-quote select[name=size]")).toHaveValue("300 × 400 cm");
  await page.getByRole("button", { name: "Pedir orçamento" }).first().click();
  await expect(page).toHaveURL(/medida=300x400#form-quote$/);
  await expect(page.locator("#form-quote select[name=size]")).toHaveValue("300 × 400 cm");
});

test("the chosen size goes along to the simulator, with its price; another that fits is offered, never laid", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  await page.goto("/produtos/tapete-ocean-blue");
  await page.getByLabel(/150 × 200 cm/).check();
  await page.getByRole("button", { name: "Ver no meu ambiente" }).first().click();
  await expect(page).toHaveURL(/\/simulador\?medida=150x200&tapete=tapete-ocean-blue$/);
  await expect(page.getByText(/^Ocean Blue, 150 × 200 cm, R\$\s5\.290$/)).toBeVisible();
  await openSample(page);
  await expect(sentence(page)).toContainText("150 × 200 cm", { timeout: 60_000 });
  const ask = page.getByRole("button", { name: /^Pedir orçamento/ });
  await expect(ask).toContainText(/R\$\s5\.290/);
  await page
    .getByText(/^Neste ambiente cabe 300 × 400 cm, R\$\s15\.790\./)
    .getByRole("button")
    .click();
  await expect(sentence(page)).toContainText("300 × 400 cm");
  await expect(ask).toContainText(/R\$\s15\.790/);
  await undo(page).click();
  await expect(sentence(page)).toContainText("150 × 200 cm");
  await ask.click();
  await expect(page.getByRole("region", { name: /orçamento/i })).toContainText("150 × 200 cm");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ver o tapete" }).click();
  await expect(page).toHaveURL(/tapete-ocean-blue\?medida=150x200$/);
  await expect(page.locator("#form-quote select[name=size]")).toHaveValue("150 × 200 cm");
});

test("without script the size goes along too", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/es/produtos/tapete-ocean-blue");
  const size = page.getByLabel(/250 × 350 cm/);
  await page.emulateMedia({ forcedColors: "active" });
  const heightOfParts = await size.evaluate((input) => {
    const boxes = [...(input.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect());
    return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  });
  expectValue(heightOfParts, "a size, its days and its price in one line").toBeLessThan(30);
  await size.check();
  await page.getByRole("button", { name: "Ver en mi espacio" }).first().click();
  await expect(page).toHaveURL(/\/es\/simulador\?medida=250x350&tapete=tapete-ocean-blue$/);
});

test("the cartoon and the rug lie under one dividing line, for the keyboard and for the hand; the lamp over the pile is moved by keyboard and pointer, and lights another place", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto(RUG);
  const pictures = page.locator("[data-comparison]");
  const divide = page.getByRole("slider", { name: "Divisa entre o cartão e o tapete" });
  await divide.scrollIntoViewIfNeeded();
  await expect(pictures.locator("canvas")).toBeVisible();
  await divide.press("End");
  await expect(pictures).toHaveCSS("--cut", "100%");
  await pictures.click({ position: { x: 2, y: 2 } });
  await expect(divide).toHaveValue("0");
  await expect(page.getByRole("slider", { name: "Altura do conta-fios" })).toHaveValue("100");
  await pictures.hover({ position: { x: 90, y: 90 } });
  await page.mouse.down();
  await expect(divide).not.toHaveValue("0");
  await pictures.dispatchEvent("pointercancel");
  await expect(divide, "a finger that scrolls the page moves nothing").toHaveValue("0");
  await page.mouse.up();

  const lamp = page.getByRole("slider", { name: /^Passe a lâmpada/ });
  await page.locator("[data-pile-box]").scrollIntoViewIfNeeded();
  const pile = page.locator("[data-pile-box] canvas");
  await expect(pile).toBeVisible();
  const lightOf = async () => (await pile.screenshot({ animations: "disabled" })).toString("base64");
  const left = await lightOf();
  await lamp.press("End");
  await expect.poll(lightOf).not.toBe(left);
  await pile.hover({ position: { x: 2, y: 2 } });
  await expect(lamp).toHaveValue("0");
});

test("a made-to-measure rug is answered while somebody types, in words when a loom cannot", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.goto(`${RUG}#sob-medida`);
  const section = page.getByRole("region", { name: "Sob medida" });
  const reply = section.getByRole("status");
  const topOf = async (control: Locator) => (await control.boundingBox())?.y;
  expectValue(await topOf(section.getByRole("button", { name: "Calcular" }))).toBe(
    await topOf(section.getByLabel("Largura")),
  );
  await section.getByLabel("Largura").pressSequentially("2,35");
  await section.getByLabel("Comprimento").pressSequentially("310");
  await expect(reply).toContainText("R$\u00a08.380");
  await expect(reply).toContainText("95 dias");
  await section.getByLabel("Comprimento").fill("13");
  await expect(section.getByText("A maior medida é 12,00")).toBeVisible();
  await expect(reply).toContainText("Preço e prazo aparecem aqui");
  await section.getByLabel("Comprimento").fill("");
  await section.getByRole("button", { name: "Calcular" }).click();
  await expect(section.getByLabel("Comprimento")).toBeFocused();
  await expect(section.getByText("Escreva a medida em centímetros")).toBeVisible();
  await section.getByLabel("Comprimento").fill("3");
  await section.getByRole("link", { name: "Pedir orçamento desta medida" }).click();
  await expect(page.locator("#form-quote select[name=size]")).toHaveValue("235 × 300 cm");
});

describe("the photographs", () => {
  test("open large, move by arrows and keys, and close by Escape or a click; sharing copies the address where the device has no way of its own", async () => {
    const { page, context } = await newVisitor(app.url);
    await page.goto(RUG);
    const thumbnail = page.locator("a[data-index='1']");
    await thumbnail.click();
    const dialog = page.getByRole("dialog", { name: "Fotografias do tapete" });
    const inView = (index: number) => dialog.getByRole("listitem").nth(index).getByRole("img");
    await expect(inView(1)).toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(inView(2)).toBeInViewport();
    await dialog.getByRole("button", { name: "Próxima fotografia" }).click();
    await expect(inView(3)).toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(inView(0)).toBeInViewport();
    await page.keyboard.press("ArrowLeft");
    await expect(inView(3)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(thumbnail).toBeFocused();
    await thumbnail.click();
    await inView(1).click();
    await expect(dialog).toBeHidden();

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Compartilhar").click();
    const pin = page.locator("main").getByRole("link", { name: "Pinterest" });
    await expect(pin).toHaveAttribute("href", /tapete-studio-ryzi/);
    await page.getByRole("button", { name: "Copiar o endereço" }).click();
    await expect(page.getByText("Endereço copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.url + RUG);
  });

  test("are plain links without script", async () => {
    const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
    await page.goto("/tapetes-geometricos");
    const links = page.locator("main a[data-lightbox]");
    await expect(links).toHaveCount(6);
    const response = await page.request.get((await links.first().getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toContain("image/");
  });
});

test("on a tablet and wider no picture lies under the facts, however far the page is scrolled", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/produtos/tapete-lua");
  const pictures = page.getByRole("region", { name: "Fotografias do tapete" }).locator("figure");
  const facts = page.getByRole("heading", { level: 1 }).locator("..");
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    for (const scrolled of [0, 400, 800]) {
      await page.mouse.wheel(0, scrolled && 400);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
      const hidden = await facts.evaluate(
        (element, figures) => {
          const box = element.getBoundingClientRect();
          return figures
            .map((figure) => (figure as HTMLElement).getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
                Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
            );
        },
        await pictures.elementHandles(),
      );
      expectValue(hidden, `at ${width} px, scrolled to ${scrolled}`).toEqual([]);
    }
  }
});

test("the floor drawn to scale keeps its words inside on a narrow phone", async () => {
  const { page } = await newVisitor(app.url, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await page.goto(`/es${RUG}`);
  const floor = page.locator('section[aria-labelledby="scale-title"] [role="img"]');
  const [edge, words] = [await floor.boundingBox(), floor.locator("span").filter({ visible: true })];
  expectValue(await words.allTextContents(), "two sizes and two names").toHaveLength(4);
  for (const word of await words.all()) {
    const { x = 0, width = 0 } = (await word.boundingBox()) ?? {};
    expectValue(x + width, "right edge").toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  }
});

test("without script a made-to-measure rug is answered by the server, and a request for a quotation is sent from its page", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto(RUG);
  const pictures = page.getByRole("region", { name: "Fotografias do tapete" });
  const measured = (figures: Element[]) => figures.map((figure) => figure.getBoundingClientRect().height);
  const heights = await pictures.locator("figure").evaluateAll(measured);
  expectValue(heights[0], "the mount").toBeCloseTo(Math.max(...heights.slice(1)), 0);
  await page.getByLabel("Largura").fill("2");
  await page.getByLabel("Comprimento").fill("3");
  await page.getByRole("button", { name: "Calcular" }).click();
  const reply = page.getByRole("region", { name: "Sob medida" }).getByRole("status");
  await expect(reply).toContainText("R$\u00a06.890");
  await expect(page.getByLabel("Largura")).toHaveValue("2");
  await page.getByRole("region", { name: "Comprar" }).getByRole("button", { name: "Orçamento" }).click();
  const form = page.locator("#form-quote");
  await form.getByLabel("Nome").fill("Bia Lima");
  await form.getByLabel(/WhatsApp/).fill("(11) 98888-7777");
  await form.getByRole("checkbox").check();
  await page.waitForTimeout(3000);
  await form.getByRole("button", { name: /Pedir orçamento/ }).click();
  await expect(page.locator("#form-quote")).toContainText("Pedido de orçamento enviado");
  await expect(page.locator("#form-quote")).toContainText("Studio Ryzi");
  const quote = page.getByRole("region", { name: "Pedir orçamento" });
  await expect(quote.getByText("Studio Ryzi", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(quote.getByText("Respondemos em um dia útil").filter({ visible: true })).toHaveCount(1);
});

test("axe finds nothing on a rug's page that refuses a measure, which fits a desk and a phone", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto(`${RUG}?largura=9&comprimento=x`);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(viewport.width);
  }
});
