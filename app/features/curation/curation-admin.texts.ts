import { defineAdminTexts } from "#app/i18n/texts.ts";

export const curationAdminTexts = defineAdminTexts({
  pageTitle: "Curadoria",
  lead: "Uma edição por ano: os tapetes escolhidos e o catálogo que se baixa.",
  create: "Nova edição",
  editTitle: (year: number) => `Curadoria ${year}`,
  empty: "Nenhuma edição cadastrada ainda.",
  emptyNext: "Enquanto isso, o site mostra os anos sem imagens.",
  facts: (pictures: number, hasCatalogue: boolean) =>
    [
      pictures === 1 ? "1 imagem" : `${pictures} imagens`,
      hasCatalogue ? "com catálogo" : "sem catálogo",
    ].join(", "),
  name: (year: number, title: string) => `${year}. ${title}`,
  fields: {
    year: "Ano",
    title: "Título",
    description: "Descrição",
    images: "Imagens",
    imagesHelp: "Na ordem da página. Seis enchem a parede; com mais, ela continua.",
    catalogueName: "Nome do catálogo",
    catalogueNameHelp: "Aparece abaixo do botão de baixar.",
    catalogue: "Catálogo em PDF",
    catalogueHelp: "Até 50 MB.",
    catalogueCover: "Capa do catálogo",
    catalogueCoverHelp: "A primeira página, como imagem. Em branco, aparece só o botão de baixar.",
  },
  yearProblem: "Escreva o ano com quatro algarismos.",
  taken: "Já existe uma edição deste ano.",
  toasts: {
    created: { title: "Edição criada" },
    updated: { title: "Edição atualizada" },
    removed: { title: "Edição excluída", text: "Fica 30 dias na Lixeira." },
  },
});
