import { type Browser, chromium, type Page, type Response } from "@playwright/test";

export type Bytes = {
  html: number;
  css: number;
  scriptAtLoad: number;
  scriptAfterAll: number;
  fonts: number;
};

/** What travels for one page, in compressed bytes: as it loads, and after everything on it was seen and touched. */
export async function measureBytes(browser: Browser, address: string): Promise<Bytes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const sizes: { kind: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => sizes.push({ kind: kindOf(response), bytes: bodySize(response) }));
  await page.goto(address, { waitUntil: "networkidle" });
  const atLoad = await sums(sizes);
  await touchEverything(page);
  const after = await sums(sizes);
  await page.close();
  return {
    html: atLoad.document ?? 0,
    css: atLoad.stylesheet ?? 0,
    fonts: atLoad.font ?? 0,
    scriptAtLoad: atLoad.script ?? 0,
    scriptAfterAll: after.script ?? 0,
  };
}

const kindOf = (response: Response) => response.request().resourceType();

async function bodySize(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}

async function sums(sizes: { kind: string; bytes: Promise<number> }[]): Promise<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const { kind, bytes } of [...sizes]) total[kind] = (total[kind] ?? 0) + (await bytes.catch(() => 0));
  return total;
}

async function touchEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-island], [data-island] *")) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  });
  await page.waitForLoadState("networkidle");
}

export function launchBrowser(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", ...sandbox],
  });
}
