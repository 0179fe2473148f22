import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser.ts";
import { glbOf } from "#tests/support/glb.ts";

export const viewer = (page: Page) => page.locator("model-viewer");
export const untilShown = (page: Page) =>
  expect(page.getByText(/não abre realidade aumentada/)).toBeVisible({ timeout: 60_000 });

/** For what reads sizes, words and the file. */
export const withoutDrawing = () => {
  const { prototype } = WebGL2RenderingContext;
  for (const draw of ["drawArrays", "drawElements"] as const) prototype[draw] = () => undefined;
};

export async function shownRug(page: Page) {
  const address = await viewer(page).evaluate(async (element: HTMLElement) => {
    const response = await fetch((element as HTMLElement & { src: string }).src);
    const reader = new FileReader();
    reader.readAsDataURL(await response.blob());
    await new Promise((read) => reader.addEventListener("load", read));
    return String(reader.result);
  });
  return glbOf(Uint8Array.from(Buffer.from(address.slice(address.indexOf(",") + 1), "base64")));
}
