import { defineAdminTexts } from "#app/i18n/texts.ts";

export const autosaveTexts = defineAdminTexts({
  restored: (when: string) => `Retomamos o que você digitou ${when} e não salvou.`,
  offered: (when: string) =>
    `Você digitou algo aqui ${when} e não salvou. Depois disso o conteúdo foi salvo de novo, e é ele que aparece agora.`,
  show: "Mostrar o que digitei",
  discard: "Descartar",
});
