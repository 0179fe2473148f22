import type { Page } from "@playwright/test";
import { untilHydrated } from "./browser.ts";

/** Intercepts only the entry script. @returns releases it and waits for hydration. */
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
