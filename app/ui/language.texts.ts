import { defineAdminTexts } from "#app/i18n/texts.ts";

export const languageTexts = defineAdminTexts({
  language: "Idioma",
  missing: (count: number) => (count === 1 ? "falta 1 texto" : `faltam ${count} textos`),
  copy: (language: string) => `Copiar do ${language}`,
  copyHelp: (language: string) =>
    `Preenche só o que está vazio. Sem tradução, o site mostra o texto em ${language}.`,
  optional: "opcional",
});
