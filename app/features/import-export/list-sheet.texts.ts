import { defineAdminTexts } from "#app/i18n/texts.ts";

const LANGUAGES = { "pt-BR": "", es: " (espanhol)", en: " (inglês)" };

/** What the sheets of collections and designers say; their headings are what an import understands. */
export const listSheetTexts = defineAdminTexts({
  inLanguage: (title: string, locale: "pt-BR" | "es" | "en") => `${title}${LANGUAGES[locale]}`,
  columns: {
    slug: "endereço",
    kind: "tipo",
    title: "título",
    name: "nome",
    description: "descrição",
    exploreText: "palavra do botão",
    biography: "biografia",
    url: "leva a",
    website: "site",
    image: "imagem",
    portrait: "retrato",
    brl: "preço em reais",
    eur: "preço em euros",
    place: "lugar",
    active: "no site",
  },
  kinds: { collection: "coleção", featured: "destaque" },
  places: { page: "página", strip: "faixa" },
  answers: { yes: "sim", no: "não" },
  problems: {
    slug: "Use letras sem acento, números e hífens, como vao-livre.",
    repeated: (line: number) => `O mesmo endereço já está na linha ${line}.`,
    missing: "Falta o nome ou o título, sem o qual nada novo é criado.",
    emptied: "Este texto não pode ficar vazio em português.",
    tooLong: (most: number) => `O texto pode ter até ${most} sinais.`,
    kind: "Escreva coleção ou destaque.",
    place: "Escreva página ou faixa.",
    onlyPage: "Só uma coleção fica na faixa.",
    active: "Escreva sim ou não.",
    price: "Escreva um valor como 12900 ou 12.900,00.",
    onlyFeatured: "Só um destaque tem preço.",
    address: "Escreva um endereço completo, como https://exemplo.com, ou um deste site, como /tapetes.",
    website: "Escreva um endereço completo, como https://exemplo.com.",
    image: (name: string) => `${name} não está no acervo nem no arquivo de imagens.`,
    oneImage: "Aqui cabe uma imagem só.",
    noOwner: "Nenhuma linha tem este nome de arquivo como endereço.",
  },
});
