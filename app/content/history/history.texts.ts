import { inEachLocale, languageName } from "#app/i18n/locales.ts";
import { plural } from "#app/i18n/plural.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

const wasCalled = (title: string) => (title === "" ? "Sem nome" : title);

export const historyTexts = defineAdminTexts({
  title: "Histórico",
  documentTitle: "Histórico · Painel Administrativo",
  lead: "Quem mudou o quê, e quando. O que estava antes pode voltar, em cada língua por si.",
  ofTitle: (title: string) => `Histórico de ${wasCalled(title)}`,
  everything: "Histórico de tudo",
  edit: "Abrir o editor",
  inTrash: "Está na lixeira ou foi excluído de vez.",
  openTrash: "Abrir a lixeira",
  search: "Nome do que mudou",
  list: "O que mudou",
  empty: "Ainda não há mudanças.",
  emptyNext: "A partir de agora, tudo o que for salvo aparece aqui.",
  failed: "O histórico não pôde ser lido.",
  failedNext: "Recarregue a página. Se continuar assim, o motivo está no registro do servidor.",
  unknown: "Não há histórico deste item.",
  unknownNext: "Ele não existe, ou nunca foi mudado.",
  named: wasCalled,
  somebodyGone: "Uma conta que não existe mais",
  kinds: {
    created: "criou",
    changed: "mudou",
    removed: "excluiu",
    restored: "trouxe de volta",
    confirmed: "confirmou a tradução de",
  },
  entities: {
    products: "Tapete",
    designers: "Designer",
    collections: "Coleção",
    featured: "Destaque",
    pages: "Página",
    hero_videos: "Vídeo principal",
    gallery_images: "Imagem da galeria",
    gallery_samples: "Amostra",
    sample_rooms: "Ambiente de exemplo",
    custom_pages: "Página criada",
    swatches: "Cor",
    curation_editions: "Curadoria",
    testimonials: "Depoimento",
    services: "Serviço",
    trade_shows: "Feira",
    redirects: "Redirecionamento",
    media: "Arquivo",
    folders: "Pasta da mídia",
    rug_designs: "Desenho do simulador",
    settings: "Configuração",
    leads: "Pedido",
    messages: "Mensagem",
    subscriptions: "Assinatura da newsletter",
    mails: "E-mail",
    letters: "Carta",
  },
  changed: (what: string, fields: string) => (fields ? `${what}: ${fields}` : what),
  did: (who: string, kind: string, what: string) => `${who} ${kind} ${what}`,
  restore: "Restaurar o que estava antes",
  restoreTitle: (language: string, title: string) => `Restaurar ${language} de ${wasCalled(title)}?`,
  restoreText: (when: string, isOfAll: boolean) =>
    isOfAll
      ? `Volta a ser como era antes de ${when}. O que foi mudado depois deixa de valer e continua no histórico. Os textos de cada língua ficam como estão.`
      : `Volta a ser como era antes de ${when}. O que foi mudado depois nesta língua deixa de valer e continua no histórico. As outras línguas ficam como estão.`,
  languageParts: {
    all: "o que vale em todas as línguas",
    ...inEachLocale((locale) => `o ${languageName(locale)}`),
  },
  confirmRestore: "Restaurar",
  undo: "Desfazer",
  toasts: {
    restored: { title: "Versão restaurada", text: "Voltou a ser como era antes." },
    undone: { title: "Restauração desfeita" },
    left: (fields: readonly string[]) =>
      `Voltou a ser como era antes, menos o que menciona algo que foi excluído e por isso ficou como está: ${fields.join(", ")}.`,
    lost: (fields: readonly string[]) => ({
      title: "Não foi restaurado",
      text: `O que voltaria menciona algo que foi excluído: ${fields.join(", ")}. Se ainda estiver na lixeira, traga-o de volta primeiro.`,
    }),
    translationConfirmed: { title: "Tradução confirmada" },
    same: { title: "Nada a restaurar", text: "Já está como era antes." },
    gone: { title: "Não está mais aqui", text: "O item está na lixeira ou foi excluído de vez." },
    taken: {
      title: "Não foi restaurado",
      text: "Outro item tem agora o mesmo endereço ou nome. Mude-o primeiro.",
    },
    changed: {
      title: "Não foi possível desfazer",
      text: "Depois disso alguém salvou outra mudança, que fica. Restaure a versão que quiser na lista.",
    },
    failed: { title: "Erro ao restaurar", text: "Nada mudou. Tente novamente." },
  },
});

export const trashTexts = defineAdminTexts({
  title: "Lixeira",
  documentTitle: "Lixeira · Painel Administrativo",
  lead: "O que foi excluído fica aqui por 30 dias e volta inteiro. Os dados de quem pede para ser apagado são apagados na hora, também daqui.",
  list: "O que foi excluído",
  empty: "A lixeira está vazia.",
  emptyNext: "O que você excluir aparece aqui.",
  failed: "A lixeira não pôde ser lida.",
  failedNext: "Recarregue a página. Se continuar assim, o motivo está no registro do servidor.",
  facts: (what: string, who: string, when: string) => `${what}. Excluiu: ${who}, ${when}`,
  until: (day: string) => `Some de vez em ${day}`,
  undelete: "Trazer de volta",
  undeleteOf: (title: string) => `Trazer de volta: ${wasCalled(title)}`,
  person: "Dados desta pessoa",
  personOf: (title: string) => `Dados desta pessoa: ${wasCalled(title)}`,
  forget: "Excluir de vez",
  forgetOf: (title: string) => `Excluir de vez: ${wasCalled(title)}`,
  forgetTitle: (title: string) => `Excluir ${wasCalled(title)} de vez?`,
  forgetText: "Não há como desfazer.",
  emptyAll: "Esvaziar lixeira",
  emptyAllTitle: (count: number) =>
    count === 1 ? "Excluir de vez o item da lixeira?" : `Excluir de vez os ${count} itens da lixeira?`,
  toasts: {
    back: { title: "De volta ao lugar", text: "Tudo voltou como estava." },
    taken: {
      title: "Não voltou",
      text: "Outro item tem agora o mesmo endereço ou nome. Mude-o primeiro; este continua na lixeira.",
    },
    gone: { title: "Não está mais na lixeira", text: "Já voltou, ou foi excluído de vez." },
    forgotten: { title: "Excluído de vez" },
    emptied: (count: number) => ({
      title: "Lixeira esvaziada",
      text: `${plural(count, "item foi excluído", "itens foram excluídos")} de vez.`,
    }),
    failed: { title: "Erro na lixeira", text: "Nada mudou. Tente novamente." },
  },
});
