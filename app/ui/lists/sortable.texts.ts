import { defineAdminTexts } from "#app/i18n/texts.ts";

export const sortableTexts = defineAdminTexts({
  handle: (name: string) => `Mover ${name}`,
  instructions:
    "Arraste, ou pressione espaço para pegar, as setas para mover, espaço para soltar e Esc para desistir.",
  taken: (name: string, place: number, count: number) =>
    `${name} na mão. Posição ${place} de ${count}. Use as setas para mover.`,
  moved: (name: string, place: number, count: number) => `${name}, posição ${place} de ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} ficou na posição ${place} de ${count}.`,
  cancelled: (name: string, place: number, count: number) =>
    `${name} voltou para a posição ${place} de ${count}.`,
  first: "Para o início",
  back: "Uma posição antes",
  forward: "Uma posição depois",
  last: "Para o fim",
});

export type SortableTexts = typeof sortableTexts;
