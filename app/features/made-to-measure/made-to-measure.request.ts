import { defineRequest } from "#app/requests/define-request.ts";
import { centimetres, choice, personName, reach, text } from "#app/requests/request-fields.rules.ts";
import { refusedMeasures, SHAPES } from "./made-to-measure.rules.ts";
import { madeToMeasureAdminTexts, madeToMeasureTexts } from "./made-to-measure.texts.ts";

export const madeToMeasureRequest = defineRequest({
  type: "made-to-measure",
  fields: {
    shape: choice(SHAPES),
    diameter: centimetres(),
    width: centimetres(),
    length: centimetres(),
    project: text({ isOptional: true, keptAs: "message" }),
    name: personName(),
    reach: reach(),
  },
  refusals: refusedMeasures,
  texts: (locale) => madeToMeasureTexts(locale).request,
  admin: madeToMeasureAdminTexts,
  consent: { version: "made-to-measure-2026-11", digest: "ed0fd80000e52169" },
  attachments: true,
  mail: { promise: ({ pages }) => pages.madeToMeasure.promise },
});
