import { MENU_ITEMS } from "../menu-order.rules.ts";
import { choices, link } from "../setting-fields.rules.ts";
import { form, formWith, settingsScreen } from "../settings-screen.rules.ts";

export const menuScreen = settingsScreen(
  "Menu do site",
  "A ordem das entradas e para onde vai a Curadoria.",
  {
    menuOrder: formWith("menuOrder", "Ordem do menu", {
      "menu.order": choices("Ordem das entradas", MENU_ITEMS),
    }),
    menuCuration: form("Curadoria", {
      "menu.curadoriaUrl": link({
        label: "Endereço da entrada Curadoria",
        help: "Em branco, leva às coleções. Um endereço de outro site abre em nova aba.",
      }),
    }),
  },
);
