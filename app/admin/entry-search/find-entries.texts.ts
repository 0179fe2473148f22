import { defineAdminTexts } from "#app/i18n/texts.ts";

export const findEntriesTexts = defineAdminTexts({
  rugs: "Tapetes",
  pages: "Páginas",
  requests: "Pedidos",
});
