import type { HoursLine } from "./opening-hours.rules.ts";
import { pageLabels } from "./page-setting-labels.texts.ts";
import type { Settings } from "./settings.rules.ts";

export type Label = string | { label: string; help?: string };

export type ListLabel<Item> = {
  label: string;
  help?: string;
  add: string;
  one: string;
  fields: LabelsOf<Omit<Item, "id">>;
};

export type LabelsOf<T> = T extends readonly HoursLine[]
  ? Label
  : T extends readonly string[]
    ? Label | { label: string; help?: string; add: string; one: string }
    : T extends readonly (infer Item)[]
      ? ListLabel<Item>
      : T extends string | number | boolean
        ? Label
        : { [Key in keyof T]: LabelsOf<T[Key]> };

const TITLE = "Título";
const TEXT = "Texto";
const BUTTON = "Texto do botão";
const PICTURE = "Imagem";
const LINK = {
  label: "Endereço do botão",
  help: "Uma página do site, como /contato, ou o endereço completo de outro site.",
};
const NUMBERS = "{anos} e {distribuidores} dão lugar aos números da marca.";
const PARAGRAPHS = { label: "Parágrafos", add: "Novo parágrafo", one: "Parágrafo" };

const labels: LabelsOf<Settings> = {
  brand: {
    name: "Nome da marca",
    legalName: { label: "Razão social", help: "Aparece nos termos, na privacidade e nos e-mails." },
    logo: { label: "Logotipo", help: "Sem imagem, o site desenha o nome em letras." },
    tagline: {
      label: "Frase da marca",
      help: "É o título da página principal quando o vídeo não tem título.",
    },
    blurb: { label: "Apresentação no rodapé", help: "Uma ou duas frases." },
    foundedEs: { label: "Fundação, no rodapé em espanhol", help: "Por exemplo: Existimos desde 1995." },
    foundedStory: {
      label: "Fundação, na história da marca",
      help: "Por exemplo: Desde a virada do milênio.",
    },
    yearsOfCraft: {
      label: "Anos de experiência",
      help: "Entra onde um texto da página principal diz {anos}.",
    },
    distributors: {
      label: "Distribuidores",
      help: "Entra onde um texto da página principal diz {distribuidores}.",
    },
    city: "Cidade",
    seoTitle: { label: "Título nos buscadores", help: "Até 60 caracteres aparecem inteiros." },
    seoDescription: { label: "Descrição nos buscadores", help: "Até 155 caracteres aparecem inteiros." },
    sharePicture: {
      label: "Imagem de compartilhamento",
      help: "Aparece quando alguém manda o endereço do site por mensagem.",
    },
  },
  contact: {
    addressLines: { label: "Endereço", help: "Uma linha do endereço em cada linha." },
    whatsapp: {
      label: "WhatsApp",
      help: "Com DDD: (11) 90000-0000. De outro país, com + e o código: +34 600 000 000. Em branco, não aparece.",
    },
    phone: { label: "Telefone", help: "Com DDD: (11) 3000-0000. Em branco, não aparece." },
    email: { label: "E-mail de contato", help: "Para cá vão as mensagens do formulário de contato." },
    marketingEmail: { label: "E-mail de marketing", help: "Aparece no rodapé." },
    timeZone: {
      label: "Fuso horário",
      help: "Como America/Sao_Paulo ou Europe/Madrid. Datas, agendamentos e relatórios seguem este relógio.",
    },
    hours: {
      places: {
        label: "Horários",
        help: "O site inteiro diz estes horários, nas três línguas. O primeiro aparece também na página principal.",
        add: "Novo lugar ou serviço",
        one: "Lugar ou serviço",
        fields: {
          name: "Lugar ou serviço",
          times: {
            label: "Quando abre",
            help: "Uma linha para os dias com o mesmo horário. Para retirar uma linha, deixe o primeiro dia em branco.",
          },
        },
      },
    },
    map: {
      point: {
        label: "Lugar no mapa",
        help: "Cole um link do Google Maps, do OpenStreetMap ou dos Mapas da Apple, ou escreva o endereço. Em branco, o mapa procura o endereço acima.",
      },
      place: { label: "Nome do lugar no mapa" },
      directions: { label: "Como chegar" },
    },
    mapPicture: {
      label: "Imagem do lugar",
      help: "A casa, a rua ou um mapa em imagem. Em branco, a página mostra o endereço em letras grandes.",
    },
  },
  social: {
    instagram: { label: "Instagram", help: "O endereço completo. Em branco, não aparece." },
    pinterest: { label: "Pinterest", help: "O endereço completo. Em branco, não aparece." },
    blog: { label: "Blog", help: "O endereço completo. Em branco, os botões do blog não aparecem." },
  },
  menu: {
    curadoriaUrl: {
      label: "Endereço da entrada Curadoria",
      help: "Em branco, leva às coleções. Um endereço de outro site abre em nova aba.",
    },
    order: "Ordem das entradas",
  },
  landing: {
    film: { label: "Filme da página de entrada", help: "MP4 de até 50 MB, sem som, em repetição." },
    poster: { label: "Imagem antes do filme", help: "Aparece enquanto o filme carrega." },
  },
  home: {
    veil: {
      label: "Escurecer o filme",
      help: "Em 0 o filme fica o mais claro em que o título ainda se lê; em 100, quase noite.",
    },
    hero: {
      lead: { label: "Texto de abertura", help: "Aparece quando o vídeo não tem subtítulo." },
      experience: { label: "Linha da experiência", help: NUMBERS },
      captionName: { label: "Começo da legenda do filme", help: "Por exemplo: No filme." },
      caption: "Legenda do filme",
      captionFilm: {
        label: "Filme da legenda",
        help: "A legenda só aparece sobre este filme. Copie o endereço de Vídeo principal.",
      },
    },
    feature: { title: TITLE, subtitle: "Subtítulo", linkText: "Texto do link", linkUrl: LINK },
    newCollection: { title: TITLE, text: TEXT, button: BUTTON, picture: PICTURE },
    collections: { title: TITLE, note: "Observação ao lado do título" },
    craft: {
      title: TITLE,
      text: TEXT,
      button: BUTTON,
      buttonUrl: LINK,
      picture: PICTURE,
      rug: {
        label: "Tapete que se tece na página",
        help: "O endereço de um tapete com desenho no simulador, como /produtos/tapete-lua. Em branco, nenhum.",
      },
      facts: {
        label: "Números do ofício",
        add: "Novo número",
        one: "Número",
        fields: { term: "O que é", value: "Quanto" },
      },
    },
    materials: {
      title: TITLE,
      lead: "Texto de abertura",
      samplesTitle: "Título das amostras",
      samplesText: "Texto das amostras",
      samplesUrl: { label: "Endereço das amostras", help: LINK.help },
      rawTitle: "Título das matérias-primas",
      rawText: "Texto das matérias-primas",
      rawUrl: { label: "Endereço das matérias-primas", help: LINK.help },
      yarns: {
        label: "Fios desenhados",
        help: "As cores da faixa de fios, da esquerda para a direita.",
        add: "Novo fio",
        one: "Fio",
        fields: { hex: "Cor", weight: { label: "Espessura", help: "De 1 a 9." } },
      },
    },
    featured: { title: TITLE },
    philosophy: { title: TITLE, paragraphs: PARAGRAPHS, button: BUTTON },
    simulatorPromo: {
      title: TITLE,
      text: TEXT,
      button: BUTTON,
      picture: "Imagem com o tapete",
      before: {
        label: "A mesma imagem sem o tapete",
        help: "Do mesmo tamanho. Com ela o visitante compara antes e depois, aqui e no simulador.",
      },
    },
    showroom: {
      title: TITLE,
      text: TEXT,
      button: BUTTON,
      pictures: {
        label: "Tapetes na parede",
        help: "Dois ou três: pendurados na mesma escala. Só uma imagem: uma fotografia do showroom, inteira.",
        add: "Novo tapete",
        one: "Tapete",
        fields: { picture: PICTURE, widthMetres: { label: "Largura em metros", help: "Por exemplo: 2,5." } },
      },
      pictureAlt: { label: "Descrição da parede para quem não a vê" },
    },
    companyIntro: { text: { label: TEXT, help: NUMBERS } },
    story: { title: TITLE, paragraphs: PARAGRAPHS, picture: PICTURE, caption: "Legenda da imagem" },
    access: { title: TITLE, text: TEXT, button: BUTTON, picture: PICTURE },
    design: {
      title: TITLE,
      text: TEXT,
      cardPicture: "Imagem do cartão",
      cardCaption: "Legenda do cartão",
      rugPicture: "Imagem do tapete",
      rugCaption: "Legenda do tapete",
    },
    services: { title: TITLE },
    tradeShows: { title: TITLE },
  },
  pages: pageLabels,
  boatShow: {
    isActive: "Mostrar o aviso da feira",
    name: { label: "Nome curto", help: "Aparece no botão do barco." },
    title: TITLE,
    text: TEXT,
    where: "Onde e quando",
    lastDay: {
      label: "Último dia da feira",
      help: "Depois dele o barco sai do cabeçalho. Em branco, fica até ser desligado.",
    },
    note: "Observação",
    picture: PICTURE,
  },
  promo: {
    isActive: "Mostrar o aviso diário na página principal",
    startsOn: { label: "Primeiro dia", help: "Em branco, aparece desde já." },
    endsOn: { label: "Último dia", help: "Em branco, aparece até ser desligado." },
    title: TITLE,
    text: TEXT,
    picture: PICTURE,
    button: BUTTON,
    buttonUrl: LINK,
  },
  testimonials: { title: { label: TITLE, help: "Os depoimentos ficam em Textos, Depoimentos." } },
  newsletter: { title: TITLE, text: TEXT },
  simulator: {
    embedUrl: {
      label: "Endereço de outro simulador",
      help: "Em branco, o site usa o simulador próprio. Com um endereço, mostra aquela página inteira.",
    },
    hiddenRooms: "Ambientes do produto que ficam escondidos",
  },
  catalogues: {
    items: {
      label: "Catálogos",
      add: "Novo catálogo",
      one: "Catálogo",
      fields: {
        name: "Nome",
        note: { label: "Observação", help: "Por exemplo: 9 páginas, PDF." },
        file: { label: "Arquivo PDF", help: "Até 50 MB." },
      },
    },
  },
  feature: {
    images: {
      left: { label: "Quatro imagens da esquerda", help: "Aparecem só se a galeria não puder ser lida." },
      right: "Imagem principal",
    },
  },
  theme: {
    colours: {
      paper: "Fundo",
      ink: "Tinta das letras",
      accent: "Cor de destaque",
      requests: "Fundo do simulador e dos pedidos",
      materials: "Fundo dos materiais",
      philosophy: "Fundo da filosofia",
    },
    typefaces: "Letra",
    isLogoPlain: "Logotipo de uma cor só",
    language: "Língua em que o site começa",
    languages: "Línguas do site",
    currency: "Moeda dos preços",
  },
  opening: {
    isOpen: "Site aberto ao público (desligado, só aparece a página “Em breve”)",
  },
  firstRun: {
    progress: {
      done: "Passos do começo",
      state: "Assistente de começo",
      plantedAt: "Conteúdo de demonstração",
    },
  },
};

export const settingLabels = labels;
