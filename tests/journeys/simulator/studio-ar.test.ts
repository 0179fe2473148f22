import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE, type VisitorOptions } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { shownRug, untilShown, viewer, withoutDrawing } from "./augmented-reality.ts";
import { LAPTOP, newSimulatorVisitor, openSample, untilPlaced } from "./simulator-room.ts";

const RUG = "tapete-ocean-blue";

const OPEN = "Ver em realidade aumentada";

const app = { url: sharedSite() };

async function visitorOf(options: VisitorOptions) {
  const { page, context } = await newSimulatorVisitor(app.url, options);
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  return { page, asked };
}

/** In software, the light of the surroundings takes seconds: the rug is drawn black. */
const withoutLight = () => {
  const { prototype } = WebGL2RenderingContext;
  for (const draw of ["drawArrays", "drawElements"] as const) {
    const original: (...given: number[]) => void = prototype[draw];
    prototype[draw] = function (this: WebGL2RenderingContext, ...given: number[]) {
      const isOnScreen = this.getParameter(this.FRAMEBUFFER_BINDING) === null;
      if (isOnScreen) original.apply(this, given);
    };
  }
};

/** Standard deviation of what it shows, of 255. */
async function contrastOf(shown: Locator): Promise<number> {
  const { channels } = await sharp(await shown.screenshot()).stats();
  return channels[0]?.stdev ?? 0;
}

test("a link opens the rug at exactly the size it names, with nothing from elsewhere", async () => {
  const { page, asked } = await visitorOf({ viewport: PHONE });
  await page.addInitScript(withoutLight);
  await page.goto(`/simulador?tapete=${RUG}&medida=165x235&ver=ra`);
  await untilShown(page);
  const { box, texture } = await shownRug(page);
  expectValue(box.size.map((metres) => Math.round(metres * 1000))).toEqual([1650, 15, 2350]);
  expectValue(texture.type).toBe("image/jpeg");
  expectValue([...texture.bytes.slice(0, 2)]).toEqual([0xff, 0xd8]);
  const measured = await viewer(page).evaluate((element) =>
    (element as HTMLElement & { getDimensions(): { x: number; z: number } }).getDimensions(),
  );
  expectValue(measured.x).toBeCloseTo(1.65, 3);
  expectValue(measured.z).toBeCloseTo(2.35, 3);
  for (const [name, value] of [
    ["ar-placement", "floor"],
    ["ar-scale", "fixed"],
  ] as const)
    await expect(viewer(page)).toHaveAttribute(name, value);
  await expect.poll(() => contrastOf(viewer(page))).toBeGreaterThan(8);
  await expect(page.getByRole("img", { name: "Código com o link deste tapete" })).toBeVisible();
  expectValue(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(app.url))).toEqual([]);
  await expectAccessible(page);
});

test("in the studio: the size that was chosen there is the size in augmented reality; where the device can, a button lays it on the floor; a refusal is reported", async () => {
  const expectErrors = [/NotSupportedError|present in AR/];
  const { page, asked } = await visitorOf({ expectErrors, viewport: LAPTOP });
  await page.addInitScript(() => {
    const xr = {
      isSessionSupported: async (mode: string) => mode === "immersive-ar",
      requestSession: async () => Promise.reject(new DOMException("No floor", "NotSupportedError")),
      addEventListener() {},
    };
    Object.defineProperty(navigator, "xr", { value: xr, configurable: true });
  });
  await page.goto(`/simulador?tapete=${RUG}`);
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: "Medida", exact: true }).click();
  await page.getByRole("textbox", { name: "Largura" }).fill("185");
  await page.getByRole("textbox", { name: "Largura" }).blur();
  await page.getByRole("textbox", { name: "Comprimento" }).fill("260");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Comprimento" })).toBeFocused();
  expectValue(asked.filter((url) => url.includes("model-viewer"))).toEqual([]);
  const studio = page.getByRole("dialog");
  await page.evaluate(withoutDrawing);
  await studio.getByRole("button", { name: OPEN }).click();
  const sheet = page.getByRole("region", { name: /Ocean Blue/ });
  const lay = sheet.getByRole("button", { name: OPEN });
  await expect(lay).toBeVisible();
  const { box } = await shownRug(page);
  expectValue([box.size[0], box.size[2]].map((metres) => Math.round((metres ?? 0) * 1000))).toEqual([
    1850, 2600,
  ]);
  await lay.click();
  await expect(sheet.getByText(/não abriu a realidade aumentada/)).toBeVisible();
  await expectAccessible(page, "refused", { within: "[aria-labelledby=studio-ar]" });
  await sheet.getByRole("button", { name: "Fechar" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(studio.getByRole("button", { name: OPEN })).toBeVisible();
});

test("the policy of the pages names the style that the viewer brings", () => {
  const brought = /<style>([\s\S]*?)<\/style>/.exec(
    readFileSync("node_modules/@google/model-viewer/lib/template.js", "utf8"),
  );
  const hash = createHash("sha256")
    .update(brought?.[1] ?? "")
    .digest("base64");
  expectValue(readFileSync("app/platform/http/security-headers.server.ts", "utf8")).toContain(hash);
});
