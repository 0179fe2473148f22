import { defineAdminTexts } from "#app/i18n/texts.ts";

export const openingAdminTexts = defineAdminTexts({
  ribbon: "Em breve: só quem entrou na administração vê esta página.",
  ribbonName: "Site fechado",
  closed: "O site ainda não está aberto ao público: quem visita vê só a página “Em breve”.",
  open: "Abrir ao público",
  opened: { title: "O site está aberto ao público", text: "Quem visita já vê todas as páginas." },
  failed: { title: "O site não foi aberto", text: "Nada mudou. Tente novamente." },
});
