import { defineAdminTexts } from "#app/i18n/texts.ts";

export const lostConnectionTexts = defineAdminTexts({
  text: "Sem conexão. Nada se perdeu: tente de novo quando ela voltar.",
});
