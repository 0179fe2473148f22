import { defineAdminTexts } from "#app/i18n/texts.ts";

export const unsavedTexts = defineAdminTexts({
  title: "Sair sem salvar?",
  kept: "O que você digitou fica guardado neste navegador e volta quando você abrir esta página.",
  lost: "O que você mudou aqui não foi salvo e se perde.",
  leave: "Sair sem salvar",
  stay: "Continuar aqui",
  sending: {
    title: "Sair antes do fim do envio?",
    text: "O envio para, e os arquivos que ainda não chegaram precisam ser enviados de novo.",
    leave: "Sair e parar o envio",
  },
});
