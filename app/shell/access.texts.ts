import { defineAdminTexts } from "#app/i18n/texts.ts";

/** Words around every page of the way into the administration. */
export const accessTexts = defineAdminTexts({
  note: "Apenas usuários autorizados têm acesso ao painel.",
  home: (brand: string) => `${brand}: ir para a página inicial`,
  notices: "Avisos",
  dismiss: "Dispensar",
});
