import { expect, test } from "vitest";
import { FURNITURE, floorFor } from "./scale.rules.ts";

test.each([
  [
    [
      [1.5, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [[[0.6, 0.6]]],
  [[[6, 12]]],
])("everything stands on the floor and nothing on the rug: %j", (sizes) => {
  const floor = floorFor(sizes.map(([widthMetres = 0, lengthMetres = 0]) => ({ widthMetres, lengthMetres })));
  const widest = Math.max(...sizes.map(([width = 0]) => width));
  const longest = Math.max(...sizes.map(([, length = 0]) => length));
  expect(floor.rug.left + widest).toBeLessThan(Math.min(floor.things.left, floor.person.left));
  expect(floor.rug.top + longest).toBeLessThan(floor.height);
  expect(floor.person.top + floor.person.height).toBeLessThan(floor.height);
  for (const { width, depth } of Object.values(FURNITURE)) {
    expect(floor.things.left + width).toBeLessThan(floor.width);
    expect(floor.things.top + depth).toBeLessThan(floor.person.top);
  }
});
