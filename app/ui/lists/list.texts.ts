import { defineAdminTexts } from "#app/i18n/texts.ts";

export const listTexts = defineAdminTexts({
  search: "Buscar",
  filter: "Filtrar",
  pages: "Páginas",
  previous: "Página anterior",
  next: "Próxima página",
  page: (page: number) => `Página ${page}`,
  gap: "…",
  range: (first: number, last: number, total: number) => `${first} a ${last} de ${total}`,
  nothingFound: "Nada encontrado.",
  nothingFoundNext: "Procure por outra palavra ou tire o filtro.",
  clear: "Limpar busca e filtros",
});
