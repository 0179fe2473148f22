import { expect, test } from "vitest";
import { FURNITURE, floorFor, narrowFloorFor, PERSON } from "./scale.rules.ts";

const SIZES = [
  [
    [
      [1.5, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [[[0.6, 0.6]]],
  [[[6, 12]]],
];

function metresOf(sizes: number[][]) {
  return {
    metres: sizes.map(([widthMetres = 0, lengthMetres = 0]) => ({ widthMetres, lengthMetres })),
    widest: Math.max(...sizes.map(([width = 0]) => width)),
    longest: Math.max(...sizes.map(([, length = 0]) => length)),
  };
}

test.each(SIZES)("everything stands on the floor and nothing on the rug: %j", (sizes) => {
  const { metres, widest, longest } = metresOf(sizes);
  const floor = floorFor(metres);
  expect(floor.left + widest).toBeLessThan(floor.beside);
  expect(floor.top + longest).toBeLessThan(floor.height);
  expect(floor.person + PERSON.depth).toBeLessThan(floor.height);
  for (const { width, depth } of Object.values(FURNITURE)) {
    expect(floor.beside + width).toBeLessThan(floor.width);
    expect(floor.top + depth).toBeLessThan(floor.person);
  }
});

test.each(SIZES)("on a telephone all stands above the rug, each beside the person: %j", (sizes) => {
  const { metres, widest, longest } = metresOf(sizes);
  const floor = narrowFloorFor(metres);
  expect(floor.ends).toBeLessThan(floor.top);
  expect(floor.left + widest).toBeLessThan(floor.width);
  expect(floor.top + longest).toBeLessThan(floor.height);
  expect(floor.person).toBeGreaterThan(0);
  expect(floor.beside + PERSON.width).toBeLessThan(floor.width);
  for (const { width } of Object.values(FURNITURE)) expect(floor.left + width).toBeLessThan(floor.beside);
});
