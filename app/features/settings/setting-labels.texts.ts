/** Labels that several settings share. */
export const TITLE = "Título";
export const TEXT = "Texto";
export const BUTTON = "Texto do botão";
export const PICTURE = "Imagem";
export const OPENING = "Texto de abertura";
export const CLOSING = { label: "Frase do fim da página", help: "Em branco, não aparece." };
export const LINK_HELP = "Uma página do site, como /contato, ou o endereço completo de outro site.";
export const LINK = { label: "Endereço do botão", help: LINK_HELP };
export const WIDTH = { label: "Largura em metros", help: "Por exemplo: 2,5." };
export const PARAGRAPHS = { label: "Parágrafos", add: "Novo parágrafo", one: "Parágrafo", max: 8 };
