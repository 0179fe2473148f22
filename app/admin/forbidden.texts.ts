import { defineAdminTexts } from "#app/i18n/texts.ts";

export const forbiddenTexts = defineAdminTexts({
  documentTitle: "Sem permissão · Painel Administrativo",
  title: "Esta página não é para a sua conta",
  text: "Sua conta não tem permissão para abrir este endereço. Se precisar dele, peça a quem administra o site.",
  office: "Voltar para Hoje",
  panel: "Ir para o painel do simulador",
  other: "Entrar com outra conta",
});
