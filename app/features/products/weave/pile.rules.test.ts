import { expect, test } from "vitest";
import { isSilk, mostVariedPosition } from "./pile.rules.ts";

test.each(["Espuma (seda)", "Bronze (silk)", "SEDA crua"])("%s is silk", (name) =>
  expect(isSilk(name)).toBe(true),
);
test.each(["Sedan", "Areia", "Silkeborg"])("%s is no silk", (name) => expect(isSilk(name)).toBe(false));

const [FIELD, LINE, SILK] = [1, 2, 3];

/** A field of one colour with a square of others in it. */
function field(columns: number, rows: number, inside: (column: number, row: number) => number) {
  const colours = Array.from({ length: columns * rows }, (_, at) =>
    inside(at % columns, Math.floor(at / columns)),
  );
  return { columns, rows, colours };
}

test("the part with the most colours is shown, not the plain field", () => {
  const squares = field(120, 120, (column, row) => (column > 90 && row > 90 ? 1 + (column % 2) : FIELD));
  const { left, top } = mostVariedPosition(squares, 30, 30, new Set());
  expect(left + 30).toBeGreaterThan(91);
  expect(top + 30).toBeGreaterThan(91);
});

test("silk draws it nearer than another line of the same width", () => {
  const squares = field(120, 30, (column) => (column < 20 ? LINE : column >= 100 ? SILK : FIELD));
  expect(mostVariedPosition(squares, 40, 30, new Set([SILK])).left + 40).toBeGreaterThan(100);
});

test("holes are kept out, and a design smaller than the part is shown from its corner", () => {
  const holed = field(120, 30, (column) => (column < 60 ? 0 : FIELD));
  expect(mostVariedPosition(holed, 40, 30, new Set()).left).toBeGreaterThanOrEqual(60);
  expect(mostVariedPosition(holed, 500, 500, new Set())).toEqual({ left: 0, top: 0 });
});

test("the part looks like the rug: no edge of pale colours where blue is most of it", () => {
  const [BLUE, SAND, GREY] = [1, 2, 3];
  const squares = field(120, 120, (column, row) => (row < 20 ? (column % 2 ? SAND : GREY) : BLUE));
  const { top } = mostVariedPosition(squares, 40, 40, new Set());
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(20);
});
