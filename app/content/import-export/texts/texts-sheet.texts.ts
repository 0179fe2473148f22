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
  fields: {
    title: "Título",
    subtitle: "Subtítulo",
    name: "Nome",
    description: "Descrição",
    exploreText: "Palavra do botão",
    closing: "Frase de fim",
    materials: "Materiais",
    technique: "Técnica",
    care: "Cuidados",
    biography: "Biografia",
    catalogueName: "Nome do catálogo",
    quote: "Depoimento",
    author: "Autor",
    role: "Quem é",
    caption: "Legenda",
    alt: "Descrição da imagem",
    lead: "Abertura",
    seoTitle: "Título nos buscadores",
    seoDescription: "Descrição nos buscadores",
    body: "Texto",
  } as Record<string, string>,
  tooLongForExcel: "[Este texto é longo demais para o Excel. Para editá-lo, use o arquivo CSV.]",
  problems: {
    keyMissing: "Falta a chave, que diz de que texto se trata.",
    keyUnknown: "Não há texto com esta chave neste site.",
    repeated: (line: number) => `O mesmo texto já está na linha ${line}.`,
    required: "Em português este texto não pode ficar vazio.",
    tooLong: (most: number) => `O texto pode ter até ${most} sinais.`,
  },
});
