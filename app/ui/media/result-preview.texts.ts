import { defineAdminTexts } from "#app/i18n/texts.ts";

export const resultTexts = defineAdminTexts({
  title: "Título",
  description: "Descrição",
  length: (name: string, used: number, fits: number) => `${name}: ${used} de ${fits} caracteres.`,
  tooLong: (name: string, used: number, fits: number) =>
    `${name}: ${used} caracteres. O buscador corta depois de ${fits}.`,
});
