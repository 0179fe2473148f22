import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/** Kilobytes that a process shares with no other, as Linux counts them. */
function privateKilobytes(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}

/**
 * Memory of the largest page of a browser: script, workers and decoded pictures. The browser's own way of asking wants a
 * page that is isolated from all others, which a page with embedded films is not.
 */
export async function ownMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return Math.round(Math.max(...pages.map(({ id }) => privateKilobytes(id))) / 1000);
}
