import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

test("a set of the gallery loops, and its pictures open large and close with a click", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/galeria");
  const set = page.getByRole("region", { name: "Contemporânea" });
  const strip = set.getByRole("list");
  const first = strip.getByRole("listitem").first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  for (let press = 0; press < 2; press++) await set.getByRole("button", { name: "Próxima" }).click();
  await expect(first).not.toBeInViewport();
  for (let press = 0; press < 4; press++) await set.getByRole("button", { name: "Próxima" }).click();
  await expect(first).toBeInViewport();
  await strip.press("ArrowLeft");
  const leftmost = () =>
    strip.evaluate(
      (row) =>
        [...row.querySelectorAll("a")].find((link) => link.getBoundingClientRect().left >= 0)?.dataset.index,
    );
  await expect.poll(leftmost).toBe("5");
  await strip.press("ArrowRight");
  await first.getByRole("link").click();
  const large = page.getByRole("dialog", { name: /Contemporânea/ });
  await expect(large.getByRole("img").first()).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(large.getByRole("img").nth(1)).toBeInViewport();
  await expectAccessible(page, "a picture in the lightbox", { within: "dialog[open]" });
  await large.click({ position: { x: 20, y: 300 } });
  await expect(large).toBeHidden();
});

const withoutScrollEnd = () =>
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), { capture: true });

test("a set that is scrolled to its end by hand goes on from its middle, in browsers without an event for it too", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.addInitScript(withoutScrollEnd);
  await page.addInitScript(() => Reflect.deleteProperty(window, "onscrollend"));
  await page.goto("/galeria");
  const strip = page.getByRole("region", { name: "Natural" }).getByRole("list");
  await strip.scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Natural" })).toHaveAttribute("data-loops");
  await strip.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  const beforeItsEnd = () => strip.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
  await expect.poll(beforeItsEnd).toBeGreaterThan(100);
});

test("an arrow goes on from the picture that the keyboard has reached since the arrow before", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, hasPictures: false });
  await page.addInitScript(withoutScrollEnd);
  await page.goto("/galeria");
  const set = page.getByRole("region", { name: "Contemporânea" });
  const links = set.getByRole("list").getByRole("link");
  await set.scrollIntoViewIfNeeded();
  await expect(set).toHaveAttribute("data-loops");
  await set.getByRole("button", { name: "Próxima" }).click();
  await expect(links.nth(2)).toBeInViewport({ ratio: 0.9 });
  await links.nth(5).focus();
  await expect(links.nth(5)).toBeInViewport({ ratio: 0.9 });
  await links.nth(5).press("ArrowRight");
  const first = set.locator('[data-strip] a[data-index="0"]').last();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test("a set of any number of pictures loops with its arrows, whatever is in view", async () => {
  const owner = await newOwner(app);
  const PICTURES = [1, 2, 3, 4, 5].map((number) => `/media/gal${number}.jpg`);
  for (const count of [1, 2, 3, 4, 5]) {
    const { html } = await owner.post("/admin/amostras", { intent: "create", name: `Conjunto de ${count}` });
    const before = html.split(`<b>Conjunto de ${count}</b>`)[0] ?? "";
    const id = before.match(/(?<=amostra=)[0-9a-f-]{36}/g)?.at(-1) ?? "";
    for (const url of PICTURES.slice(0, count))
      await owner.post("/admin/amostras", { intent: "addImages", id, url });
  }
  for (const width of [390, 900, 1440]) {
    const { page } = await newVisitor(app.url, { viewport: { width, height: 900 }, hasPictures: false });
    await page.goto("/galeria");
    for (const count of [1, 2, 3, 4, 5]) {
      const set = page.getByRole("region", { name: `Conjunto de ${count}` });
      const strip = set.getByRole("list");
      await strip.scrollIntoViewIfNeeded();
      await expect(strip.getByRole("listitem")).toHaveCount(count);
      const seen = width === 390 ? 2 : width === 900 || count <= 3 ? 3 : 4;
      const from = (first: number) => Array.from({ length: seen }, (_, at) => (first + at + count) % count);
      const press = async (name: string, presses: number, wanted: number[][]) =>
        strip.evaluate(seenAfterPresses, {
          button: await set.getByRole("button", { name }).elementHandle(),
          presses,
          wanted,
        });
      const onwards = Array.from({ length: count + 2 }, (_, presses) => from(presses));
      expect(await press("Próxima", 1, onwards), `${count} at ${width} px, on`).toEqual(onwards);
      const back = [from(count + 1), from(-1)];
      expect(await press("Anterior", count + 2, back), `${count} at ${width} px, back`).toEqual(back);
    }
  }
});

type Presses = { button: HTMLElement | SVGElement | null; presses: number; wanted: number[][] };

/** What is in view at first, and after each time that the button was pressed so often, once it is what is wanted. Runs in the page. */
async function seenAfterPresses(row: Element, { button, presses, wanted }: Presses): Promise<number[][]> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const inView = () =>
    [...row.querySelectorAll("a")]
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      })
      .map((link) => Number(link.dataset.index));
  const seen: number[][] = [];
  for (const expected of wanted) {
    for (let press = 0; press < presses && seen.length > 0; press++) {
      if (button instanceof HTMLElement) button.click();
      await frame();
    }
    for (let frames = 0; String(inView()) !== String(expected) && frames < 3600; frames++) await frame();
    seen.push(inView());
  }
  return seen;
}

