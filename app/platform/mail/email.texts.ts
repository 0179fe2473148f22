import { defineTexts } from "#app/i18n/texts.ts";

export const emailTexts = defineTexts({
  pt: { fallback: "O botão não abre? Use este link." },
  es: { fallback: "¿El botón no se abre? Use este enlace." },
  en: { fallback: "The button does not open? Use this link." },
});
