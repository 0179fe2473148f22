import { defineTexts } from "#app/i18n/texts.ts";

export const previewTexts = defineTexts({
  pt: { ribbon: "Prévia — ainda não publicado" },
  es: { ribbon: "Vista previa — aún sin publicar" },
  en: { ribbon: "Preview — not published yet" },
});
