import { expect, test } from "vitest";
import type { Raster } from "./flat-rug.ts";
import { fitted, recoloured, shownSize } from "./rug-raster.ts";

const RED = [200, 10, 10, 255];
const CREAM = [240, 230, 210, 255];
const SHOWN = { width: 2, length: 3 };

function bordered(): Raster {
  const [width, height] = [100, 150];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isBorder = x < 10 || y < 10 || x >= 90 || y >= 140;
    data.set(isBorder ? RED : CREAM, at * 4);
  }
  return { width, height, data };
}

const pixel = ({ data, width }: Raster, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const borderWidth = (rug: Raster) => {
  let x = 0;
  while (pixel(rug, x, rug.height >> 1)[0] === 200) x += 1;
  return x;
};

test("one yarn is exchanged, the others and what is transparent stay", () => {
  const rug = bordered();
  rug.data.set([0, 0, 0, 0], 0);
  const yarns = [
    { slot: 0, hex: "#c80a0a" },
    { slot: 1, hex: "#f0e6d2" },
  ];
  const blue = recoloured(rug, yarns, { 0: "#1c2f52" });
  expect(pixel(blue, 5, 5)).toEqual([28, 47, 82, 255]);
  expect(pixel(blue, 50, 50)).toEqual(CREAM);
  expect(pixel(blue, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(recoloured(rug, yarns, {})).toBe(rug);
});

test("a design in nine parts keeps its border's true width in a larger size", () => {
  const large = fitted(bordered(), SHOWN, { width: 4, length: 4 }, "border9");
  const metres = (borderWidth(large) / large.width) * 4;
  expect(metres).toBeCloseTo(0.2, 1);
});

test("a cut picture keeps its proportions and loses its ends", () => {
  const square = fitted(bordered(), SHOWN, { width: 2, length: 2 }, "crop");
  expect(square.width).toBe(square.height);
  expect(borderWidth(square)).toBe(10);
  expect(pixel(square, 50, 0)).toEqual(CREAM);
});

test("a repeated design comes again at its true scale", () => {
  const wide = fitted(bordered(), SHOWN, { width: 4, length: 3 }, "tile");
  expect(wide.width).toBe(200);
  const reds = Array.from({ length: wide.width }, (_, x) => pixel(wide, x, 75)[0] === 200);
  expect(reds.filter(Boolean)).toHaveLength(40);
});

test("a stretched design is the same picture", () => {
  const rug = bordered();
  expect(fitted(rug, SHOWN, { width: 4, length: 3 }, "scale")).toBe(rug);
});

test("a picture of the first size's proportions, or off by a little, shows that size; another shows what it fills of it", () => {
  expect(shownSize({ width: 100, height: 150 }, SHOWN)).toBe(SHOWN);
  expect(shownSize({ width: 102, height: 150 }, SHOWN)).toBe(SHOWN);
  expect(shownSize({ width: 150, height: 150 }, SHOWN)).toEqual({ width: 2, length: 2 });
  expect(shownSize({ width: 50, height: 150 }, SHOWN)).toEqual({ width: 1, length: 3 });
});
