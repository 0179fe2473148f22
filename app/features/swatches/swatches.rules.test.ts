import { expect, test } from "vitest";
import {
  byHue,
  distance,
  isLight,
  isSimilarColour,
  recolour,
  selectedYarns,
  toggled,
} from "./swatches.rules.ts";

test("distances are those of the eye", () => {
  expect(distance("#000000", "#ffffff")).toBeCloseTo(1, 3);
  expect(distance("#a2482c", "#a2482c")).toBe(0);
});

test("two rusts are similar, a rust and a blue are not", () => {
  expect(isSimilarColour(distance("#98553f", "#a35f43"))).toBe(true);
  expect(isSimilarColour(distance("#98553f", "#1d4159"))).toBe(false);
});

test("text is dark on light colours and light on dark ones", () => {
  expect(isLight("#e6deda")).toBe(true);
  expect(isLight("#6b4a78")).toBe(false);
});

test("the swatches end with what has no hue, light before dark", () => {
  const wall = [{ hex: "#a2482c" }, { hex: "#33281f" }, { hex: "#e9dfcd" }, { hex: "#1d4159" }].sort(byHue);
  expect(wall.map(({ hex }) => hex)).toEqual(["#a2482c", "#1d4159", "#e9dfcd", "#33281f"]);
});

test("up to five yarns are chosen, the first goes when a sixth comes, and one that is pressed again is let go", () => {
  const yarns = ["#111111", "#222222", "#333333", "#444444", "#555555", "#666666"].map((hex) => ({ hex }));
  const five = selectedYarns("111111,222222,nonsense,222222,333333,444444,555555,666666", yarns);
  expect(five).toEqual(yarns.slice(0, 5));
  expect(selectedYarns(null, yarns)).toEqual([]);
  expect(toggled(five, "#666666")).toBe("?cor=222222,333333,444444,555555,666666");
  expect(toggled(yarns.slice(0, 2), "#222222")).toBe("?cor=111111");
  expect(toggled(yarns.slice(0, 1), "#111111")).toBe("");
});

test("a design keeps what it has of the chosen yarns and gives the others to what is about as light", () => {
  const yarns = [
    { index: 0, hex: "#f4f1ea", share: 0.6 },
    { index: 1, hex: "#14293b", share: 0.3 },
    { index: 2, hex: "#a2482c", share: 0.1 },
  ];
  expect(recolour(yarns, ["#a2482c"])).toEqual({ 2: "#a2482c" });
  expect(recolour(yarns, ["#1c2f1d", "#e0a0a0"])).toEqual({ 1: "#1c2f1d", 0: "#e0a0a0" });
  expect(Object.keys(recolour(yarns.slice(0, 1), ["#1c2f1d", "#e0a0a0"]))).toHaveLength(1);
});
