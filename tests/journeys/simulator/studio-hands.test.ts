import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, type VisitorOptions } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { openSample, openSimulator, rested, sentence, undo, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

async function openRoom(options: VisitorOptions = {}) {
  const expectErrors = [/ERR_INTERNET_DISCONNECTED/];
  const { page, context } = await openSimulator(app.url, { expectErrors, ...options });
  await openSample(page);
  await untilPlaced(page);
  return { page, context };
}

const photo = (page: Page) => page.locator("canvas[role=img]");
const widthOf = async (page: Page) => Math.round((await photo(page).boundingBox())?.width ?? 0);
const rug = (page: Page) => page.getByRole("button", { name: /^Tapete Scallop/ });

/** No button lies over them, and none is off screen. */
const cornersInReach = (page: Page) =>
  page.getByTitle("Girar", { exact: true }).evaluateAll((corners) =>
    corners.map((corner) => {
      const { x, y, width, height } = corner.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === corner;
    }),
  );

type Point = { x: number; y: number };

async function pinch(page: Page, from: [Point, Point], to: [Point, Point]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const put = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((at, id) => ({ ...at, id })),
    });
  await put("touchStart", [from[0]]);
  await put("touchStart", from);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const between = (at: 0 | 1) => ({
      x: from[at].x + (to[at].x - from[at].x) * share,
      y: from[at].y + (to[at].y - from[at].y) * share,
    });
    await put("touchMove", [between(0), between(1)]);
  }
  await put("touchEnd", []);
}

test("on a phone a wide photo leaves room for the first panel; without it, it fills the stage round its rug; two fingers look closer; one press shows all", async () => {
  const { page } = await openRoom({ viewport: PHONE, hasTouch: true });
  const model = page.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name: "Modelo" });
  await expect(model).toHaveAttribute("aria-pressed", "true");
  const panel = page.getByRole("complementary", { name: "Modelo" });
  await expect.poll(() => cornersInReach(page)).toEqual([true, true, true, true]);
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(PHONE.width);
  const [shown, top] = [await photo(page).boundingBox(), (await panel.boundingBox())?.y ?? 0];
  // What little is left is at its foot, beside the panel.
  expectValue(Math.abs(shown?.y ?? Number.NaN)).toBeLessThan(3);
  expectValue((shown?.y ?? 0) + (shown?.height ?? Number.NaN)).toBeLessThan(top + 3);
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByRole("button", { name: "Ajustar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ajustar" })).toBeInViewport();
  await model.click();
  await model.click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => cornersInReach(page)).toEqual([true, true, true, true]);
  await page.getByRole("button", { name: "Preencher a tela" }).click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(PHONE.width * 1.2);
  const filled = await widthOf(page);
  const middle = await rug(page).boundingBox();
  expectValue(middle?.x).toBeGreaterThan(0);
  expectValue(middle?.x).toBeLessThan(PHONE.width);
  await page.getByRole("button", { name: "Ver a foto inteira" }).click();
  await expect.poll(() => widthOf(page)).toBe(PHONE.width);
  const before = PHONE.width;
  const place = await sentence(page).textContent();
  const box = await photo(page).boundingBox();
  if (!box) throw new Error("There is no photo");
  const y = box.y + 40;
  await pinch(
    page,
    [
      { x: 150, y },
      { x: 230, y },
    ],
    [
      { x: 60, y },
      { x: 320, y },
    ],
  );
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 2);
  await expect(sentence(page)).toHaveText(place ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ver a foto inteira" }).click();
  await expect.poll(() => widthOf(page)).toBe(before);
  await page.getByRole("button", { name: "Preencher a tela" }).click();
  await expect.poll(() => widthOf(page)).toBe(filled);
});

/** Software rendering takes time by the pixel. */
const SMALL = { width: 1040, height: 600 };

