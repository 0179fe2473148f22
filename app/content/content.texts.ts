import { defineAdminTexts } from "#app/i18n/texts.ts";

export const contentTexts = defineAdminTexts({
  documentTitle: (page: string) => `${page} · Painel Administrativo`,
  itemTitle: (item: string, page: string) => `${item} · ${page} · Painel Administrativo`,
  chooseColour: "Escolher a cor",
  errors: {
    required: "Preencha este campo.",
    long: (most: number) => `Use no máximo ${most} caracteres.`,
    colour: "Escreva o código com seis algarismos ou letras de A a F, como #a2482c.",
    pictures: (most: number) => `Use no máximo ${most} imagens.`,
    lostPicture: "Esta imagem não está mais no acervo. Escolha outra.",
    lostPictures: "Uma destas imagens não está mais no acervo. Retire-a ou escolha outra.",
    richTooLong: "O texto é longo demais: até 200 partes, de até 4.000 caracteres cada.",
    lostFilms: "Um destes filmes não está mais no acervo. Retire-o ou escolha outro.",
    noFilm: "Um destes endereços não é de um filme do YouTube, do Vimeo ou da Mídia.",
    lostFile: "Este arquivo não está mais guardado. Envie-o de novo.",
  },
});
