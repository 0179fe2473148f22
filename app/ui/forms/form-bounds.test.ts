import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkForm } from "./check-form.ts";
import { boundedFields } from "./form-bounds.ts";

const formOf = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test("an editor's names pass, and the form library's own do not", () => {
  const names = ["name", "es.name", "sizes[3]", "sizes[299].width", "images", "words-began", "list[]"];
  const form = formOf(
    ...names.map((name): [string, string] => [name, "x"]),
    ["__intent__", "{"],
    ["__state__", "{"],
  );
  expect([...boundedFields(form).keys()]).toEqual(names);
});

test.each([
  "a[99999999]",
  "a[300]",
  "a[0][0][0]",
  "a.b.c.d",
  "a[1",
  ".".repeat(30_000),
  "x".repeat(200),
  "[0]",
  "",
])("a name that no page has is refused: %.20s", (name) => {
  expect(() => boundedFields(formOf([name, "1"]))).toThrow(expect.objectContaining({ status: 400 }));
});

test("more fields than any page has are refused", () => {
  const many = Array.from({ length: 2001 }, (): [string, string] => ["a", "1"]);
  expect(() => boundedFields(formOf(...many))).toThrow(expect.objectContaining({ status: 400 }));
});

test("a flat form reads its own names only", () => {
  const schema = z.object({ name: z.string() });
  const read = checkForm(
    formOf(["name", "Ana"], ["a[99999999]", "1"], ["a.b", "1"], ["__intent__", "{"], ["other", "1"]),
    schema,
  );
  expect(read.status).toBe("success");
  expect(read.payload).toEqual({ name: "Ana" });
});
