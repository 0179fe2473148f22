import { expect, test } from "vitest";
import { detectLineSegments } from "./line-segment-detector.ts";
import { PERTURBATIONS } from "./perturbed-copies.ts";
import { newGrey } from "./picture.ts";

function picture() {
  const grey = newGrey(402, 301);
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      const isInside = x > 80 + 0.2 * y && x < 330 - 0.1 * y && y > 60 && y < 240;
      grey.data[y * grey.width + x] = (isInside ? 170 : 60) + 20 * Math.sin(x / 90);
    }
  return grey;
}

test("every copy shows the same edges in the same place, and none is the picture itself", () => {
  const grey = picture();
  const longest = (segments: ReturnType<typeof detectLineSegments>) =>
    [...segments].sort((a, b) => b.length - a.length).slice(0, 4);
  const edges = longest(detectLineSegments(grey));
  expect(edges).toHaveLength(4);
  for (const perturb of PERTURBATIONS) {
    const { grey: copy, toOriginal } = perturb(grey);
    expect(copy.data).not.toEqual(grey.data);
    const found = longest(detectLineSegments(copy).map(toOriginal));
    for (const { x1, y1, x2, y2 } of edges) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const off = found.map((other) => {
        const across = (x - other.x1) * (other.y2 - other.y1) - (y - other.y1) * (other.x2 - other.x1);
        return Math.abs(across) / other.length;
      });
      expect(Math.min(...off)).toBeLessThan(1);
    }
  }
});
