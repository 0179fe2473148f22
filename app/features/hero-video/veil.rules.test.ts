import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { veilColours } from "./veil.rules.ts";

const LEAST_CONTRAST = 4.5;
/** The title. */
const WHITE = [255, 255, 255];

function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channelsOf(colour: string): number[] {
  return (colour.match(/\d+/g) ?? []).map(Number);
}

function contrastAt(strength: number): number {
  const behind = channelsOf(veilColours(strength)["--hero-scrim"]);
  return (luminance(WHITE) + 0.05) / (luminance(behind) + 0.05);
}

test("the title stays readable at every strength, and better with each step", () => {
  const contrasts = Array.from({ length: 101 }, (_, strength) => contrastAt(strength));
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrasts.toSorted((a, b) => a - b)).toEqual(contrasts);
});

test("no strength outside the scale is lighter or darker than its ends", () => {
  expect(veilColours(-5)).toEqual(veilColours(0));
  expect(veilColours(500)).toEqual(veilColours(100));
});

test("the lightest veil is the one of the tokens", () => {
  expect(readFileSync("app/ui/tokens.css", "utf8")).toContain(
    `--hero-scrim: ${veilColours(0)["--hero-scrim"]};`,
  );
});

test("a shade is a colour, and lighter than what nothing may exceed", () => {
  for (const strength of [0, 50, 100]) {
    const { "--hero-scrim": scrim, "--hero-shade": shade } = veilColours(strength);
    for (const [at, channel] of channelsOf(shade).entries()) {
      expect(channel).toBeLessThanOrEqual(255);
      expect(channel).toBeGreaterThan(channelsOf(scrim)[at] ?? 255);
    }
  }
});
