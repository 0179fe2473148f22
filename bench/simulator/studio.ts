import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { median, startSite } from "../processes.ts";
import { ownMegabytes } from "../renderer-memory.ts";
import { type Row, table } from "../table.ts";
import { countDrawing, type DrawingCounts } from "./drawing-counts.ts";

/**
 * Browser cost of the simulator: script size, first placement of a photo, graphics work of one dragged frame.
 * Rendering is in software, so calls, buffers and bytes are counted instead of time. Chromium cannot throttle
 * a worker: its time on a slow device is computed from the stage times it reports.
 */
const ROOM = "bench/rooms/public_104/image.jpg";
const TWELVE_MEGAPIXELS = { width: 3000, height: 4000 };
const PHONE = { width: 390, height: 844 };
const FIRST_PLACEMENTS = 3;
const DRAG_STEPS = 60;
const THROTTLE = 4;
const MANY_PHOTOS = 20;
const CHOOSING_MS = 2_000;
/** The light is computed after the rug is placed. */
const BEFORE_THE_RUG = ["decode", "lines", "camera", "mask"];
const [THREE, BESIDES_THREE] = [/WebGLRenderer/, 260];
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
const photo = await sharp(readFileSync(ROOM))
  .resize(TWELVE_MEGAPIXELS.width, TWELVE_MEGAPIXELS.height, { fit: "fill" })
  .jpeg({ quality: 88 })
  .toBuffer();

type Stages = Record<string, number>;
type Times = { given: number; lies: number; stages: Stages };
type Opened = { page: Page; milliseconds: number; stages: Stages; scripts: Map<string, Buffer> };

/** Runs in the page: handing over the photo from outside takes half a second, which must not count. */
function recordTimes(): void {
  const times: Partial<Times> = {};
  Object.assign(globalThis, { times });
  addEventListener("change", () => Object.assign(times, { given: performance.now() }), true);
  new MutationObserver(() => {
    if (document.querySelector("button[data-rug]")) times.lies ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => {
        if (data.event?.kind === "done") times.stages = data.event.milliseconds;
      });
    }
  };
}

const file = { name: "sala.jpg", mimeType: "image/jpeg", buffer: photo };
const rug = (page: Page) => page.locator("button[data-rug]");

async function openRoom(throttle: number): Promise<Opened> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const scripts = new Map<string, Buffer>();
  page.on("response", async (response) => {
    if (/\.m?js($|\?)/.test(response.url())) scripts.set(response.url(), await response.body());
  });
  await page.addInitScript(countDrawing);
  await page.addInitScript(recordTimes);
  await page.goto(`${site.url}/simulador`, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const choosing = page.waitForEvent("filechooser");
  await page.locator("label:has(input[type=file])").last().tap();
  const chooser = await choosing;
  await page.waitForTimeout(CHOOSING_MS);
  await chooser.setFiles(file);
  await rug(page).waitFor({ timeout: 120_000 });
  const handle = await page.waitForFunction(
    () => {
      const { times } = globalThis as unknown as { times: Times };
      return times.stages && times.lies ? times : null;
    },
    null,
    { timeout: 120_000 },
  );
  const { given, lies, stages } = (await handle.jsonValue()) as Times;
  return { page, milliseconds: lies - given, stages, scripts };
}

const counts = (page: Page): Promise<DrawingCounts> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { drawing: DrawingCounts }).drawing }));

async function drag(page: Page) {
  const handle = await rug(page).boundingBox();
  if (!handle) throw new Error("The rug is not on the screen");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  const before = await counts(page);
  await session.send("HeapProfiler.startSampling", { samplingInterval: 512 });
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    await page.mouse.move(x + 10 + (step % 20), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  }
  const { profile } = await session.send("HeapProfiler.stopSampling");
  const after = await counts(page);
  await page.mouse.up();
  const frames = Math.max(1, after.frames - before.frames);
  const each = (of: keyof DrawingCounts) => Math.round(((after[of] - before[of]) / frames) * 10) / 10;
  return { frames, each, held: after, allocated: allocatedBy(profile.head) / frames };
}

type Sampled = { callFrame: { url: string }; selfSize: number; children: Sampled[] };

function allocatedBy(node: Sampled): number {
  const own = /relief-view/.test(node.callFrame.url) ? node.selfSize : 0;
  return own + node.children.reduce((sum, child) => sum + allocatedBy(child), 0);
}

const rows: Row[] = [];
const row = (what: string, found: string | number, aim = "–") => rows.push({ what, found, aim });
try {
  const plain: Opened[] = [];
  for (let count = 0; count < FIRST_PLACEMENTS; count += 1) {
    const opened = await openRoom(1);
    plain.push(opened);
    await opened.page.context().close();
  }
  const { page, milliseconds, stages, scripts } = await openRoom(THROTTLE);
  const seconds = (time: number) => (time / 1000).toFixed(2);
  row(
    "first placement, 12 megapixels, median, s",
    seconds(median(plain.map((one) => one.milliseconds))),
    "1.5",
  );
  for (const stage of [...BEFORE_THE_RUG, "light"])
    row(
      `of it ${stage}, in the worker, median, s`,
      seconds(median(plain.map((one) => one.stages[stage] ?? 0))),
    );
  row(`the same, page's own thread ${THROTTLE} times slower, s`, seconds(milliseconds));
  const inWorker = BEFORE_THE_RUG.reduce((sum, stage) => sum + (stages[stage] ?? 0), 0);
  row("and the worker as much slower, reckoned, s", seconds(milliseconds + (THROTTLE - 1) * inWorker));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  const packed = [...scripts.values()].map((body) => ({
    isThree: THREE.test(body.toString()),
    bytes: brotliCompressSync(body).length,
  }));
  const sum = (isThree: boolean) =>
    packed.filter((one) => one.isThree === isThree).reduce((all, { bytes }) => all + bytes, 0);
  row(
    "script of the page and the studio beyond three, brotli, kB",
    kilobytes(sum(false)),
    `${BESIDES_THREE}`,
  );
  row("the file with three, brotli, kB", kilobytes(sum(true)));

  const { frames, each, held, allocated } = await drag(page);
  row("frames drawn in the drag", frames);
  row("draw calls in a frame", each("calls"), "3");
  row("triangles in a frame", each("triangles"));
  row("buffers and textures sent in a frame", each("uploads"), "0");
  row("bytes sent in a frame", each("uploadedBytes"), "0");
  row("buffers held, kB", kilobytes(held.bufferBytes));
  row("textures held, MB", Math.round(held.textureBytes / 1e5) / 10);
  row("bytes that the drawing code allocates in a frame", Math.round(allocated), "0");

  row("memory of the page's process with this photo, MB", await ownMegabytes(browser), "350");
  for (let count = 1; count < MANY_PHOTOS; count += 1) {
    await page.getByRole("button", { name: "Voltar ao início" }).click();
    await rug(page).waitFor({ state: "detached" });
    await page.locator("input[type=file]").last().setInputFiles(file);
    await rug(page).waitFor({ timeout: 120_000 });
  }
  row(`the same at the photo that is the ${MANY_PHOTOS}th, MB`, await ownMegabytes(browser), "350");
} finally {
  await browser.close();
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
}
console.log(table(rows));
console.log(
  `\nLoad ${loadavg()[0]?.toFixed(1)}; WebGL2 by SwiftShader, counted by wrapping the context's own calls. Memory: what the page's
process holds for itself alone (Private_Clean and Private_Dirty of its smaps_rollup).`,
);
