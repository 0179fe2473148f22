import { inEachLocale, LANGUAGES, languageName } from "#app/i18n/locales.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";
import type { RevisedIn } from "#app/platform/db/content-state.ts";

const inWords = (locales: readonly RevisedIn[]): string => {
  const names = [...new Set(locales)].map((locale) =>
    locale === "all" ? "o que vale em todas as línguas" : languageName(locale),
  );
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
};

/** What every editor says of drafts alike. */
export const draftsTexts = defineAdminTexts({
  save: "Salvar rascunho",
  publishAll: "Publicar tudo",
  bar: "Rascunhos e agendamentos deste item",
  lead: "O formulário mostra o rascunho. O site continua como está até você publicar. “Salvar” publica só o que você mudar agora.",
  ofLanguage: {
    all: "Todas as línguas (imagens, preços, endereço)",
    ...inEachLocale((locale) => LANGUAGES[locale].adminName),
  },
  draft: (when: string, by: string | null) =>
    by ? `Rascunho salvo ${when} por ${by}` : `Rascunho salvo ${when}`,
  scheduled: (when: string) => `Agendado para ${when}`,
  withdrawal: "Retirada do site",
  goesOn: (when: string) => `Sai do site em ${when}`,
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
  discardText: "O que está no site não muda, nem as outras línguas. Você pode desfazer por 10 segundos.",
  cancel: "Cancelar",
  discarded: "Rascunho descartado.",
  undo: "Desfazer",
  withdrawPlan: "Tirar do site em uma data…",
  failures: {
    conflict:
      "Não foi publicado: alguém mudou o mesmo no site depois deste rascunho. Abra o item, use “Publicar tudo” e escolha o que fica.",
    taken: "Não foi publicado: outro item já usa o mesmo endereço. Mude o endereço no rascunho e publique.",
    file: "Não foi publicado: uma imagem ou um arquivo do rascunho não está mais na mídia. Troque a imagem e publique.",
    gone: "Não foi feito: o item está na lixeira ou foi excluído de vez.",
    lost: "Não foi publicado por inteiro: uma parte menciona algo que foi excluído e continua em rascunho.",
    failed:
      "Não foi feito: algo deu errado no servidor. Tente publicar agora; o motivo está no registro do servidor.",
  },
  toasts: {
    kept: { title: "Rascunho salvo", text: "O site continua como está. Publique quando quiser." },
    same: { title: "Nada a guardar", text: "O que está no formulário já está no site." },
    hidden: { title: "Rascunho salvo", text: "Ainda não aparece no site. Publique quando quiser." },
    published: (locales: readonly RevisedIn[]) => ({
      title: "Publicado",
      text: `No site: ${inWords(locales)}.`,
    }),
    nothing: { title: "Nada a publicar", text: "O que está no formulário já está no site." },
    notPublished: { title: "Não foi publicado" },
  },
  lost: (fields: readonly string[]) =>
    `Menciona algo que foi excluído: ${fields.join(", ")}. Essa parte só pode ser publicada depois que você escolher outra coisa ou trouxer de volta o que foi excluído.`,
  left: (fields: readonly string[]) =>
    `Continua em rascunho, porque menciona algo que foi excluído: ${fields.join(", ")}.`,
  remains: (locales: readonly RevisedIn[]) => `Continua em rascunho: ${inWords(locales)}.`,
});
