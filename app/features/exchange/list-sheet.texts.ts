import { defineAdminTexts } from "#app/i18n/texts.ts";

const LANGUAGES = { "pt-BR": "", es: " (espanhol)", en: " (inglês)" };

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
    image: "imagem",
    brl: "preço em reais",
    eur: "preço em euros",
    active: "no site",
  },
});
