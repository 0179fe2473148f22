import { picture, text, title } from "../fields/setting-fields.rules.ts";
import { formWith, settingsScreen } from "../settings-screen.rules.ts";

export const searchEnginesScreen = settingsScreen(
  "Buscadores",
  "Como o site aparece no Google e quando é compartilhado.",
  () => ({
    seo: formWith("seo", "Resultado de busca", {
      "brand.seoTitle": title({
        label: "Título nos buscadores",
        help: "Até 60 caracteres aparecem inteiros.",
        required: true,
      }),
      "brand.seoDescription": text({
        label: "Descrição nos buscadores",
        help: "Até 155 caracteres aparecem inteiros.",
      }),
      "brand.sharePicture": picture({
        label: "Imagem de compartilhamento",
        help: "Aparece quando alguém manda o endereço do site por mensagem.",
      }),
    }),
  }),
);
