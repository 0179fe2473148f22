import { defineTexts } from "#app/i18n/texts.ts";

export const yarnTexts = defineTexts({
  pt: { silk: "seda" },
  es: { silk: "seda" },
  en: { silk: "silk" },
});
