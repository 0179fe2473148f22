import type { Page } from "@playwright/test";
import { untilHydrated } from "./browser.ts";

/**
 * Opens a screen of the administration whose entry script is held back; everything else of it is there. Only that
 * request is intercepted, so that the browser keeps its cache for the others.
 *
 * @returns lets the script come, and waits until it has taken over the page.
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
