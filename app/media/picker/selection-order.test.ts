import { expect, test } from "vitest";
import { insertInSelectionOrder } from "./selection-order.ts";

const places = new Map([
  ["first", 0],
  ["second", 1],
  ["third", 2],
]);

test("files that arrive in any order stand as they were chosen, behind those that were there", () => {
  const arrivals = ["third", "first", "second"];
  const listed = arrivals.reduce<string[]>(
    (urls, url) => insertInSelectionOrder(urls, url, places),
    ["earlier"],
  );
  expect(listed).toEqual(["earlier", "first", "second", "third"]);
});

test("a picture that the owner moved stays where it is", () => {
  expect(insertInSelectionOrder(["third", "earlier", "first"], "second", places)).toEqual([
    "second",
    "third",
    "earlier",
    "first",
  ]);
});
