import { expect, test } from "vitest";
import { readRange } from "./ranges.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99-0", "all"],
  ["bytes=-", "all"],
  ["bytes=0-1,5-6", "all"],
  ["items=0-1", "all"],
  ["nonsense", "all"],
  [null, "all"],
])("%j of 1000 bytes is %j", (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});

test("no part of an empty file can be had", () => {
  expect(readRange("bytes=0-", 0)).toBe("unsatisfiable");
});
