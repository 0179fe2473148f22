import { document, list, title } from "../fields/setting-fields.rules.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

export const cataloguesScreen = settingsScreen(
  "Catálogos em PDF",
  "Os arquivos PDF que os visitantes baixam.",
  () => ({
    catalogues: form("Catálogos", {
      "catalogues.items": list(
        { label: "Catálogos", add: "Novo catálogo", one: "Catálogo", max: 12 },
        {
          name: title("Nome"),
          note: title({ label: "Observação", help: "Por exemplo: 9 páginas, PDF." }),
          file: document({ label: "Arquivo PDF", help: "Até 50 MB." }),
        },
      ),
    }),
  }),
);
