import { describe, expect, test } from "vitest";
import { placed, readOrder, stepped } from "./sortable.rules.ts";

const LIST = ["a", "b", "c", "d"];
const fields = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe("one piece at another place", () => {
  test.each([
    ["a", 2, "bcad"],
    ["d", 0, "dabc"],
    ["b", 1, "abcd"],
    ["b", 99, "acdb"],
    ["b", -1, "bacd"],
    ["x", 0, "abcd"],
  ])("%s to %i", (id, place, order) => expect(placed(LIST, id, place).join("")).toBe(order));

  test("by a step, no further than the ends", () => {
    expect(stepped(LIST, "c", "back").join("")).toBe("acbd");
    expect(stepped(LIST, "a", "back").join("")).toBe("abcd");
    expect(stepped(LIST, "d", "forward").join("")).toBe("abcd");
    expect(stepped(LIST, "d", "first").join("")).toBe("dabc");
    expect(stepped(LIST, "a", "last").join("")).toBe("bcda");
  });
});

describe("the order that a form asks for", () => {
  test("names all pieces, or one step without script", () => {
    expect(readOrder(fields({ order: "d,c,b,a" }), LIST)).toEqual(["d", "c", "b", "a"]);
    expect(readOrder(fields({ move: "last:a" }), LIST)).toEqual(["b", "c", "d", "a"]);
  });

  test("never loses, doubles or invents a piece", () => {
    expect(readOrder(fields({ order: "c,x,c,a" }), LIST)).toEqual(["c", "a", "b", "d"]);
    expect(readOrder(fields({ move: "over:a" }), LIST)).toEqual(LIST);
    expect(readOrder(fields({}), LIST)).toEqual(LIST);
  });
});
