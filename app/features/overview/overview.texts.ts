import { defineAdminTexts } from "#app/i18n/texts.ts";

export const overviewTexts = defineAdminTexts({
  documentTitle: "Visão geral · Painel Administrativo",
  greetings: { morning: "Bom dia", afternoon: "Boa tarde", evening: "Boa noite" },
  onSite: {
    heading: "No site agora",
    heroVideo: "Vídeo principal",
    heroVideoNone: "filme de demonstração",
    gallery: "Seção galeria",
    galleryCount: (stored: number) => `${stored} de 5 imagens guardadas`,
    samples: "Amostras da galeria",
    samplesCount: (count: number) => (count === 1 ? "1 conjunto" : `${count} conjuntos`),
    featured: "Produtos em destaque",
    collections: "Coleções",
    activeCount: (active: number, total: number) =>
      `${active} ${active === 1 ? "ativo" : "ativos"} de ${total}`,
    activeCountFeminine: (active: number, total: number) =>
      `${active} ${active === 1 ? "ativa" : "ativas"} de ${total}`,
    unknown: "não foi possível ler",
  },
  review: {
    heading: "Para revisar",
    nothing: "Nada para revisar.",
    nothingNext: "Textos sem tradução e lugares vazios aparecem aqui.",
    languages: { es: "espanhol", en: "inglês" },
    missing: (count: number, language: string) =>
      count === 1
        ? `1 texto do vídeo principal sem tradução em ${language}`
        : `${count} textos do vídeo principal sem tradução em ${language}`,
    missingText: "Enquanto isso aparece em português.",
    noVideo: "Nenhum vídeo principal foi salvo",
    noVideoText: "O site mostra o filme de demonstração.",
    gallery: (empty: number) =>
      empty === 1 ? "1 lugar da seção galeria está vazio" : `${empty} lugares da seção galeria estão vazios`,
    galleryText: "No lugar deles o site mostra imagens padrão.",
    noFeatured: "Nenhum produto em destaque está ativo",
    noFeaturedText: "A página principal diz ao visitante que ainda não há produtos.",
    translate: "Traduzir",
    choose: "Escolher",
    see: "Ver",
  },
});
