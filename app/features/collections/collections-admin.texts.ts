import { defineAdminTexts } from "#app/i18n/texts.ts";

export const collectionsAdminTexts = defineAdminTexts({
  collections: {
    documentTitle: "Coleções · Painel Administrativo",
    pageTitle: "Coleções",
    lead: "As mais novas aparecem primeiro. Inativas não saem do painel, só do site.",
    empty: "Nenhuma coleção cadastrada ainda.",
    emptyNext: "Sem coleções, o site mostra as seis coleções padrão.",
    failed: "Erro ao carregar coleções",
  },
  featured: {
    documentTitle: "Produtos em destaque · Painel Administrativo",
    pageTitle: "Produtos em destaque",
    lead: "Os oito mais novos entre os ativos aparecem na página principal.",
    empty: "Nenhum produto cadastrado ainda.",
    emptyNext: "Sem produtos em destaque, a página principal diz isso ao visitante.",
    failed: "Erro ao carregar produtos",
  },
  failedNext: "Recarregue a página.",
  active: "Ativo",
  inactive: "Inativo",
  noPicture: "Sem imagem",
});
