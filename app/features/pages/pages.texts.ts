import { defineTexts } from "#app/i18n/texts.ts";

export const pagesTexts = defineTexts({
  pt: {
    contents: "Nesta página",
    updated: (day: string) => `Atualizado em ${day}.`,
    visits: "O ateliê recebe visitas",
    visit: "Marcar um café",
  },
  es: {
    contents: "En esta página",
    updated: (day: string) => `Actualizado el ${day}.`,
    visits: "El taller recibe visitas",
    visit: "Venga a tomar un café",
  },
  en: {
    contents: "On this page",
    updated: (day: string) => `Updated on ${day}.`,
    visits: "The workshop receives visitors",
    visit: "Come for a coffee",
  },
});
