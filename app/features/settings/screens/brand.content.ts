import { fact, integer, picture, text, title, toggle } from "../fields/setting-fields.rules.ts";
import { form, formWith, settingsScreen } from "../settings-screen.rules.ts";

export const brandScreen = settingsScreen(
  "Marca e logotipo",
  "Nome, logotipo, frase e números da casa.",
  () => ({
    brand: formWith("logo", "Marca", {
      "brand.name": fact({ label: "Nome da marca", required: true }),
      "brand.tagline": title({
        label: "Frase da marca",
        help: "É o título da página principal quando o vídeo não tem título.",
      }),
      "brand.blurb": text({ label: "Apresentação no rodapé", help: "Uma ou duas frases." }),
      "brand.legalName": fact({
        label: "Razão social",
        help: "Aparece nos termos, na privacidade e nos e-mails.",
      }),
      "brand.logo": picture({ label: "Logotipo", help: "Sem imagem, o site desenha o nome em letras." }),
      /** A monochrome logo is drawn in the text's colour. */
      "theme.isLogoPlain": toggle("Logotipo de uma cor só"),
      "brand.yearsOfCraft": integer({
        label: "Anos de experiência",
        help: "Entra onde um texto da página principal diz {anos}.",
        min: 0,
      }),
      "brand.distributors": integer({
        label: "Distribuidores",
        help: "Entra onde um texto da página principal diz {distribuidores}.",
        min: 0,
      }),
      "brand.city": fact("Cidade"),
    }),
    founding: form("Fundação", {
      "brand.foundedEs": title({
        label: "Fundação, no rodapé em espanhol",
        help: "Só aparece no rodapé da página em espanhol. Por exemplo: Existimos desde 1995.",
        onlyIn: "es",
      }),
      "brand.foundedStory": title({
        label: "Fundação, na história da marca",
        help: "Por exemplo: Desde a virada do milênio.",
      }),
    }),
  }),
);
