import { day, link, picture, text, title, toggle } from "../fields/setting-fields.rules.ts";
import { BUTTON, LINK, PICTURE, TEXT, TITLE } from "../setting-labels.texts.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

export const promotionScreen = settingsScreen(
  "Aviso diário",
  "A janela que se abre na página principal em português, uma vez por dia.",
  () => ({
    promo: form("Aviso diário", {
      "promo.isActive": toggle("Mostrar o aviso diário na página principal"),
      "promo.title": title(TITLE),
      "promo.text": text(TEXT),
      "promo.button": title(BUTTON),
      "promo.buttonUrl": link(LINK),
      /** Inclusive; empty: unlimited. */
      "promo.startsOn": day({ label: "Primeiro dia", help: "Em branco, aparece desde já." }),
      "promo.endsOn": day({ label: "Último dia", help: "Em branco, aparece até ser desligado." }),
      "promo.picture": picture(PICTURE),
    }),
  }),
);
