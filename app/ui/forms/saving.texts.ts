import { defineAdminTexts } from "#app/i18n/texts.ts";

export const savingTexts = defineAdminTexts({
  saving: "Salvando",
  saved: (moment: string) => `Salvo ${moment}`,
  failed: "Não salvo",
});
