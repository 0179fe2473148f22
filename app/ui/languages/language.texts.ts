import { defineAdminTexts } from "#app/i18n/texts.ts";

export const languageTexts = defineAdminTexts({
  language: "Idioma",
  missing: (count: number) => (count === 1 ? "falta 1 texto" : `faltam ${count} textos`),
  outdatedCount: (count: number) =>
    count === 1 ? "1 tradução desatualizada" : `${count} traduções desatualizadas`,
  source: (label: string, language: string) => `${label}, ${language.toLowerCase()}`,
  outdated: "Desatualizada",
  outdatedText: (language: string) => `O ${language} mudou depois desta tradução.`,
  before: "O que dizia antes",
  confirm: "Continua certa",
  confirmOf: (label: string) => `${label}: a tradução continua certa`,
  copy: (language: string) => `Copiar do ${language}`,
  copyHelp: (language: string) =>
    `Preenche só o que está vazio. Sem tradução, o site mostra o texto em ${language}.`,
  optional: "opcional",
});
