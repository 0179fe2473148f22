import type { Page } from "@playwright/test";
import { untilHydrated } from "./browser.ts";

/**
 * Opens a screen whose entry script is held back. Only that request is intercepted, so that the browser's
 * cache stays on. @returns releases the script and waits for hydration.
 */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Promise<string>((resolve) =>
    devtools.once("Fetch.requestPaused", ({ requestId }) => resolve(requestId)),
  );
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/entry.client-*.js" }] });
  await page.goto(path, { waitUntil: "commit" });
  const requestId = await asked;
  await page.waitForFunction(() => document.readyState !== "loading");
  return async () => {
    await devtools.send("Fetch.continueRequest", { requestId });
    await devtools.detach();
    await untilHydrated(page);
  };
}
