import { defineAdminTexts } from "#app/i18n/texts.ts";

export const bulkTexts = defineAdminTexts({
  one: (name: string) => `Escolher ${name}`,
  all: "Escolher todos desta página",
  range: "Escolher até…",
  rangeHint: "Toque no último: os do meio entram juntos.",
  which: "Ver quais",
  leaveOut: (name: string) => `Tirar ${name} da escolha`,
  clear: "Desmarcar todos",
});
