import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { build, type Rolldown } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { newVisitor } from "#tests/support/browser.ts";
import { browserOptions, WHOLE_BROWSER } from "#tests/support/browser-options.ts";
import type { floorOnGpu, madeUpOnGpu } from "#tests/support/floor-on-gpu.ts";
import { analysisDigest } from "#tests/support/photo-digest.ts";

const MODEL = "app/simulator/vision/network/floor-model.bin";
const ROOM = "bench/rooms/public_104/image.jpg";

/** The same source as one script for a page. */
async function bundled(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry,
        formats: ["iife"],
        name: "analysis",
        fileName: "analysis",
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  if (!chunk) throw new Error("Nothing was bundled");
  return chunk.code;
}

type Sent = { pixels: string; model: string; width: number; height: number };
type Digest = typeof analysisDigest;

it("the analysis in a browser equals that of the bench, bit for bit", async () => {
  const { data, info } = await sharp(ROOM)
    .resize(320)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const model = readFileSync(MODEL);
  const { width, height } = info;
  const onBench = await analysisDigest(
    { width, height, data: new Uint8Array(data) },
    model.buffer.slice(model.byteOffset, model.byteOffset + model.length),
  );
  const { page } = await newVisitor("http://localhost");
  await page.addScriptTag({ content: await bundled("tests/support/photo-digest.ts") });
  const sent: Sent = { pixels: data.toString("base64"), model: model.toString("base64"), width, height };
  const inBrowser = await page.evaluate(({ pixels, model: weights, ...size }: Sent) => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const digest = (globalThis as unknown as { analysisDigest: Digest }).analysisDigest;
    return digest({ ...size, data: bytesOf(pixels) }, bytesOf(weights).buffer);
  }, sent);
  expect(inBrowser).toEqual(JSON.parse(JSON.stringify(onBench)));
  expect(onBench.lines).toBeGreaterThan(50);
});

const SOFTWARE_ADAPTER = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"];

type OnGpu = { floorOnGpu: typeof floorOnGpu; madeUpOnGpu: typeof madeUpOnGpu };

it("finds the same floor on a graphics processor within rounding, and without it once it is lost", async () => {
  const { args = [] } = browserOptions();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? WHOLE_BROWSER,
    args: [...args, ...SOFTWARE_ADAPTER],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  // Only there has a page graphics processors.
  await page.goto("http://localhost/");
  await page.addScriptTag({ content: await bundled("tests/support/floor-on-gpu.ts") });
  const floor = await page.evaluate((model: string) => {
    const bytes = Uint8Array.from(atob(model), (letter) => letter.charCodeAt(0));
    return (globalThis as unknown as OnGpu).floorOnGpu(bytes.buffer);
  }, readFileSync(MODEL).toString("base64"));
  const madeUp = await page.evaluate(() => (globalThis as unknown as OnGpu).madeUpOnGpu());
  for (const found of [floor, madeUp]) {
    for (const { largest, apart } of [found.first, found.turned]) {
      expect(largest).toBeGreaterThan(2);
      expect(apart).toBeLessThan(1e-3);
    }
    expect(found.lost.apart).toBe(0);
    expect(found.usesGpuAfterLoss).toBe(false);
  }
});
