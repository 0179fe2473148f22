import type { LabelsOf } from "./setting-labels.texts.ts";
import type { Settings } from "./settings.rules.ts";

const OPENING = "Texto de abertura";
const FOR_SEARCH = { label: "Descrição nos buscadores", help: "Até 155 caracteres aparecem inteiros." };
const LIMIT = "Por exemplo: até 6 × 12 m. Em branco, não aparece.";

export const pageLabels: LabelsOf<Settings["pages"]> = {
  rugs: { lead: OPENING },
  collections: {
    lead: OPENING,
    curationNote: "Linha ao lado da curadoria",
    geometricNote: "Linha ao lado dos geométricos",
  },
  geometric: { lead: OPENING },
  swatches: {
    lead: OPENING,
    samples: { label: "Como vão as amostras", help: "Aparece ao lado do botão que pede amostras." },
  },
  swatchesPicture: { label: "Imagem", help: "Ao lado do pedido de amostras. Em branco, não aparece." },
  access: {
    title: "Título",
    description: FOR_SEARCH,
    benefits: {
      label: "O que o programa dá",
      add: "Nova vantagem",
      one: "Vantagem",
      fields: { term: "O que é", text: "Em uma frase" },
    },
  },
  madeToMeasure: {
    lead: OPENING,
    description: FOR_SEARCH,
    limits: {
      rectangular: { label: "Retangular", help: LIMIT },
      round: { label: "Redondo", help: LIMIT },
      oval: { label: "Oval", help: LIMIT },
      organic: { label: "Orgânico", help: LIMIT },
      runner: { label: "Passadeira", help: LIMIT },
      corner: { label: "Em L", help: LIMIT },
    },
    steps: {
      label: "Passos, do traço ao chão",
      add: "Novo passo",
      one: "Passo",
      fields: {
        when: { label: "Quando", help: "Por exemplo: semana 3. Em branco, não aparece." },
        name: "Nome do passo",
        text: "O que acontece",
      },
    },
    onRequest: { label: "Em lugar do preço", help: "Aparece quando o metro quadrado não tem preço." },
  },
  madeToMeasurePicture: {
    label: "Imagem",
    help: "Entre as peças prontas e os passos. Em branco, não aparece.",
  },
  madeToMeasurePieces: {
    label: "Peças prontas",
    help: "Vistas de cima, recortadas, na mesma escala.",
    add: "Nova peça",
    one: "Peça",
    fields: {
      picture: "Imagem",
      widthMetres: { label: "Largura em metros", help: "Por exemplo: 2,5." },
      name: "Nome da peça",
      note: { label: "Legenda", help: "Medida e lugar. Em branco, não aparece." },
    },
  },
  rug: {
    madeIn: { label: "Onde é feito, depois da cidade", help: "Por exemplo: Cada peça é numerada." },
    quote: { label: "Ao pedir orçamento", help: "Em quanto tempo e com o que a casa responde." },
    sample: { label: "Ao pedir amostra", help: "O que a pessoa recebe." },
    sheetNote: { label: "Última linha da ficha em PDF", help: "Vem depois do dia em que os preços valem." },
  },
};
