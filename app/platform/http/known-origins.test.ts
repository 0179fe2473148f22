import { expect, test } from "vitest";
import { knownOrigins } from "./known-origins.ts";

const MINUTE_MS = 60_000;

test("invented hosts take free slots and never one that is in use", () => {
  const forgotten: string[] = [];
  const places = knownOrigins((origin) => forgotten.push(origin));
  expect(places.admits("http:urdume.example", 0)).toBe(true);
  const invented = Array.from({ length: 100 }, (_, at) => places.admits(`http:invented-${at}`, 1));
  expect(invented.filter(Boolean).length).toBe(7);
  expect(places.admits("http:urdume.example", 2)).toBe(true);
  expect(forgotten).toEqual([]);
});

test("an origin that nobody requested for ten minutes is replaced by the next, and its pages are dropped", () => {
  const forgotten: string[] = [];
  const places = knownOrigins((origin) => forgotten.push(origin));
  places.admits("http:urdume.example", 0);
  for (let at = 0; at < 7; at += 1) places.admits(`http:invented-${at}`, 0);
  places.asked("http:urdume.example", 9 * MINUTE_MS);
  expect(places.admits("http:new", 9 * MINUTE_MS)).toBe(false);
  expect(places.admits("http:new", 11 * MINUTE_MS)).toBe(true);
  expect(forgotten).toEqual(["http:invented-0"]);
});
