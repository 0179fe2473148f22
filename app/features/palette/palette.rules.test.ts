import { describe, expect, test } from "vitest";
import { contrast, readable, readableOrExtreme, WORDS } from "./contrast.rules.ts";
import { between, hexOf, oklchOf } from "./oklch.rules.ts";
import { checkColours, suggestionsFor } from "./palette-checks.rules.ts";
import { type Colours, paletteTokens } from "./palette-tokens.rules.ts";
import { PALETTES } from "./palettes.rules.ts";

/** Seeded. */
function* colours(count: number): Generator<string> {
  let seed = 20_261_121;
  for (let at = 0; at < count; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield `#${Math.floor((seed / 2_147_483_648) * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  }
}

function* sixes(count: number): Generator<Colours> {
  const source = colours(count * 6);
  const next = () => source.next().value as string;
  for (let at = 0; at < count; at += 1)
    yield {
      paper: next(),
      ink: next(),
      accent: next(),
      requests: next(),
      materials: next(),
      philosophy: next(),
    };
}

describe("a colour as people see it", () => {
  test("is the same after the way there and back", () => {
    for (const hex of colours(400)) expect(hexOf(oklchOf(hex))).toBe(hex);
  });

  test("that no screen shows keeps its lightness and its hue", () => {
    const shown = oklchOf(hexOf({ l: 0.7, c: 0.4, h: 140 }));
    expect(shown.l).toBeCloseTo(0.7, 2);
    expect(Math.abs(shown.h - 140)).toBeLessThan(3);
    expect(shown.c).toBeLessThan(0.4);
  });

  test("lies between two others, and is each of them at the ends", () => {
    expect(between("#f3f3ef", "#15181f", 0)).toBe("#f3f3ef");
    expect(between("#f3f3ef", "#15181f", 1)).toBe("#15181f");
    expect(between("#000000", "#ffffff", 0.5)).toBe("#636363");
  });
});

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#b53a16", "#f3f3ef", 5.32],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test("is reached by the nearest shade of the same hue", () => {
    const found = readable("#f2a900", ["#ffffff"], WORDS) as string;
    expect(contrast(found, "#ffffff")).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(found, "#ffffff")).toBeLessThan(WORDS + 0.2);
    expect(Math.abs(oklchOf(found).h - oklchOf("#f2a900").h)).toBeLessThan(6);
  });

  test("leaves alone what can be read, and says when nothing can", () => {
    expect(readable("#15181f", ["#f3f3ef"], WORDS)).toBe("#15181f");
    expect(readable("#888888", ["#000000", "#ffffff"], WORDS)).toBe(null);
    expect(readableOrExtreme("#888888", ["#707070"], 5)).toBe("#ffffff");
  });
});

describe("six colours", () => {
  test.each(PALETTES)("of the palette $id can be read", ({ colours: palette }) => {
    expect(checkColours(palette).filter(({ isEnough }) => !isEnough)).toEqual([]);
    expect(suggestionsFor(palette)).toEqual({});
  });

  test("that cannot be read can be once every suggestion was taken, whatever they were", () => {
    let mended = 0;
    for (const six of sixes(500)) {
      const suggestions = suggestionsFor(six);
      const failed = checkColours(six).filter(({ isEnough }) => !isEnough);
      if (failed.length > 0) mended += 1;
      const better = { ...six, ...suggestions };
      expect(suggestionsFor(better)).toEqual({});
      expect(checkColours(better).filter(({ isEnough }) => !isEnough)).toEqual([]);
    }
    expect(mended).toBeGreaterThan(400);
  });

  test("make a palette that can be read wherever it lies", () => {
    for (const six of sixes(300)) {
      const good = { ...six, ...suggestionsFor(six) };
      const tokens = paletteTokens(good);
      const at = (name: string) => tokens[`--${name}`] as string;
      const onPaper = [at("palette-paper"), at("palette-panel")];
      const dark = [at("palette-dark"), at("palette-dark-panel")];
      for (const field of ["palette-requests", "palette-materials", "palette-philosophy"])
        dark.push(at(field), at(`${field}-panel`), at(`${field}-raised`));
      const pairs: [front: string, grounds: string[], least: number][] = [
        ["palette-ink-muted", onPaper, WORDS],
        ["palette-ink", onPaper, WORDS],
        ["palette-accent", onPaper, WORDS],
        ["palette-edge", onPaper, 3],
        ["palette-light", dark, WORDS],
        ["palette-light-muted", dark.slice(0, 2), WORDS],
        ["palette-accent-light", dark, WORDS],
        ["palette-focus", dark, WORDS],
        ["palette-light-edge", dark, 3],
        ["palette-on-light", [at("palette-light"), at("palette-focus")], WORDS],
        ["palette-paper", [at("notice")], WORDS],
        ["notice-text-muted", [at("notice")], WORDS],
        ["palette-focus", [at("notice")], WORDS],
      ];
      for (const field of ["palette-requests", "palette-materials", "palette-philosophy"])
        pairs.push([`${field}-ink-muted`, [at(field), at(`${field}-panel`)], WORDS]);
      for (const [front, grounds, least] of pairs)
        for (const ground of grounds)
          expect(contrast(at(front), ground), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
      // Status colours are fixed.
      for (const ground of onPaper) expect(contrast("#8e1f2d", ground)).toBeGreaterThanOrEqual(WORDS);
      for (const ground of [
        "palette-dark",
        "palette-dark-panel",
        "notice",
        "palette-requests",
        "palette-materials",
        "palette-philosophy",
      ].map(at))
        expect(contrast("#f2a39b", ground)).toBeGreaterThanOrEqual(WORDS);
    }
  });
});
