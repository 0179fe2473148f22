import { defineAdminTexts } from "#app/i18n/texts.ts";

/** The news themselves are in docs/novidades.md. */
export const updatesTexts = defineAdminTexts({
  documentTitle: "Novidades · Painel Administrativo",
  title: "Novidades",
  lead: "O que cada versão deste sistema trouxe, da mais nova para a mais antiga.",
  version: (version: string) => `Versão ${version}`,
  running: "Em uso neste site",
  unread: "Nova para você",
  failed: "As novidades não puderam ser lidas",
  failedNext: "Recarregue a página. O site continua funcionando normalmente.",
  band: {
    label: "Novidades",
    title: (version: string) => `O sistema foi atualizado para a versão ${version}.`,
    read: "Ver o que mudou",
    dismiss: "Dispensar o aviso",
  },
  toasts: {
    failed: { title: "O aviso não pôde ser dispensado", text: "Tente novamente." },
  },
});
