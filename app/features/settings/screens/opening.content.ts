import { day, film, picture, text, title, toggle } from "../fields/setting-fields.rules.ts";
import { PICTURE, TEXT, TITLE } from "../setting-labels.texts.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

export const openingScreen = settingsScreen(
  "Página de entrada",
  "O filme da escolha de país e o aviso da feira.",
  () => ({
    opening: form("Site aberto", {
      "opening.isOpen": toggle("Site aberto ao público (desligado, só aparece a página “Em breve”)"),
    }),
    landing: form("Filme de entrada", {
      "landing.film": film({
        label: "Filme da página de entrada",
        help: "MP4 de até 50 MB, sem som, em repetição.",
      }),
      "landing.poster": picture({
        label: "Imagem antes do filme",
        help: "Aparece enquanto o filme carrega.",
      }),
    }),
    boatShow: form("Aviso da feira", {
      "boatShow.isActive": toggle("Mostrar o aviso da feira"),
      "boatShow.name": title({ label: "Nome curto", help: "Aparece no botão do barco." }),
      "boatShow.title": title(TITLE),
      "boatShow.text": text(TEXT),
      "boatShow.where": title("Onde e quando"),
      "boatShow.lastDay": day({
        label: "Último dia da feira",
        help: "Depois dele o barco sai do cabeçalho. Em branco, fica até ser desligado.",
      }),
      "boatShow.note": text("Observação"),
      "boatShow.picture": picture(PICTURE),
    }),
  }),
);
