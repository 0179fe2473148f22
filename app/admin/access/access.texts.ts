import { defineAdminTexts } from "#app/i18n/texts.ts";

export const accessTexts = defineAdminTexts({
  note: "Apenas usuários autorizados têm acesso ao painel.",
  home: (brand: string) => `${brand}: ir para a página inicial`,
  notices: "Avisos",
  dismiss: "Dispensar",
});
