import { defineTexts } from "#app/i18n/texts.ts";

export const pageLinksTexts = defineTexts({
  pt: {
    pages: "Páginas",
    previous: "Anterior",
    next: "Próxima",
    page: (page: number) => `Página ${page}`,
    of: (page: number, pages: number) => `Página ${page} de ${pages}`,
    titled: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
    gap: "…",
  },
  es: {
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    page: (page: number) => `Página ${page}`,
    of: (page: number, pages: number) => `Página ${page} de ${pages}`,
    titled: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
    gap: "…",
  },
  en: {
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page: number) => `Page ${page}`,
    of: (page: number, pages: number) => `Page ${page} of ${pages}`,
    titled: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
    gap: "…",
  },
});
