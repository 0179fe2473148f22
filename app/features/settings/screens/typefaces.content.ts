import { choice } from "../fields/setting-fields.rules.ts";
import { TYPEFACES } from "../fields/typefaces.rules.ts";
import { formWith, settingsScreen } from "../settings-screen.rules.ts";

export const typefacesScreen = settingsScreen(
  "Letra",
  "Uma letra para os títulos e outra para as legendas.",
  () => ({
    typefaces: formWith("typefaces", "Letra da marca", { "theme.typefaces": choice("Letra", TYPEFACES) }),
  }),
);
