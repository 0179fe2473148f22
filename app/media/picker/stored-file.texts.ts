import { defineAdminTexts } from "#app/i18n/texts.ts";

export const storedFileTexts = defineAdminTexts({
  none: "Nenhum arquivo.",
  upload: "Enviar arquivo",
  replace: "Trocar arquivo",
  open: "Abrir",
  remove: "Retirar",
});
