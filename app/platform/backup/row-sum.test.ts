import { expect, test } from "vitest";
import { RowSum } from "./row-sum.ts";

function sumOf(...chunks: string[]): string {
  const sum = new RowSum();
  for (const chunk of chunks) sum.add(Buffer.from(chunk));
  return sum.toString();
}

test("the order of the rows and the pieces they come in make no difference", () => {
  const whole = sumOf("[1]\n[2]\n[3]\n");
  expect(sumOf("[3]\n[1]\n[2]\n")).toBe(whole);
  expect(sumOf("[1", "]\n[2]", "\n", "[3]\n")).toBe(whole);
});

test("a row more, a row less, a changed row and a row that stands twice make one", () => {
  const whole = sumOf("[1]\n[2]\n");
  for (const other of ["[1]\n", "[1]\n[2]\n[3]\n", "[1]\n[4]\n", "[1]\n[2]\n[2]\n[2]\n", "[12]\n"])
    expect(sumOf(other)).not.toBe(whole);
  expect(sumOf("[1]\n[1]\n")).not.toBe(sumOf("[2]\n[2]\n"));
});
