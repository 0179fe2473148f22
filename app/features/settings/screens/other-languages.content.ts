import { group, link, paragraphs, picture, text, title } from "../fields/setting-fields.rules.ts";
import { BUTTON, PARAGRAPHS, PICTURE, TEXT, TITLE } from "../setting-labels.texts.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

export const otherLanguagesScreen = settingsScreen(
  "Outras línguas",
  "As seções que só existem nas páginas principais das outras línguas.",
  () => ({
    story: form("História", {
      "home.story": group({
        title: title(TITLE),
        paragraphs: paragraphs(PARAGRAPHS),
        picture: picture(PICTURE),
        caption: text("Legenda da imagem"),
      }),
    }),
    access: form("Acesso exclusivo", {
      "home.access": group({
        title: title(TITLE),
        text: text(TEXT),
        button: title(BUTTON),
        picture: picture(PICTURE),
      }),
    }),
    design: form("Do desenho ao tapete", {
      "home.design": group({
        title: title(TITLE),
        text: text(TEXT),
        rug: link({
          label: "Tapete do cartão",
          help: "O endereço de um tapete com desenho no simulador, como /produtos/tapete-lua: a página mostra o cartão e o tapete dele, com o conta-fios. Em branco, as duas imagens abaixo.",
        }),
        cardPicture: picture("Imagem do cartão"),
        cardCaption: text("Legenda do cartão"),
        rugPicture: picture("Imagem do tapete"),
        rugCaption: text("Legenda do tapete"),
      }),
    }),
    services: form("Serviços", { "home.services": group({ title: title(TITLE) }) }),
    tradeShows: form("Feiras", { "home.tradeShows": group({ title: title(TITLE) }) }),
  }),
);
