import { expect, test } from "vitest";
import { newGrey } from "../picture.ts";
import { detectLineSegments } from "./line-segment-detector.ts";
import { PERTURBATIONS } from "./perturbed-copies.ts";

function picture(width: number, height: number) {
  const grey = newGrey(width, height);
  const [left, right, top, bottom] = [0.2 * width, 0.82 * width, 0.2 * height, 0.8 * height];
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      const isInside = x > left + 0.2 * y && x < right - 0.1 * y && y > top && y < bottom;
      grey.data[y * grey.width + x] = (isInside ? 170 : 60) + 20 * Math.sin(x / 90);
    }
  return grey;
}

test.each([
  [402, 301],
  [1280, 958],
])(
  "every copy of %i by %i pixels shows the same edges in the same place, and none is the picture itself",
  (width, height) => {
    const grey = picture(width, height);
    const longest = (segments: ReturnType<typeof detectLineSegments>) =>
      [...segments].sort((a, b) => b.length - a.length).slice(0, 4);
    const edges = longest(detectLineSegments(grey));
    expect(edges).toHaveLength(4);
    for (const perturb of PERTURBATIONS) {
      const { grey: copy, scale, toOriginal } = perturb(grey);
      expect(copy.data).not.toEqual(grey.data);
      const found = longest(detectLineSegments(copy).map(toOriginal));
      for (const { x1, y1, x2, y2 } of edges) {
        const [x, y] = [(scale * (x1 + x2)) / 2, (scale * (y1 + y2)) / 2];
        const off = found.map((other) => {
          const across = (x - other.x1) * (other.y2 - other.y1) - (y - other.y1) * (other.x2 - other.x1);
          return Math.abs(across) / other.length;
        });
        expect(Math.min(...off)).toBeLessThan(1);
      }
    }
  },
);

test("versions of a photograph are looked at in copies of one size", () => {
  const [one, other] = [1280, 1100].map((width) =>
    PERTURBATIONS.slice(1).map((perturb) => perturb(picture(width, 800))),
  );
  expect(one?.map(({ grey }) => grey.width)).toEqual(other?.map(({ grey }) => grey.width));
});
