import { plural } from "#app/i18n/plural.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

export const newsletterAdminTexts = defineAdminTexts({
  documentTitle: "Newsletter · Painel Administrativo",
  title: "Newsletter",
  lead: "Quem assina as cartas. Só a própria pessoa entra na lista, confirmando o e-mail.",
  list: "Assinaturas",
  search: "E-mail",
  filter: "Situação",
  all: "Todas",
  tabs: { pending: "A confirmar", confirmed: "Confirmadas", unsubscribed: "Canceladas" },
  statuses: { pending: "a confirmar", confirmed: "confirmada", unsubscribed: "cancelada" },
  since: {
    pending: (when: string) => `pedida em ${when}`,
    confirmed: (when: string) => `confirmada em ${when}`,
    unsubscribed: (when: string) => `cancelada em ${when}`,
  },
  exportCsv: "Exportar CSV",
  exportXlsx: "Exportar XLSX",
  empty: "Nenhuma assinatura ainda.",
  emptyNext: "Quem assinar no rodapé do site aparece aqui.",
  failed: "As assinaturas não puderam ser lidas.",
  failedNext: "Tente de novo daqui a pouco. O motivo está no registro do servidor.",
  sheet: {
    email: "E-mail",
    status: "Situação",
    language: "Idioma",
    consent: "Consentimento",
    consentVersion: "Texto do consentimento",
    confirmed: "Confirmada",
    unsubscribed: "Cancelada",
  },
  many: {
    label: "Assinaturas escolhidas",
    chosen: (count: number) => plural(count, "assinatura escolhida", "assinaturas escolhidas"),
    question: (count: number) => `Excluir ${plural(count, "assinatura", "assinaturas")}?`,
    text: "O que está escolhido sai da lista e fica 30 dias na Lixeira. Quem tinha cancelado pode assinar de novo.",
  },
  remove: {
    button: (email: string) => `Excluir ${email}`,
    question: (email: string) => `Excluir ${email}?`,
    text: "A assinatura sai da lista. Fica 30 dias na Lixeira.",
    unsubscribedText:
      "O e-mail está aqui para não receber mais cartas. Sem ele, nada impede uma nova assinatura. Fica 30 dias na Lixeira.",
    undo: "Desfazer",
  },
  toasts: {
    removed: (count: number) =>
      count === 1
        ? { title: "Assinatura excluída", text: "Fica 30 dias na Lixeira." }
        : { title: `${count} assinaturas excluídas`, text: "Ficam 30 dias na Lixeira." },
    undeleted: (count: number) => ({
      title: count === 1 ? "Assinatura de volta à lista" : `${count} assinaturas de volta à lista`,
    }),
    tooLate: { title: "Não dá mais para desfazer", text: "A assinatura já foi apagada de vez." },
    gone: { title: "Esta assinatura não está mais aqui", text: "Foi excluída. Veja na Lixeira." },
    failed: { title: "Não foi possível", text: "Nada mudou. Tente de novo." },
    removeFailed: { title: "Erro ao excluir", text: "Nada mudou. Tente de novo." },
  },
});
