import { defineAdminTexts } from "#app/i18n/texts.ts";

export const draftsScreenTexts = defineAdminTexts({
  title: "Rascunhos e agendamentos",
  documentTitle: "Rascunhos e agendamentos · Painel Administrativo",
  lead: "O que está escrito e ainda não foi publicado, e o que entra ou sai do site em uma data. O horário é o do fuso que está em Configurações, Contato e rodapé.",
  previewLinks: "Links de prévia",
  list: "Rascunhos e agendamentos",
  open: "Abrir o editor",
  openOf: (name: string) => `Abrir o editor de ${name}`,
  inTrash: "Está na lixeira",
  unnamed: "Sem nome",
  empty: "Nenhum rascunho e nada agendado.",
  emptyNext: "“Guardar rascunho”, em qualquer editor, guarda o que você escreve sem mudar o site.",
  failed: "Os rascunhos não puderam ser lidos.",
  failedNext: "Recarregue a página. O que está agendado acontece mesmo assim.",
  toasts: {
    published: { title: "Publicado", text: "O rascunho está no site." },
    nothing: { title: "Nada a publicar", text: "O site já diz o mesmo que o rascunho." },
    leaves: (when: string) => ({ title: "Agendado", text: `Sai do site: ${when}.` }),
    unscheduled: { title: "Agendamento cancelado", text: "O rascunho continua guardado." },
    stays: { title: "Retirada cancelada", text: "Continua no site." },
    past: {
      title: "Escolha um momento que ainda vem",
      text: "Escolha um dia e uma hora que ainda não passaram. Nada foi agendado.",
    },
    gone: {
      title: "Não está mais aqui",
      text: "O rascunho já foi publicado ou descartado, ou o item foi excluído.",
    },
    back: { title: "O rascunho voltou" },
    tooLate: { title: "Não foi possível desfazer", text: "Há um rascunho mais novo." },
    notDone: "Não foi feito",
    partly: "Não foi publicado por inteiro",
    failed: {
      title: "Algo deu errado",
      text: "Nada mudou. Tente novamente; o motivo está no registro do servidor.",
    },
  },
});
