import { test } from "vitest";
import { expect, newVisitor, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

withoutPictures();

const app = { url: sharedSite() };

test.each([
  ["refused", "NotAllowedError", true],
  ["closed by the visitor", "AbortError", false],
])(
  "links are shown if the device refuses to share, not if the visitor closes it: %s, %s",
  async (_how, error, areShown) => {
    const { page } = await newVisitor(app.url, { viewport: PHONE, hasTouch: true });
    await page.addInitScript((name) => {
      const share = () => {
        document.documentElement.dataset.asked = "";
        return Promise.reject(new DOMException("", name));
      };
      Object.defineProperty(navigator, "share", { value: share });
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query.replace("(pointer: coarse)", "all"));
    }, error);
    await page.goto("/produtos/tapete-lua");
    // The first tap brings the script, which asks the device afterwards.
    await page.getByRole("button", { name: "Compartilhar" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-asked");
    await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toBeVisible({
      visible: areShown,
    });
  },
);
