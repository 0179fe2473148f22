import { describe, expect, it } from "vitest";
import { labelOf, padLeft } from "./gallery.rules.ts";

describe("the left side", () => {
  it("has always four pictures", () => {
    const builtIn = ["a", "b", "c", "d"];
    expect(padLeft([], builtIn)).toEqual(builtIn);
    expect(padLeft(["x"], builtIn)).toEqual(["x", "b", "c", "d"]);
    expect(padLeft(["x", "y", "z", "w", "v"], builtIn)).toEqual(["x", "y", "z", "w"]);
  });
});

describe("a label", () => {
  it("is a name, then facts", () => {
    expect(labelOf("Ocean Blue · Lã e seda botânica · 300 × 400 cm")).toEqual({
      name: "Ocean Blue",
      facts: ["Lã e seda botânica", "300 × 400 cm"],
    });
    expect(labelOf("Sala em Higienópolis")).toEqual({ name: "Sala em Higienópolis", facts: [] });
    expect(labelOf("")).toEqual({ name: "", facts: [] });
  });
});
