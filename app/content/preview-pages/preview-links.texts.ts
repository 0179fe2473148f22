import { inEachLocale, LANGUAGES } from "#app/i18n/locales.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

export const previewLinksTexts = defineAdminTexts({
  documentTitle: "Links de prévia · Painel Administrativo",
  title: "Links de prévia",
  lead: "Quem tem um destes links vê como a página vai ficar, sem conta e sem mexer em nada. Cada um vale até o dia indicado.",
  list: "Links que estão valendo",
  facts: (who: string, when: string) => `Criado por ${who}, ${when}.`,
  until: (day: string) => `Vale até ${day}.`,
  languages: { all: "", ...inEachLocale((locale) => LANGUAGES[locale].adminName) },
  somebody: "alguém que não tem mais conta",
  unnamed: "Sem título",
  open: "Abrir o formulário",
  openOf: (title: string) => `Abrir o formulário de ${title}`,
  revoke: "Cancelar o link",
  revokeOf: (title: string) => `Cancelar o link de ${title}`,
  question: (title: string) => `Cancelar o link de “${title}”?`,
  questionText:
    "Quem o recebeu lerá que a prévia terminou. Isto não pode ser desfeito, mas um link novo pode ser criado.",
  cancel: "Manter",
  empty: "Nenhum link está valendo.",
  emptyNext: "Um link é criado na prévia ao lado de um formulário, em “Copiar link da prévia”.",
  failed: "Os links não puderam ser lidos.",
  failedNext: "Recarregue a página em um minuto.",
  toasts: {
    revoked: { title: "Link cancelado" },
    gone: { title: "Este link já não valia" },
    failed: { title: "O link não pôde ser cancelado", text: "Tente de novo em um minuto." },
  },
});
