import { defineTexts } from "#app/i18n/texts.ts";

export const emailTexts = defineTexts({
  pt: { fallback: "O botão não abre? Use este link." },
  es: { fallback: "¿No funciona el botón? Use este enlace." },
  en: { fallback: "Button not working? Use this link." },
});
