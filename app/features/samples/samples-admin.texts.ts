import { defineAdminTexts } from "#app/i18n/texts.ts";

export const samplesAdminTexts = defineAdminTexts({
  documentTitle: "Amostras da galeria · Painel Administrativo",
  pageTitle: "Amostras da galeria",
  lead: "Cada conjunto é um carrossel da página Galeria, nesta ordem.",
  images: (count: number) => (count === 0 ? "Nenhuma imagem" : count === 1 ? "1 imagem" : `${count} imagens`),
  active: "Ativo",
  inactive: "Inativo",
  noPicture: "Sem imagem",
  empty: "Nenhum conjunto de amostras.",
  emptyNext: "Os conjuntos guardados no banco de dados aparecem aqui, na ordem do site.",
  failed: "Não foi possível ler as amostras.",
  failedNext: "Recarregue a página.",
});
