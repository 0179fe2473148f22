import { defineAdminTexts } from "#app/i18n/texts.ts";

export const collectionTypesTexts = defineAdminTexts({
  collections: { pageTitle: "Coleções" },
  featured: { pageTitle: "Produtos em destaque" },
  fields: {
    title: "Título",
    description: "Descrição",
    exploreText: "Texto do botão",
    exploreHelp: "Em branco, o site mostra “Explorar”.",
    closing: "Frase de fim",
    closingHelp: "Grande, depois dos tapetes, na página da coleção.",
    priceBrl: "Preço em reais",
    priceEur: "Preço em euros",
    priceHelp: "Em branco: o menor preço do tapete do link; sem tapete, sob consulta.",
    url: "Página de destino",
    urlHelp: "Um caminho do site, como /produtos/tapete-lua, ou um endereço completo.",
    tileUrlHelp: "Em branco, o botão leva à página da própria coleção.",
    slug: "Endereço da página",
    slugHelp:
      "Depois de /colecoes/. Em branco, o título faz o endereço. O endereço antigo continua funcionando.",
    image: "Imagem",
    imageHelp: "Escolha do acervo ou envie uma imagem.",
    place: "Onde aparece",
  },
  places: { page: "Página Coleções", strip: "Faixa da página principal" },
  problems: {
    title: "O título é obrigatório.",
    slug: "Use letras sem acento, números e hifens, como vao-livre.",
    slugTaken: "Este endereço já é de outra coleção.",
    url: "Escreva um caminho como /tapetes ou um endereço completo.",
    price: "Escreva um valor como 4.890 ou 4.890,50.",
  },
});
