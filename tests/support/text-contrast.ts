import type { Page } from "@playwright/test";
import sharp from "sharp";

/** WCAG 2.2, 1.4.3, without the exception for large text, because the background varies. */
const LEAST_CONTRAST = 4.5;
/** Share of pixels that may have less contrast: grain of the picture. */
const GRAIN = 0.02;
/** Sum over the channels by which hiding the text changes a letter's pixel. */
const CHANGE = 24;

type Colour = [number, number, number];
type Found = { text: string; colour: Colour; x: number; y: number; width: number; height: number };

/** Each text is captured with and without its glyphs, to compare pixels with their background. */
export async function paleTexts(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height: step } = page.viewportSize() ?? { height: 800 };
  const pale: string[] = [];
  await page.evaluate(holdThePage);
  // Elements with pointer-events: none are drawn too; dialogs that open are not the page.
  await page.evaluate(
    addSheet,
    "* { pointer-events: auto !important; transition: none !important; } dialog, ::backdrop { display: none !important; }",
  );
  const seen = new Set<string>();
  const tops = await page.evaluate(topsOfPictures, step);
  for (const top of tops.filter((one) => one < height)) {
    await page.evaluate(scrollToPlace, top);
    const found = (await page.evaluate(textsOverPictures)).filter(({ text }) => !seen.has(text));
    if (found.length === 0) continue;
    for (const { text } of found) seen.add(text);
    pale.push(...(await measure(page, found)));
  }
  await page.evaluate(removeSheet);
  return pale;
}

async function measure(page: Page, found: Found[]): Promise<string[]> {
  const clip = boundsOf(found, page.viewportSize() ?? { width: 1, height: 1 });
  const drawn = await pixels(page, clip);
  await page.evaluate(addSheet, "* { color: transparent !important; }");
  const bare = await pixels(page, clip);
  await page.evaluate(removeSheet);
  return found.flatMap(({ text, colour, ...box }) => {
    const [left, right] = [bare.x(box.x), bare.x(box.x + box.width)];
    const [top, bottom] = [bare.y(box.y), bare.y(box.y + box.height)];
    const contrasts: number[] = [];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const letter = drawn.at(x, y);
        const behind = bare.at(x, y);
        const change = difference(letter, behind);
        // Inner pixels only: edge pixels are anti-aliased.
        if (change > CHANGE && 2 * difference(letter, colour) < change)
          contrasts.push(contrast(behind, colour));
      }
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * GRAIN)] ?? Infinity;
    return worst < LEAST_CONTRAST ? [`${text}: ${worst.toFixed(1)}`] : [];
  });
}

/** adoptedStyleSheets, because the content security policy refuses style elements. Runs in the page. */
function addSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
const removeSheet = () => void document.adoptedStyleSheets.pop();

/** A busy browser may draw nothing for half a minute. */
const DRAWN_WITHIN_MS = 120_000;

type Box = { x: number; y: number; width: number; height: number };

/** What of the window the texts cover, in whole pixels. */
function boundsOf(found: Found[], window: { width: number; height: number }): Box {
  const x = Math.max(0, Math.floor(Math.min(...found.map((one) => one.x))));
  const y = Math.max(0, Math.floor(Math.min(...found.map((one) => one.y))));
  const right = Math.min(window.width, Math.ceil(Math.max(...found.map((one) => one.x + one.width))));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...found.map((one) => one.y + one.height))));
  return { x, y, width: right - x, height: bottom - y };
}

async function pixels(page: Page, clip: Box) {
  const picture = await page.screenshot({
    animations: "disabled",
    scale: "css",
    clip,
    timeout: DRAWN_WITHIN_MS,
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
  return {
    x: (value: number) => within(value - clip.x, width),
    y: (value: number) => within(value - clip.y, height),
    at: (x: number, y: number): Colour => {
      const first = 3 * (y * width + x);
      return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0];
    },
  };
}

const difference = (one: Colour, other: Colour) =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);

/** Linear light of each channel value, as in WCAG. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

function contrast(one: Colour, other: Colour): number {
  const light = Math.max(luminance(one), luminance(other));
  return (light + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05);
}

/** Dispatches the scroll event now instead of in the next frame. Runs in the page. */
function scrollToPlace(top: number): void {
  scrollTo({ top, behavior: "instant" });
  dispatchEvent(new Event("scroll"));
}

/** Scroll positions that show every picture that may have text over it. Runs in the page. */
function topsOfPictures(step: number): number[] {
  const tops = new Set<number>([0]);
  for (const media of document.querySelectorAll("img, video, canvas, iframe")) {
    const { top, bottom, width, height } = media.getBoundingClientRect();
    if (width < 120 || height < 120) continue;
    const from = Math.max(0, Math.floor((top + scrollY) / step));
    for (let screen = from; screen * step < bottom + scrollY; screen++) tops.add(screen * step);
  }
  return [...tops].sort((a, b) => a - b);
}

/** Lines of text in the window over a picture, with nothing opaque between. Runs in the page. */
function textsOverPictures(): Found[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pictures = [...document.querySelectorAll("img, video, canvas")].map((one) =>
    one.getBoundingClientRect(),
  );
  const found: Found[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!(element && text) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const { left, top, right, bottom, width, height } = line;
      if (width < 2 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue;
      if (
        !pictures.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
      )
        continue;
      const isOver = [0.02, 0.25, 0.5, 0.75, 0.98].some((share) => {
        const stack = document.elementsFromPoint(left + share * width, top + height / 2);
        const own = stack.indexOf(element);
        if (own < 0) return false;
        for (const below of stack.slice(own)) {
          if (below.matches("img, video, canvas")) return true;
          const { backgroundColor, mixBlendMode, opacity } = getComputedStyle(below);
          if (/^rgb\(/.test(backgroundColor) && mixBlendMode === "normal" && opacity === "1") return false;
        }
        return false;
      });
      if (!isOver) continue;
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const colour: Colour = [red, green, blue];
      found.push({ text: text.slice(0, 60), colour, x: left, y: top, width, height });
    }
  }
  return found;
}

/** Closes the modal dialog and pauses films. Runs in the page. */
function holdThePage(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const film of document.querySelectorAll("video")) film.pause();
}
