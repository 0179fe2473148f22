import {
  colour,
  group,
  integer,
  link,
  list,
  listWithoutIds,
  metres,
  paragraphs,
  picture,
  text,
  title,
} from "../fields/setting-fields.rules.ts";
import {
  BUTTON,
  LINK,
  LINK_HELP,
  OPENING,
  PARAGRAPHS,
  PICTURE,
  TEXT,
  TITLE,
  WIDTH,
} from "../setting-labels.texts.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

const NUMBERS = "{anos} e {distribuidores} dão lugar aos números da marca.";

export const mainPageScreen = settingsScreen(
  "Textos das seções",
  "Os textos e imagens de cada seção.",
  () => ({
    hero: form("Abertura", {
      "home.hero": group({
        lead: text({ label: OPENING, help: "Aparece quando o vídeo não tem subtítulo." }),
        experience: text({ label: "Linha da experiência", help: NUMBERS }),
      }),
    }),
    newCollection: form("Nova coleção", {
      "home.newCollection": group({
        title: title(TITLE),
        text: text(TEXT),
        button: title(BUTTON),
        picture: picture(PICTURE),
      }),
    }),
    collections: form("Coleções", {
      "home.collections": group({ title: title(TITLE), note: text("Observação ao lado do título") }),
    }),
    craft: form("Ofício", {
      "home.craft": group({
        title: title(TITLE),
        text: text(TEXT),
        button: title(BUTTON),
        buttonUrl: link(LINK),
        picture: picture(PICTURE),
        rug: link({
          label: "Tapete que se tece na página",
          help: "O endereço de um tapete com desenho no simulador, como /produtos/tapete-lua. Em branco, nenhum.",
        }),
        facts: list(
          { label: "Números do ofício", add: "Novo número", one: "Número", max: 6 },
          { term: title("O que é"), value: title("Quanto") },
        ),
      }),
    }),
    materials: form("Materiais", {
      "home.materials": group({
        title: title(TITLE),
        lead: text(OPENING),
        samplesTitle: title("Título das amostras"),
        samplesText: text("Texto das amostras"),
        samplesUrl: link({ label: "Endereço das amostras", help: LINK_HELP }),
        rawTitle: title("Título das matérias-primas"),
        rawText: text("Texto das matérias-primas"),
        rawUrl: link({ label: "Endereço das matérias-primas", help: LINK_HELP }),
        yarns: listWithoutIds(
          {
            label: "Fios desenhados",
            help: "As cores da faixa de fios, da esquerda para a direita.",
            add: "Novo fio",
            one: "Fio",
            max: 24,
          },
          {
            hex: colour("Cor"),
            weight: integer({ label: "Espessura", help: "De 1 a 9.", min: 1, max: 9 }),
          },
        ),
      }),
    }),
    featured: form("Tapetes em destaque", { "home.featured": group({ title: title(TITLE) }) }),
    philosophy: form("Nossa Filosofia", {
      "home.philosophy": group({
        title: title(TITLE),
        paragraphs: paragraphs(PARAGRAPHS),
        button: title(BUTTON),
      }),
    }),
    simulatorPromo: form("Convite ao simulador", {
      "home.simulatorPromo": group({
        title: title(TITLE),
        text: text(TEXT),
        button: title(BUTTON),
        picture: picture("Imagem com o tapete"),
        before: picture({
          label: "A mesma imagem sem o tapete",
          help: "Do mesmo tamanho. Com ela o visitante compara antes e depois, aqui e no simulador.",
        }),
      }),
    }),
    showroom: form("Showroom", {
      "home.showroom": group({
        title: title(TITLE),
        text: text(TEXT),
        button: title(BUTTON),
        pictures: list(
          {
            label: "Tapetes na parede",
            help: "Dois ou três: pendurados na mesma escala. Só uma imagem: uma fotografia do showroom, inteira.",
            add: "Novo tapete",
            one: "Tapete",
            max: 3,
          },
          { picture: picture(PICTURE), widthMetres: metres(WIDTH) },
        ),
        pictureAlt: text("Descrição da parede para quem não a vê"),
      }),
    }),
    testimonials: form("Depoimentos", {
      "testimonials.title": title({ label: TITLE, help: "Os depoimentos ficam em Páginas, Depoimentos." }),
    }),
    companyIntro: form("A empresa", {
      "home.companyIntro": group({ text: text({ label: TEXT, help: NUMBERS }) }),
    }),
  }),
);
