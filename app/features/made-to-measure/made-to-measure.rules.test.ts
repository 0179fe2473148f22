import { expect, test } from "vitest";
import { readCentimetres, schemaOf } from "#app/features/requests/request-fields.rules.ts";
import { madeToMeasureRequest } from "./made-to-measure.request.ts";
import { estimate } from "./made-to-measure.rules.ts";

test.each([
  ["240", 240],
  [" 240 cm ", 240],
  ["240,5", 240],
])("%j is a measure in centimetres", (typed, centimetres) => {
  expect(readCentimetres(typed)).toBe(centimetres);
});

test.each(["", "largo", "24000", "-3", "2x3"])("%j is none", (typed) => {
  expect(readCentimetres(typed)).toBeNaN();
});

test("the estimate is the area and its price in whole reais", () => {
  expect(estimate(240, 340, 89_000)).toEqual({ squareMetres: 2.4 * 3.4, priceCents: 726_200 });
  expect(estimate(240, 340, null)).toEqual({ squareMetres: 2.4 * 3.4, priceCents: null });
  expect(estimate(Number.NaN, 340, 89_000)).toBeNull();
  expect(estimate(10, 340, 89_000)).toBeNull();
});

test("a request needs a shape, both measures, a name and a way to answer", () => {
  const issues =
    schemaOf(madeToMeasureRequest.fields).safeParse({ width: "2", length: "3 metros" }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual({
    shape: "chooseOne",
    width: "measureInvalid",
    length: "measureInvalid",
    name: "nameShort",
    reach: "reachMissing",
    consent: "consentRequired",
  });
});