test("on a desktop: the wheel with Ctrl, keys and buttons look closer; a light set by neither pointer nor keys is an undo step of its own, a key held on it is one; brush and eraser mark the floor by mouse and keyboard", async () => {
  const { page } = await openRoom({ viewport: SMALL });
  const before = await widthOf(page);
  await page.mouse.move(300, 200);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -60);
  await page.keyboard.up("Control");
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.3);
  await rug(page).focus();
  await page.keyboard.press("0");
  await expect.poll(() => widthOf(page)).toBe(before);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.3);
  const left = (await photo(page).boundingBox())?.x ?? 0;
  await page.getByRole("button", { name: "Aproximar" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await photo(page).boundingBox())?.x ?? 0).toBeGreaterThan(left);
  const shifted = (await photo(page).boundingBox())?.x ?? 0;
  for (const [button, by] of [
    ["right", 0],
    ["left", 40],
  ] as const) {
    await page.mouse.move(300, 100);
    await page.mouse.down({ button });
    await page.mouse.move(340, 100, { steps: 2 });
    await page.mouse.up({ button });
    await expect.poll(async () => ((await photo(page).boundingBox())?.x ?? 0) - shifted).toBeCloseTo(by, 0);
  }
  await page.getByRole("button", { name: "Afastar" }).click();
  await expect.poll(() => widthOf(page)).toBe(before);

  await page.getByRole("button", { name: "Ajustar", exact: true }).click();
  const light = page.getByLabel("Luz do ambiente");
  await light.fill("50");
  const lay = await rested(page);
  await rug(page).press("ArrowUp");
  await expect(sentence(page)).not.toHaveText(lay);
  const moved = await rested(page);
  await light.fill("20");
  await undo(page).click();
  await expect(light).toHaveValue("50");
  await expect(sentence(page)).toHaveText(moved);
  await light.focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down("ArrowLeft");
  await page.keyboard.up("ArrowLeft");
  await expect(light).toHaveValue("35");
  await undo(page).click();
  await expect(light).toHaveValue("50");
  while (await undo(page).isEnabled()) await undo(page).click();

  await page.getByRole("button", { name: "O que é chão", exact: true }).click();
  await expectAccessible(page, "brush", { within: "[aria-labelledby=studio-brush], [role=application]" });
  await page.getByLabel("Borracha").check();
  await page.mouse.click(200, 520);
  await expect(undo(page)).toBeDisabled();
  await page.getByLabel("Isto fica na frente").check();
  await page.mouse.click(200, 520);
  await expect(undo(page)).toBeEnabled();
  await page.getByLabel("Borracha").check();
  await page.mouse.click(200, 520);
  await undo(page).click();
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();

  const size = page.getByRole("slider", { name: "Tamanho do pincel" });
  const radius = Number(await size.inputValue());
  await page.getByRole("application", { name: "O que é chão" }).focus();
  await page.keyboard.press("]");
  await expect(size).toHaveValue(String(radius + 8));
  await page.keyboard.press("e");
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press("o");
  await expect(undo(page)).toBeEnabled();
});

const SHARING = { within: "[aria-labelledby=studio-share]" };

test("only when agreed the picture is stored for a link, which shows it; whoever stored it deletes it", async () => {
  const { page, context } = await openRoom({ viewport: SMALL });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  const section = page.getByRole("region", { name: "Um link com a imagem" });
  await expect(section.getByRole("checkbox")).not.toBeChecked();
  await section.getByRole("button", { name: "Guardar e criar o link" }).click();
  await expect(section.getByText("Marque o aceite para guardar a imagem.")).toBeVisible();
  expectValue(posts.filter((path) => path === "/simulador/imagens")).toEqual([]);
  await section.getByRole("checkbox").check();
  await expectAccessible(page, "agreed", SHARING);
  await context.setOffline(true);
  await section.getByRole("button", { name: "Guardar e criar o link" }).click();
  await expect(section.getByText(/não pôde ser guardada/)).toBeVisible();
  await context.setOffline(false);
  await section.getByRole("button", { name: "Guardar e criar o link" }).click();
  const link = section.getByRole("link", { name: /\/simulador\/imagem\// });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute("href")) ?? "";

  const other = (await newVisitor(app.url, { viewport: PHONE, expectErrors: [/status of 404/] })).page;
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Scallop");
  const shown = other.getByRole("img", { name: /^Tapete Scallop/ });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
  await expectAccessible(other);
  await expect(other.getByRole("link", { name: "Experimentar no meu ambiente" })).toHaveAttribute(
    "href",
    /^\/simulador\?tapete=[0-9a-f-]{36}&medida=/,
  );

  await expect(section.getByRole("button", { name: "Guardar e criar o link" })).toHaveCount(0);
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Ajustar", exact: true }).click();
  await page.getByLabel("Luz do ambiente").fill("50");
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  await expect(link).toHaveAttribute("href", address);
  await section.getByRole("checkbox").check();
  await section.getByRole("button", { name: "Guardar e criar o link" }).click();
  await expect(link).toHaveCount(2);
  await expectAccessible(page, "two stored pictures", SHARING);
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  for (const left of [1, 0]) {
    await section.getByRole("button", { name: "Apagar a imagem" }).last().click();
    await expect(link).toHaveCount(left);
    await expect(section.getByText("A imagem foi apagada.")).toBeVisible();
    if (left === 0) break;
    await other.reload();
    await expect(other.getByText("Esta imagem não está mais aqui")).toBeVisible();
  }
});
