import { readFileSync } from "node:fs";
import sharp from "sharp";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { newVisitor } from "#tests/support/browser.ts";
import { analysisDigest } from "#tests/support/photo-digest.ts";

const MODEL = "app/features/simulator/vision/floor-model.bin";
const ROOM = "bench/rooms/public_104/image.jpg";

/** The same source as one script for a page. */
async function bundled(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry: "tests/support/photo-digest.ts",
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
    .resize(640)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const model = readFileSync(MODEL);
  const { width, height } = info;
  const onBench = analysisDigest(
    { width, height, data: new Uint8Array(data) },
    model.buffer.slice(model.byteOffset, model.byteOffset + model.length),
  );
  const { page } = await newVisitor("http://localhost");
  await page.addScriptTag({ content: await bundled() });
  const sent: Sent = { pixels: data.toString("base64"), model: model.toString("base64"), width, height };
  const inBrowser = await page.evaluate(({ pixels, model: weights, ...size }: Sent) => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const digest = (globalThis as unknown as { analysisDigest: Digest }).analysisDigest;
    return digest({ ...size, data: bytesOf(pixels) }, bytesOf(weights).buffer);
  }, sent);
  expect(inBrowser).toEqual(JSON.parse(JSON.stringify(onBench)));
  expect(onBench.lines).toBeGreaterThan(50);
});
