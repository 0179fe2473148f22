import { defineTexts } from "#app/i18n/texts.ts";

export const galleryTexts = defineTexts({
  pt: { missing: "Sem imagem" },
  es: { missing: "Sin imagen" },
  en: { missing: "No picture" },
});
