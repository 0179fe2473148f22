import { expect, test } from "vitest";
import { byHue, distance, hueColumns, isLight, isSimilar } from "./swatches.rules.ts";

test("distances are those of the eye", () => {
  expect(distance("#000000", "#ffffff")).toBeCloseTo(1, 3);
  expect(distance("#a2482c", "#a2482c")).toBe(0);
});

test("two rusts are akin, a rust and a blue are not", () => {
  expect(isSimilar("#98553f", "#a35f43")).toBe(true);
  expect(isSimilar("#98553f", "#1d4159")).toBe(false);
});

test("words stand dark on light colours and light on dark ones", () => {
  expect(isLight("#e6deda")).toBe(true);
  expect(isLight("#6b4a78")).toBe(false);
});

test("the wall begins with what has no hue, light before dark", () => {
  const wall = [{ hex: "#a2482c" }, { hex: "#33281f" }, { hex: "#e9dfcd" }, { hex: "#1d4159" }].sort(byHue);
  expect(wall.map(({ hex }) => hex)).toEqual(["#e9dfcd", "#33281f", "#a2482c", "#1d4159"]);
});

test("the wall's columns hold one hue each, light above dark, and are as long as each other", () => {
  const greys = ["#35332f", "#f4f1ea"];
  const reds = ["#8e1f2d", "#e0a0a0", "#b8336a"];
  const blues = ["#1d4159", "#a9c6d8", "#2f6079"];
  const yarns = [...greys, ...blues, ...reds].map((hex) => ({ hex }));
  const columns = hueColumns(yarns, 3).map((column) => column.map(({ hex }) => hex));
  expect(columns).toEqual([
    ["#f4f1ea", "#35332f"],
    ["#e0a0a0", "#b8336a", "#8e1f2d"],
    ["#a9c6d8", "#2f6079", "#1d4159"],
  ]);
});
