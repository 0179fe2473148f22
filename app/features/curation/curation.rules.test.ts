import { expect, test } from "vitest";
import { CURATION_YEARS, chosenYear } from "./curation.rules.ts";

test.each([
  [null, 2024],
  ["2022", 2022],
  ["2021", 2024],
  ["x", 2024],
])("an address that asks for %s shows %d", (asked, year) => {
  expect(chosenYear(asked, [...CURATION_YEARS])).toBe(year);
});

test("without 2024 the newest year is shown", () => {
  expect(chosenYear(null, [2022, 2026])).toBe(2026);
});
