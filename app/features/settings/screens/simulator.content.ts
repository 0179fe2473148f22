import { link } from "../fields/setting-fields.rules.ts";
import { formWith, settingsScreen } from "../settings-screen.rules.ts";

export const simulatorScreen = settingsScreen(
  "Outro simulador",
  "O simulador do site ou o de outro endereço.",
  () => ({
    simulator: formWith("noPreview", "Simulador", {
      "simulator.embedUrl": link({
        label: "Endereço de outro simulador",
        help: "Em branco, o site usa o simulador próprio. Com um endereço, mostra aquela página inteira.",
      }),
    }),
  }),
);
