import type { Page } from "@playwright/test";

/**
 * Opens a page whose named script is held back; everything else of the page is there. Only that request is
 * intercepted, so that the browser keeps its cache for the others.
 *
 * @param script beginning of the file's name in /assets/.
 * @returns lets the script come.
 */
export async function openBeforeScript(
  page: Page,
  path: string,
  script: string,
): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Promise<string>((resolve) =>
    devtools.once("Fetch.requestPaused", ({ requestId }) => resolve(requestId)),
  );
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `*/assets/${script}-*.js` }] });
  await page.goto(path, { waitUntil: "commit" });
  const requestId = await asked;
  await page.waitForFunction(() => document.readyState !== "loading");
  return async () => {
    await devtools.send("Fetch.continueRequest", { requestId });
    await devtools.detach();
  };
}
