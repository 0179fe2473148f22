import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { veilColour } from "./veil.rules.ts";

const LEAST_CONTRAST = 4.5;
/** The title, and the lightest frame a film can have. */
const WHITE = [255, 255, 255];

function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastAt(strength: number): number {
  const veil = (veilColour(strength).match(/\d+/g) ?? []).map(Number);
  const behind = WHITE.map((channel, at) => (channel * (veil[at] ?? 0)) / 255);
  return (luminance(WHITE) + 0.05) / (luminance(behind) + 0.05);
}

test("the title stays readable at every strength, and better with each step", () => {
  const contrasts = Array.from({ length: 101 }, (_, strength) => contrastAt(strength));
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrasts.toSorted((a, b) => a - b)).toEqual(contrasts);
});

test("no strength outside the scale is lighter or darker than its ends", () => {
  expect(veilColour(-5)).toBe(veilColour(0));
  expect(veilColour(500)).toBe(veilColour(100));
});

test("the lightest veil is the one of the tokens", () => {
  expect(readFileSync("app/ui/tokens.css", "utf8")).toContain(`--hero-scrim: ${veilColour(0)};`);
});
