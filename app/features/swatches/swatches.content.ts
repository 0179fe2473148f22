import { defineContent } from "#app/content/define-content.ts";
import { colour, text } from "#app/content/fields.ts";
import { swatchesAdminTexts } from "./swatches-admin.texts.ts";

const { fields, taken, ...texts } = swatchesAdminTexts;

/** Colour names are not translated. */
export const swatches = defineContent({
  type: "swatches",
  path: "cores",
  group: "catalogue",
  texts,
  title: "name",
  fields: {
    name: text({ label: fields.name, help: fields.nameHelp, required: true, max: 60 }),
    hex: colour({ label: fields.hex, help: fields.hexHelp }),
  },
  unique: { field: "name", problem: taken },
  order: "manual",
  row: ({ name, hex }) => ({ name, facts: hex }),
  thumb: "hex",
  page: () => ({ path: "/amostra-de-cores" }),
});
