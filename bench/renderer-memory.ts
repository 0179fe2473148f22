import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/** Kilobytes of private memory, as Linux counts them. */
function privateKilobytes(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}

/** The browser's own API requires an isolated page, which one with embedded films is not. */
export async function ownMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return Math.round(Math.max(...pages.map(({ id }) => privateKilobytes(id))) / 1000);
}
