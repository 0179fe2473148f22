import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";

test("an import is written in small parts, each row once and in its order", () => {
  const rows = Array.from({ length: 1050 }, (_, at) => at);
  const parts = [...inParts(rows)];
  expect(parts.flat()).toEqual(rows);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect([...inParts([])]).toEqual([]);
});
