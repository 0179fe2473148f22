/**
 * node tools/before-and-after.ts BEFORE AFTER FOLDER [PATH ...]: every public page of two running sites side by side at
 * three widths, as FOLDER/page-width.jpg. Without paths: the Portuguese pages and the two other main pages.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { publicPages } from "#tests/conventions/public-pages.ts";
import { launchBrowser } from "../bench/bytes.ts";

const WIDTHS = [390, 768, 1440];
/** Width of one page on a sheet, and the height of one strip of it. */
const DRAWN = { 390: 240, 768: 340, 1440: 520 } as Record<number, number>;
const STRIP = 2400;
const GAP = 16;
const GROUND = "#808080";
const OTHER_LANGUAGES = /^\/(?:es|en)\//;
const LEAVES_THE_SITE = /\/blog$/;

const [before, after, folder, ...chosen] = process.argv.slice(2);
if (!before || !after || !folder)
  throw new Error("Say the address of the site before, of the site after, and a folder.");
mkdirSync(folder, { recursive: true });
const paths = chosen.length > 0 ? chosen : await ownPages();
const browser = await launchBrowser();
for (const path of paths) for (const width of WIDTHS) await sheet(browser, path, width);
await browser.close();

async function ownPages(): Promise<string[]> {
  const all = (await publicPages()).map(({ path }) => path);
  return [...new Set(all)].filter((path) => !OTHER_LANGUAGES.test(path) && !LEAVES_THE_SITE.test(path));
}

async function sheet(shared: Browser, path: string, width: number): Promise<void> {
  const pages = await Promise.all([before, after].map((site) => strips(shared, site + path, width)));
  const columns = pages.flatMap((page, at) => page.map((strip) => ({ strip, isAfter: at === 1 })));
  const heights = await Promise.all(columns.map(async ({ strip }) => (await sharp(strip).metadata()).height));
  const drawn = DRAWN[width] ?? width;
  const left = (at: number) => GAP + at * (drawn + GAP) + (columns[at]?.isAfter ? GAP : 0);
  const name = `${path.slice(1).replaceAll("/", "-") || "landing"}-${width}.jpg`;
  await sharp({
    create: {
      width: left(columns.length),
      height: Math.max(...heights) + 2 * GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(columns.map(({ strip }, at) => ({ input: strip, left: left(at), top: GAP })))
    .jpeg({ quality: 82 })
    .toFile(join(folder as string, name));
  console.log(name);
}

/** The whole page, scaled down and cut into strips that stand beside each other. */
async function strips(shared: Browser, address: string, width: number): Promise<Buffer[]> {
  const height = width < 500 ? 844 : 900;
  const context = await shared.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  // Pictures are fetched when they are near.
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 100));
    }
    const decoded = [...document.images]
      .filter(({ currentSrc }) => currentSrc)
      .map((image) => image.decode().catch(() => {}));
    // Lazy pictures in closed dialogs and beside a carousel's window are never fetched.
    await Promise.race([Promise.all(decoded), new Promise((done) => setTimeout(done, 2500))]);
    scrollTo(0, 0);
  }, height);
  const whole = await page.screenshot({ fullPage: true });
  await context.close();
  const small = await sharp(whole, { limitInputPixels: false })
    .resize({ width: DRAWN[width] ?? width })
    .png()
    .toBuffer();
  const size = await sharp(small).metadata();
  const tops = Array.from({ length: Math.ceil(size.height / STRIP) }, (_, at) => at * STRIP);
  return Promise.all(
    tops.map((top) =>
      sharp(small)
        .extract({ left: 0, top, width: size.width, height: Math.min(STRIP, size.height - top) })
        .toBuffer(),
    ),
  );
}
