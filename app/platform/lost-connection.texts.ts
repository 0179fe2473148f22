import { defineAdminTexts } from "#app/i18n/texts.ts";

export const lostConnectionTexts = defineAdminTexts({
  unexpected: "Erro inesperado",
  text: "Sem conexão com o site. Nada se perdeu: tente de novo quando ela voltar.",
});
