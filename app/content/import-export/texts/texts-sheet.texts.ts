import { defineAdminTexts } from "#app/i18n/texts.ts";

/** Headings are what an import understands. */
export const textsSheetTexts = defineAdminTexts({
  columns: {
    key: "chave",
    area: "onde (só leitura)",
    item: "item (só leitura)",
    field: "campo (só leitura)",
  },
  areas: {
    rugs: "Tapetes",
    designs: "Simulador",
    media: "Mídia",
    settings: "Configurações",
  },
  /** Of what is not declared. */
  fields: {
    name: "Nome",
    caption: "Legenda",
    alt: "Descrição da imagem",
  } as Record<string, string>,
  tooLongForExcel: "[Este texto é longo demais para o Excel. Para editá-lo, use o arquivo CSV.]",
  problems: {
    keyMissing: "Falta a chave, que diz de que texto se trata.",
    keyUnknown: "Não há texto com esta chave neste site.",
    repeated: (line: number) => `O mesmo texto já está na linha ${line}.`,
    required: (language: string) => `Em ${language} este texto não pode ficar vazio.`,
    tooLong: (most: number) => `O texto pode ter até ${most} sinais.`,
  },
});
