import { expect, test } from "vitest";
import { newVisitor, withoutPictures } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

withoutPictures();

const app = { url: sharedSite() };

const WINDOWS = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Below it the file is drawn larger than it is, above it more is fetched than is seen. */
const [LEAST, MOST] = [0.85, 1.4];
/** The smallest file serves narrower ones anyway. */
const NARROWEST = 100;

test.each([
  "/nossa-historia",
  "/colecoes",
  "/colecoes/natural",
  "/tapetes",
  "/personalizados",
  "/produtos/tapete-contemporary",
  "/produtos/tapete-lua",
])("each picture of %s is asked for as wide as it is drawn", async (path) => {
  const { page } = await newVisitor(app.url);
  await page.goto(path);
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const pictures = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("div"));
      probe.style.position = "absolute";
      const widthOf = (length: string) => {
        probe.style.width = `calc(${length})`;
        return probe.getBoundingClientRect().width;
      };
      const outside = (list: string, at: number) =>
        list.slice(0, at).split("(").length === list.slice(0, at).split(")").length;
      const asked = (sizes: string) => {
        const entries = [...sizes].map((sign, at) => (sign === "," && outside(sizes, at) ? "\n" : sign));
        for (const entry of entries.join("").split("\n")) {
          const [, media = "", length = ""] =
            /^\s*((?:\([a-z-]+: [^()]+\)(?: and )?)*)\s*(.*)$/.exec(entry) ?? [];
          if (matchMedia(media.trim() || "all").matches) return widthOf(length);
        }
        return 0;
      };
      // The drawing of the floor is laid out for the largest size, which the visitor may choose.
      return [...document.querySelectorAll<HTMLImageElement>("main picture > img:not([role=img] *)")]
        .filter((img) => img.checkVisibility() && img.parentElement?.querySelector("source[sizes]"))
        .map((img) => {
          const { objectFit } = getComputedStyle(img);
          const ratio = Number(img.getAttribute("width")) / Number(img.getAttribute("height"));
          const { offsetWidth, offsetHeight } = img;
          return {
            sizes: img.parentElement?.querySelector("source[sizes]")?.getAttribute("sizes") ?? "",
            drawn: objectFit === "cover" ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth,
          };
        })
        .map((img) => ({ ...img, asked: asked(img.sizes) }));
    });
    expect(pictures.length).toBeGreaterThan(0);
    const wrong = pictures.filter(
      ({ drawn, asked }) => drawn >= NARROWEST && !(asked >= LEAST * drawn && asked <= MOST * drawn),
    );
    expect(wrong, `${viewport.width}`).toEqual([]);
  }
});
