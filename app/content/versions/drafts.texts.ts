import { inEachLocale, LANGUAGES } from "#app/i18n/locales.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

export const draftsTexts = defineAdminTexts({
  save: "Guardar rascunho",
  publishPanel: (panel: string) => `Publicar ${panel}`,
  more: "Publicar em uma data ou só uma língua",
  oneLanguage: "Agora, só uma língua",
  atDate: "Em uma data",
  pastDate: "Escolha um dia e uma hora que ainda não passaram.",
  bar: "Rascunhos e agendamentos deste item",
  lead: "O formulário mostra o rascunho. O site continua como está até você publicar.",
  leadHidden: "O formulário mostra o rascunho. Este item não está no site.",
  ofLanguage: {
    all: "Todas as línguas (imagens, preços, endereço)",
    ...inEachLocale((locale) => LANGUAGES[locale].adminName),
  },
  draft: (when: string, by: string | null) =>
    by ? `Rascunho guardado ${when} por ${by}` : `Rascunho guardado ${when}`,
  scheduled: (when: string) => `Agendado para ${when}`,
  withdrawal: "Retirada do site",
  goesOn: (when: string) => `Sai do site: ${when}`,
  publish: "Publicar",
  publishOf: (language: string) => `Publicar: ${language}`,
  schedule: "Agendar…",
  scheduleOf: (language: string) => `Agendar: ${language}`,
  change: "Mudar a data…",
  changeOf: (language: string) => `Mudar a data: ${language}`,
  when: "Dia e hora (fuso horário do site)",
  confirmSchedule: "Agendar",
  unschedule: "Cancelar agendamento",
  discard: "Descartar rascunho",
  discardOf: (language: string) => `Descartar rascunho: ${language}`,
  discardTitle: (language: string) => `Descartar o rascunho? ${language}`,
  discardText: (isOfAll: boolean, isHidden: boolean) =>
    [
      isHidden ? "Este item não está no site." : "O que está no site não muda.",
      isOfAll ? "Os textos de cada língua ficam como estão." : "As outras línguas ficam como estão.",
      "Você pode desfazer por 10 segundos.",
    ].join(" "),
  discarded: "Rascunho descartado.",
  undo: "Desfazer",
  withdrawPlan: "Tirar do site em uma data…",
  failures: {
    conflict:
      "Não foi publicado: alguém mudou o mesmo no site depois deste rascunho. Abra o item, use “Publicar” e escolha o que fica.",
    taken: "Não foi publicado: outro item já usa o mesmo endereço. Mude o endereço no rascunho e publique.",
    file: "Não foi publicado: uma imagem ou um arquivo do rascunho não está mais na mídia. Troque a imagem e publique.",
    gone: "Não foi feito: o item está na lixeira ou foi excluído de vez.",
    lost: "Não foi publicado por inteiro: uma parte menciona algo que foi excluído e continua em rascunho.",
    failed:
      "Não foi feito: algo deu errado no servidor. Tente publicar agora; o motivo está no registro do servidor.",
  },
  toasts: {
    kept: { title: "Rascunho guardado", text: "O site continua como está. Publique quando quiser." },
    same: { title: "Nada a guardar", text: "O que está no formulário já está no site." },
    unchanged: { title: "Nada a guardar", text: "Nada mudou neste formulário." },
    hidden: { title: "Rascunho guardado", text: "Ainda não aparece no site. Publique quando quiser." },
    scheduled: (when: string) => ({ title: "Agendado", text: `Vai para o site: ${when}.` }),
    dated: (languages: string) => ({
      title: "Rascunho guardado",
      text: `Continua agendado e vai para o site na data marcada: ${languages}.`,
    }),
    undated: {
      title: "Rascunho guardado, sem data",
      text: "O dia e a hora faltam ou já passaram. O site continua como está.",
    },
    waits: {
      title: "Continua agendado",
      text: "O que você escreveu espera a data. Para publicar já, escolha a língua na seta ao lado de Publicar.",
    },
    notPublished: { title: "Não foi publicado" },
  },
  published: (languages: string) => `No site: ${languages}.`,
  lost: (fields: readonly string[]) =>
    `Menciona algo que foi excluído: ${fields.join(", ")}. Essa parte só pode ser publicada depois que você escolher outra coisa ou trouxer de volta o que foi excluído.`,
  left: (fields: readonly string[]) =>
    `Continua em rascunho, porque menciona algo que foi excluído: ${fields.join(", ")}.`,
  remains: (languages: string) => `Continua em rascunho: ${languages}.`,
});
