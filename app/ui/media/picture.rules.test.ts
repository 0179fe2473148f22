import { expect, test } from "vitest";
import { frameSizes } from "./picture.rules.ts";

test("a picture that is cut by its frame is asked for as wide as the crop draws it", () => {
  const frames = [{ upTo: 767, wide: 40 }, { wide: 20 }];
  expect(frameSizes({ width: 1600, height: 800 }, 4 / 5, frames)).toBe(
    "(max-width: 767px) max(40vw, 2.000 * 50.0vw), max(20vw, 2.000 * 25.0vw)",
  );
});