test("Back goes one step back in history, and home without script", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.goto("/colecoes/natural");
  await page.goto("/galeria");
  await page.getByRole("link", { name: "Voltar" }).click();
  await page.waitForURL("**/colecoes/natural");
  const plain = await newVisitor(app.url, { javaScriptEnabled: false, hasPictures: false });
  await plain.page.goto("/es/galeria");
  await plain.page.getByRole("link", { name: "Volver" }).click();
  await plain.page.waitForURL("**/principal-es");
});

test("yarns chosen from the wall lead to rugs and to samples of just these, without script as well", async () => {
  for (const javaScriptEnabled of [false, true]) {
    const { page } = await newVisitor(app.url, { javaScriptEnabled, hasPictures: javaScriptEnabled });
    await page.goto("/amostra-de-cores");
    const picker = page.getByRole("region", { name: "Parede de fios" });
    const yarn = picker.getByRole("link", { name: /^Urucum/ }).first();
    await yarn.click();
    await expect(picker.getByRole("heading", { name: /^Urucum: em \d/ })).toBeVisible();
    // Under the pointer, too, it runs the whole way down.
    await yarn.hover();
    const missing = () =>
      yarn.evaluate((a) => a.clientHeight - Number.parseFloat(getComputedStyle(a, "::before").height));
    await expect.poll(missing).toBeLessThan(1);
    expectValue(await picker.getByRole("link", { name: /R\$/ }).count()).toBeGreaterThan(0);
    await picker.getByRole("link", { name: /^Abissal/ }).click();
    await expect(picker.getByRole("heading", { name: /^Urucum, Abissal: em \d/ })).toBeVisible();
    await expect(page).toHaveURL(/cor=a2482c,14293b/);
    await expect(picker.getByLabel("Mensagem")).toHaveValue("Amostras de Urucum, Abissal.");
    const dyed = picker.getByRole("list", { name: "Refeitos nestas cores" });
    if (javaScriptEnabled) {
      await dyed.scrollIntoViewIfNeeded();
      await expect(dyed.locator("img[src^='blob:']").first()).toBeVisible();
      const inTheSimulator =
        /^\/simulador\?tapete=tapete-[a-z-]+&cores=\d+-(a2482c|14293b)\.\d+-(a2482c|14293b)$/;
      await expect(dyed.getByRole("link").first()).toHaveAttribute("href", inTheSimulator);
    } else await expect(dyed).toBeHidden();
    await picker.getByRole("link", { name: "Soltar Urucum" }).click();
    await expect(picker.getByRole("heading", { name: /^Abissal: em \d/ })).toBeVisible();
    await picker.getByRole("link", { name: "Soltar a cor" }).click();
    await expect(picker.getByRole("heading", { level: 3 })).toHaveCount(0);
    const wish = page.locator("#form-swatches").getByLabel("Mensagem");
    await expect(wish).toHaveValue(/^Amostras de QUARTZOROSA, CRISTAL, .+ MARAVILHA\.$/);
  }
});

test("a request for samples keeps what was written while other yarns are chosen, and so does another language", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.goto("/amostra-de-cores?cor=a2482c");
  const picker = page.getByRole("region", { name: "Parede de fios" });
  await picker.getByLabel("Nome").fill("Ana Lima");
  await expect(picker.locator("[data-island][data-hydrated]")).toHaveCount(1);
  await picker.getByLabel("Mensagem").press("End");
  await picker.getByLabel("Mensagem").pressSequentially(" Obrigada!");
  await picker.getByRole("checkbox").check();
  await picker.getByRole("link", { name: /^Abissal/ }).click();
  await expect(picker.getByLabel("Mensagem")).toHaveValue("Amostras de Urucum, Abissal. Obrigada!");
  await expect(picker.getByLabel("Nome")).toHaveValue("Ana Lima");
  await expect(picker.getByRole("checkbox")).toBeChecked();
  await page
    .getByRole("link", { name: /English/ })
    .first()
    .click();
  await page.waitForURL(/\/en\/amostra-de-cores\?cor=a2482c%2C14293b/);
});

test("the years of the curation are links, each with six pictures and its catalogue", async () => {
  const { page } = await newVisitor(app.url, { hasPictures: false });
  await page.goto("/curadoria");
  await page.getByRole("link", { name: "2022" }).click();
  await expect(page.getByRole("heading", { name: "O primeiro recorte" })).toBeVisible();
  await expect(page.getByRole("list", { name: /2022/ }).getByRole("listitem")).toHaveCount(6);
  const catalogue = page.getByRole("link", { name: "Download Catálogo" });
  const response = await page.request.get((await catalogue.getAttribute("href")) ?? "");
  expectValue(response.headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("link", { name: /Saiba Mais/ }).click();
  await page.waitForURL("**/simulador");
});
