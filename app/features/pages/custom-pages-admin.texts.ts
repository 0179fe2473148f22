import { defineAdminTexts } from "#app/i18n/texts.ts";

export const customPagesAdminTexts = defineAdminTexts({
  pageTitle: "Páginas criadas",
  lead: "Páginas suas, como entregas, cuidados com o tapete ou imprensa, na ordem em que o menu mostra.",
  create: "Nova página",
  empty: "Nenhuma página criada ainda.",
  emptyNext: "Em “Nova página” basta um título. Ela aparece no site quando você publica.",
  removal: "Sai do site, do menu e do rodapé, em todas as línguas. Fica 30 dias na Lixeira.",
  facts: (slug: string, place: string) => `/pagina/${slug} · ${place}`,
  fields: {
    title: "Título",
    lead: "Texto de abertura",
    body: "Texto",
    slug: "Endereço",
    slugHelp:
      "O que vem depois de /pagina/. Em branco, o título faz o endereço. Quem abre um endereço anterior é levado ao novo.",
    cover: "Imagem de capa",
    coverHelp: "Abre a página, antes do texto.",
    place: "Onde o site leva a esta página",
    placeHelp: "Entre as entradas do menu ela se põe em Aparência › Menu do site.",
    menuName: "Nome no menu",
    menuNameHelp: "Em branco, o título.",
  },
  places: { none: "Só por link", menu: "Menu “Mais”", footer: "Rodapé" },
  problems: {
    title: "Escreva o título da página.",
    slug: "Este endereço não pode ser usado. Use letras sem acento, números e hifens, como cuidados-com-o-tapete.",
    slugTaken: "Este endereço já é de outra página.",
  },
  toasts: {
    created: { title: "Página criada" },
    updated: { title: "Página atualizada" },
    removed: { title: "Página excluída", text: "Fica 30 dias na Lixeira." },
  },
});
