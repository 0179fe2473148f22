import { defineAdminTexts } from "#app/i18n/texts.ts";

export const editorTexts = defineAdminTexts({
  toolbar: (label: string) => `Formatação de ${label}`,
  heading: "Título",
  strong: "Negrito",
  emphasised: "Itálico",
  list: "Lista",
  numbered: "Lista numerada",
  link: "Link",
  picture: "Imagem",
  timeline: "Linha do tempo",
  undo: "Desfazer",
  redo: "Refazer",
  address: "Endereço do link",
  addressHelp: "Uma página do site, como /contato, um endereço https://, mailto: ou tel:",
  unsafe: "Este endereço não pode ser usado.",
  apply: "Usar",
  unlink: "Tirar o link",
  alt: "Descrição para quem não vê a imagem",
  altHelp: "Em branco, vale a descrição da Mídia.",
  caption: "Legenda",
  removePicture: "Retirar imagem",
  when: "Quando",
  what: "O que aconteceu",
  addMoment: "Nova data",
  removeMoment: (when: string) => `Retirar ${when || "esta data"}`,
  removeTimeline: "Retirar linha do tempo",
  stepsHelp:
    "Um título com barras, como Nó | Dia 24 | 1.500 fileiras, é uma etapa do tapete: nome, dia e medida. Com linha do tempo embaixo, é o certificado.",
  sourceHelp:
    "Uma linha em branco separa parágrafos. ## no começo faz um título, - faz uma lista, **negrito**, *itálico*, [texto](/endereço) faz um link.",
});
