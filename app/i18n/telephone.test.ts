import { expect, test } from "vitest";
import { internationalDigits } from "./telephone.ts";

test.each([
  ["(11) 90000-0000", "5511900000000"],
  ["011 3333-4444", "551133334444"],
  ["+55 (11) 90000-0000", "5511900000000"],
  ["0055 11 90000 0000", "5511900000000"],
  ["5511900000000", "5511900000000"],
  ["600 000 000", "34600000000"],
  ["+34 600 000 000", "34600000000"],
  ["+1 (212) 555-0100", "12125550100"],
])("%s is reached as %s", (typed, digits) => {
  expect(internationalDigits(typed)).toBe(digits);
});
