import { expect, test } from "vitest";
import { limitsOf } from "#app/features/catalogue/measure.rules.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { schemaOf } from "#app/requests/request-fields.rules.ts";
import { submissionTexts } from "#app/requests/submissions.texts.ts";
import { madeToMeasureRequest } from "./made-to-measure.request.ts";
import { estimate, refusedMeasures, type Shape } from "./made-to-measure.rules.ts";

test("the estimate is the area and its price, rounded up and at least a square metre as on a rug's page", () => {
  expect(estimate(240, 340, 89_000)).toEqual({ squareMetres: 8.16, priceCents: 727_000, isLeast: false });
  expect(estimate(60, 60, 115_000)).toEqual({ squareMetres: 0.36, priceCents: 115_000, isLeast: true });
  expect(estimate(240, 340, null)).toEqual({ squareMetres: 8.16, priceCents: null, isLeast: false });
  expect(estimate(Number.NaN, 340, 89_000)).toBeNull();
  expect(estimate(10, 340, 89_000)).toBeNull();
});

const form = schemaOf(madeToMeasureRequest.fields, madeToMeasureRequest);

test.each<[Shape, number, number, object]>([
  ["rectangular", 600, 1200, {}],
  ["rectangular", 1200, 600, {}],
  ["rectangular", 601, 601, { width: "rectangleTooLarge", length: "rectangleTooLarge" }],
  ["rectangular", 300, 1201, { length: "rectangleTooLarge" }],
  ["rectangular", 1201, 300, { width: "rectangleTooLarge" }],
  ["oval", 400, 600, {}],
  ["oval", 500, 450, { length: "ovalTooLarge" }],
  ["runner", 90, 2000, {}],
  ["corner", 900, 900, {}],
  ["organic", 20, Number.NaN, { width: "measureInvalid", length: "measureInvalid" }],
])("%s, %d × %d cm", (shape, width, length, refused) => {
  expect(refusedMeasures({ shape, width, length, diameter: Number.NaN })).toEqual(refused);
});

test("a round rug has a diameter of at most four metres, and no sides", () => {
  const asked = { shape: "round", name: "Ana", reach: "ana@example.com", consent: "on" };
  const reasons = (typed: object) =>
    form.safeParse({ ...asked, ...typed }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(reasons({ diameter: "400" })).toBeUndefined();
  expect(reasons({ diameter: "400", width: "9000", length: "largo" })).toBeUndefined();
  expect(reasons({ diameter: "401" })).toEqual([["diameter", "roundTooLarge"]]);
  expect(reasons({ width: "300", length: "200" })).toEqual([["diameter", "measureInvalid"]]);
});

test("what is said of a rug that is too large has the numbers of the rule", () => {
  const limits = { rectangleTooLarge: "rectangular", roundTooLarge: "round", ovalTooLarge: "oval" } as const;
  for (const locale of LOCALES)
    for (const [message, shape] of Object.entries(limits)) {
      const { widest, longest } = limitsOf(shape);
      const numbers = submissionTexts(locale)
        .errors[message as keyof typeof limits].match(/\d+/g)
        ?.map(Number);
      expect(numbers, `${message} in ${locale}`).toEqual([...new Set([widest * 100, longest * 100])]);
    }
});

test("the default page promises what the rule allows", () => {
  for (const locale of LOCALES) {
    const { limits } = DEFAULT_SETTINGS[locale].pages.madeToMeasure;
    for (const shape of ["rectangular", "round", "oval"] as const) {
      const { widest, longest } = limitsOf(shape);
      expect(limits[shape].match(/\d+/g)?.map(Number), `${shape} in ${locale}`).toEqual([
        ...new Set([widest, longest]),
      ]);
    }
  }
});

test("measures are read as they are written, in metres too", () => {
  const asked = { shape: "oval", name: "Ana", reach: "ana@example.com", consent: "on" };
  for (const [width, length, read] of [
    ["240", "340 cm", [240, 340]],
    ["2,4", "3.40 m", [240, 340]],
    ["239,6", "3 m", [240, 300]],
  ] as const) {
    const { data } = form.safeParse({ ...asked, width, length });
    expect([data?.width, data?.length]).toEqual(read);
  }
});

test("a request needs a shape, both measures, a name and a way to answer", () => {
  const issues = form.safeParse({ width: "2", length: "3 metros" }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual({
    shape: "chooseOne",
    width: "measureInvalid",
    length: "measureInvalid",
    name: "nameShort",
    reach: "reachMissing",
    consent: "consentRequired",
  });
});
