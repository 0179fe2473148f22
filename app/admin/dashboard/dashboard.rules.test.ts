import { describe, expect, it } from "vitest";
import { greetingAt } from "./dashboard.rules.ts";

describe("the overview", () => {
  it.each([
    [0, "evening"],
    [4, "evening"],
    [5, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [23, "evening"],
  ])("greets at %i h", (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});
