import { colour, whole } from "../fields/setting-fields.rules.ts";
import { formWith, settingsScreen } from "../settings-screen.rules.ts";

export const coloursScreen = settingsScreen(
  "Cores",
  "Seis cores bastam: as outras saem delas, sempre legíveis.",
  () => ({
    colours: formWith("colours", "Cores da marca", {
      /** What a visitor recognises the brand by, beside its name and logo. Every other colour follows from these six. */
      "theme.colours": whole({
        paper: colour("Fundo"),
        ink: colour("Tinta das letras"),
        accent: colour("Cor de destaque"),
        requests: colour("Fundo do simulador e dos pedidos"),
        materials: colour("Fundo dos materiais"),
        philosophy: colour("Fundo da filosofia"),
      }),
    }),
  }),
);
