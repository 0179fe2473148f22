import { defineAdminTexts } from "#app/i18n/texts.ts";

export const unsavedTexts = defineAdminTexts({
  question: "Há alterações que não foram salvas. Sair desta página mesmo assim?",
});
