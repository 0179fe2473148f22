import {
  email,
  hours,
  lines,
  link,
  list,
  MAX_ADDRESS_LINES,
  mapPlace,
  picture,
  telephone,
  text,
  timeZone,
  title,
  whole,
} from "../fields/setting-fields.rules.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

export const openingHours = whole({
  places: list(
    {
      label: "Horários",
      help: "O site inteiro diz estes horários, nas três línguas. O primeiro aparece também na página principal.",
      add: "Novo lugar ou serviço",
      one: "Lugar ou serviço",
      max: 4,
    },
    {
      name: title("Lugar ou serviço"),
      times: hours({
        label: "Quando abre",
        help: "Uma linha para os dias com o mesmo horário. Para retirar uma linha, deixe o primeiro dia em branco.",
      }),
    },
  ),
});

export const contactScreen = settingsScreen(
  "Contato e rodapé",
  "Telefones, e-mails, horários, endereço, mapa e redes.",
  () => ({
    channels: form("Telefones e e-mails", {
      "contact.whatsapp": telephone({
        label: "WhatsApp",
        opens: "whatsapp",
      }),
      "contact.phone": telephone({
        label: "Telefone",
        opens: "telephone",
      }),
      "contact.email": email({
        label: "E-mail de contato",
        help: "Para cá vão as mensagens do formulário de contato.",
      }),
      "contact.marketingEmail": email({ label: "E-mail de marketing", help: "Aparece no rodapé." }),
    }),
    hours: form("Horários e fuso", {
      "contact.hours": openingHours,
      /** IANA name. */
      "contact.timeZone": timeZone({
        label: "Fuso horário",
        help: "Datas, agendamentos e relatórios seguem este relógio.",
      }),
    }),
    address: form("Endereço e mapa", {
      "contact.addressLines": lines({
        label: "Endereço",
        help: "Uma linha do endereço em cada linha.",
        max: MAX_ADDRESS_LINES,
      }),
      "contact.map": whole({
        point: mapPlace({
          label: "Lugar no mapa",
          help: "Cole um link do Google Maps, do OpenStreetMap ou dos Mapas da Apple, ou escreva o endereço. Em branco, o mapa procura o endereço acima.",
        }),
        place: title("Nome do lugar no mapa"),
        directions: text("Como chegar"),
      }),
      "contact.mapPicture": picture({
        label: "Imagem do lugar",
        help: "A casa, a rua ou um mapa em imagem. Em branco, a página mostra o endereço em letras grandes.",
      }),
    }),
    social: form("Redes", {
      "social.instagram": link({
        label: "Instagram",
        help: "O endereço completo. Em branco, não aparece.",
      }),
      "social.pinterest": link({
        label: "Pinterest",
        help: "O endereço completo. Em branco, não aparece.",
      }),
      "social.blog": link({
        label: "Blog",
        help: "O endereço completo. Em branco, os botões do blog não aparecem.",
      }),
    }),
  }),
);
