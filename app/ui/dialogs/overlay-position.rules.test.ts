import { expect, test } from "vitest";
import { overlayPosition } from "./overlay-position.rules.ts";

const AREA = { width: 400, height: 70 };
const WANTED = { left: 344, top: 930 };
const icon = (top: number) => ({ left: 600, top, right: 740, bottom: top + 44 });

test.each([
  ["stays where nothing is", [icon(100)], { left: 344, top: 930 }],
  ["moves aside of a button", [icon(940)], { left: 184, top: 930 }],
  ["rises above a row of buttons", [{ ...icon(940), left: 0 }], { left: 344, top: 866 }],
])("a notice %s", (_, taken, place) => {
  expect(overlayPosition(AREA, WANTED, [184, 24], taken)).toEqual(place);
});

test("a notice covers three buttons rather than a box of more weight", () => {
  const everywhere = [0, 30, 60].map((top) => ({ left: 0, top, right: 340, bottom: 1000 }));
  const boxes = [{ left: 344, top: 0, right: 768, bottom: 1000, weight: 10 }];
  expect(overlayPosition(AREA, WANTED, [184, 24, -60], [...everywhere, ...boxes])).toEqual({
    left: -60,
    top: 930,
  });
});

test("a notice covers as little as it can when there is no room", () => {
  const rows = Array.from({ length: 48 }, (_, at) => ({
    left: 0,
    top: at * 24,
    right: 768,
    bottom: at * 24 + 20,
  }));
  const sparse = rows.filter(({ top }) => top < 600 || top > 640);
  const { top } = overlayPosition(AREA, WANTED, [24], sparse);
  expect(top).toBeGreaterThan(560);
  expect(top).toBeLessThan(660);
});
