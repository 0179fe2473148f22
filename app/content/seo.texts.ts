import { defineAdminTexts } from "#app/i18n/texts.ts";

/** How a page looks in search results and in links that are sent. */
export const seoTexts = defineAdminTexts({
  heading: "Na busca e nos links enviados",
  labels: {
    title: "Título na busca",
    description: "Descrição na busca",
    picture: "Imagem do link",
  },
  titleHelp: "Até 60 caracteres aparecem inteiros. Em branco, vale o título cinza.",
  descriptionHelp: "Até 155 caracteres aparecem inteiros. Em branco, vale o texto cinza.",
  pictureHelp: "Aparece quando alguém envia o link. Em branco, o site desenha um cartão com o nome.",
  result: "Na busca",
  link: "No link enviado",
});
