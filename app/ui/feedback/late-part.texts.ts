import { defineAdminTexts } from "#app/i18n/texts.ts";

export const latePartTexts = defineAdminTexts({
  loading: "Carregando...",
  failed: "Esta parte não carregou.",
  failedNext: "Confira a conexão e tente de novo.",
  retry: "Tentar de novo",
  reload: "Recarregar a página",
});
