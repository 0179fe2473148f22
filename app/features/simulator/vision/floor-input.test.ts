import { expect, it } from "vitest";
import { floorInput, mirroredInput } from "./floor-input.ts";

const [WIDTH, HEIGHT] = [8, 6];

it("mirrors what is seen and where it lies", () => {
  const picture = Uint8Array.from({ length: 3 * WIDTH * HEIGHT }, (_, i) => (i * 37) % 251);
  const mirrored = picture.map((_, i) => {
    const [pixel, channel] = [Math.floor(i / 3), i % 3];
    const x = pixel % WIDTH;
    return picture[3 * (pixel - x + WIDTH - 1 - x) + channel] as number;
  });
  const input = floorInput(picture, WIDTH, HEIGHT, {
    horizonLeft: 1.5,
    horizonRight: 0.5,
    focal: 7,
    centreX: 3,
  });
  const wanted = floorInput(mirrored, WIDTH, HEIGHT, {
    horizonLeft: 0.5,
    horizonRight: 1.5,
    focal: 7,
    centreX: WIDTH - 3,
  });
  const found = mirroredInput(input, WIDTH, HEIGHT);
  wanted.forEach((value, i) => {
    expect(found[i]).toBeCloseTo(value, 5);
  });
  expect(found).not.toEqual(input);
  expect(mirroredInput(found, WIDTH, HEIGHT)).toEqual(input);
});
