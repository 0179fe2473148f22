import { defineAdminTexts } from "#app/i18n/texts.ts";

export const previewAdminTexts = defineAdminTexts({
  open: "Ver como fica",
  close: "Fechar a prévia",
  title: "Prévia",
  frame: "A página como vai ficar",
  device: "Tamanho da tela",
  devices: { phone: "Celular", desktop: "Computador" },
  working: "Atualizando",
  fresh: "Mostrando o que está digitado",
  kept: (fields: string) => `Mostrando o que está salvo. Confira: ${fields}.`,
  lastValid: (fields: string) => `Mostrando o último texto válido. Confira: ${fields}.`,
  someField: "os campos",
  hidden: "Isto está desligado no site. A prévia mostra como fica quando for ligado.",
  nowhere: "Isto ainda não tem uma página própria. Preencha o nome para ver.",
  offline: "Sem conexão. A prévia volta sozinha.",
  signedOut: "A sessão terminou. Entre de novo para ver a prévia.",
  failed: "A prévia não pôde ser feita. Tentando de novo quando algo mudar.",
});
