import { link, menuOrder } from "../fields/setting-fields.rules.ts";
import { form, formWith, settingsScreen } from "../settings-screen.rules.ts";

export const menuScreen = settingsScreen(
  "Menu do site",
  "As entradas do menu, a ordem delas e para onde vai a Curadoria.",
  () => ({
    menuOrder: formWith("menuOrder", "Entradas do menu", {
      "menu.order": menuOrder("Ordem das entradas"),
    }),
    menuCuration: form("Curadoria", {
      "menu.curadoriaUrl": link({
        label: "Endereço da entrada Curadoria",
        help: "Em branco, leva às coleções. Um endereço de outro site abre em nova aba.",
      }),
    }),
  }),
);
