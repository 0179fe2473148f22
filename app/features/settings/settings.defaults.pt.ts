import {
  BRAND_FACTS,
  CONTACT_FACTS,
  FEATURE,
  LANDING,
  MAP_FACTS,
  MENU,
  PICTURES,
  SHOWROOM_PICTURES,
  SIMULATOR,
  SOCIAL,
  YARNS,
} from "./settings.defaults.facts.ts";
import type { Settings } from "./settings.rules.ts";

export const SETTINGS_PT: Settings = {
  brand: {
    ...BRAND_FACTS,
    tagline: "Um tapete é mais que um tapete, é uma marca.",
    blurb: "Tapetes de nó, tear e tufado, feitos à mão em São Paulo, sob medida para o chão que vão habitar.",
    foundedEs: "Existimos desde 1995.",
    foundedStory: "Desde a virada do milênio",
    seoTitle: "Urdume, tapetes feitos à mão em São Paulo",
    seoDescription:
      "Tapetes de nó, tear e tufado, feitos à mão em São Paulo, sob medida. Showroom na Barra Funda.",
  },
  contact: {
    ...CONTACT_FACTS,
    hours: {
      weekdays: "Segunda a sexta",
      saturday: "Sábado",
      places: [
        { id: "showroom", name: "Escritório e showroom", weekdays: "9h-18h", saturday: "9h-13h" },
        { id: "online", name: "Atendimento online", weekdays: "8h-19h", saturday: "9h-15h" },
      ],
    },
    hoursShort: "Segunda a sexta, 9h-18h. Sábado, 9h-13h.",
    map: {
      ...MAP_FACTS,
      place: "Barra Funda",
      directions: "6 minutos a pé da estação. Estacionamento no galpão.",
    },
  },
  social: SOCIAL,
  menu: MENU,
  landing: LANDING,
  home: {
    hero: {
      lead: "Nó, tear e tufado à mão, na medida do chão que a peça vai habitar.",
      experience: "Mais de 20 anos de ofício e mais de 100 distribuidores no Brasil.",
      captionName: "No filme",
      caption: "Contemporary, lã, 290 × 430 cm. Casa no Pacaembu.",
    },
    feature: {
      title: "O chão também se projeta",
      subtitle: "",
      name: "Ocean Blue",
      facts: ["Lã e seda botânica, 300 × 400 cm", "Sala de estar, Higienópolis"],
      linkText: "Saiba mais",
      linkUrl: "/colecoes",
      leftTags: [
        { id: "golden-lines", name: "Golden Lines", fact: "Lã e seda botânica" },
        { id: "scallop", name: "Scallop", fact: "Borda recortada à tesoura" },
        { id: "soft-living", name: "Soft Living", fact: "Sulco aberto à tesoura" },
        { id: "natureza", name: "Natureza", fact: "Lã e linho cru" },
      ],
    },
    newCollection: {
      title: "Nova coleção: a sombra dos edifícios",
      text: "Seis tapetes desenhados às quatro da tarde, quando as lajes de São Paulo riscam a calçada.",
      button: "Ler a história no blog",
      picture: PICTURES.newCollection,
    },
    collections: {
      title: "Coleção completa",
      note: "Todas as peças na mesma escala.\nUm metro de tapete, um metro de desenho.",
    },
    craft: {
      title: "Noventa dias, duas pessoas, um tapete",
      text: "O cartão, a tintura, o nó, a tosa, o arremate. Cada etapa passa por alguém que sabe o nome do fio. Não há atalho que não apareça na superfície.",
      button: "Entrar no ateliê",
      buttonUrl: "/nossa-historia",
      picture: PICTURES.craft,
      facts: [
        { id: "knots", term: "Nós por m²", value: "250.000" },
        { id: "baths", term: "Banhos de tintura", value: "7" },
        { id: "shearing", term: "Tosa", value: "à mão, 3 passadas" },
      ],
    },
    materials: {
      title: "Antes do tapete, o fio",
      lead: "Lã neozelandesa, seda botânica, juta do Amazonas. Peça para sentir na mão antes de decidir com os olhos.",
      samplesTitle: "Amostras",
      samplesText: "Doze quadrados de 10 × 10 cm pelo correio",
      samplesUrl: "/amostra-de-cores",
      rawTitle: "Matérias-primas",
      rawText: "De onde vem, quem fia, como se tinge",
      rawUrl: "/nossa-historia",
      yarns: YARNS,
    },
    featured: { title: "Tapetes em destaque" },
    philosophy: {
      title: "Nossa Filosofia",
      paragraphs: [
        "Na virada do milênio, desmontamos um tapete antigo para entender por que ele durava. Debaixo do desenho estava o urdume: fios que ninguém vê e que sustentam todos os outros.",
        "Desde então trabalhamos nessa ordem: primeiro o que sustenta, depois o que se mostra. A lã vem de rebanhos soltos, a juta cresce no Amazonas, a seda é botânica. Compramos de quem podemos visitar.",
        "Tingimos pouco de cada vez, com plantas quando a cor permite. O que sobra do corte vira amostra, e a amostra vira conversa com quem projeta.",
        "Um tapete é mais que um tapete, é uma marca: a que o pé reconhece no escuro, a que fica na fotografia da família, a que a casa leva quando muda de endereço.",
      ],
      button: "Acompanhar texto no blog",
    },
    simulatorPromo: {
      title: "Veja no seu chão antes do primeiro nó",
      text: "Envie uma foto do ambiente, escolha modelo, cor e medida. Leva dois minutos e funciona no celular.",
      button: "Abrir o simulador",
      picture: PICTURES.simulatorPromo,
    },
    showroom: {
      title: "O showroom fica dentro do ateliê",
      text: "Você escolhe a cor ao lado de quem tinge. Traga a planta, uma foto ou o tecido do sofá.",
      button: "Agendar visita",
      pictures: SHOWROOM_PICTURES,
      pictureAlt: "Parede do showroom: Azulejo, Lua e Vão Livre pendurados na mesma escala",
    },
    companyIntro: {
      text: "A Urdume faz tapetes à mão em São Paulo há mais de 20 anos e está em mais de 100 lojas pelo Brasil. Trabalhamos com arquitetos, com hotéis e com quem está montando a primeira casa.",
    },
    story: {
      title: "Tecemos em São Paulo desde 1995",
      paragraphs: [
        "Começamos com um tear e um pedido: um tapete que ninguém tinha desenhado ainda. Hoje o ateliê ocupa três galpões na Barra Funda e continuamos começando igual, pelo fio que não se vê.",
        "Trabalhamos com lã neozelandesa, seda botânica e juta do Amazonas. Tingimos em casa, em banhos pequenos, para que uma cor possa se repetir vinte anos depois.",
      ],
      picture: PICTURES.story,
      caption: "Cones tingidos esta semana. Ateliê da Barra Funda.",
    },
    access: {
      title: "Acesso exclusivo para quem projeta",
      text: "Preços de profissional, amostras em 72 horas, arquivos de cada desenho e uma pessoa que responde.",
      button: "Solicitar acesso",
      picture: PICTURES.access,
    },
    design: {
      title: "Cada nó, um quadrado",
      text: "O cartão diz que fio entra em cada nó. A tecelã o lê em voz alta, fileira por fileira.",
      cardPicture: PICTURES.designCard,
      cardCaption: "Cartão, 1 quadrado = 1 nó",
      rugPicture: PICTURES.designRug,
      rugCaption: "Tapete, lã, 32 × 40 cm",
    },
    services: {
      title: "Serviços",
      items: [
        {
          id: "made-to-measure",
          title: "Sob medida",
          description: "Forma, cor, pelo e medida. De 60 × 90 cm a 6 × 12 m em uma peça só.",
        },
        {
          id: "samples",
          title: "Amostras",
          description: "Doze quadrados de 10 × 10 cm com nome, pelo e tintura no verso.",
        },
        {
          id: "project",
          title: "Projeto",
          description: "Plantas, simulação na foto do ambiente e prova de luz no ateliê.",
        },
        {
          id: "care",
          title: "Cuidado",
          description: "Lavagem, restauro e bordas novas, também para peças de outros ateliês.",
        },
      ],
    },
    tradeShows: {
      title: "Feiras",
      items: [
        {
          id: "2025",
          year: 2025,
          title: "Expositor, edição 2025",
          facts: "Marola e Vão Livre",
          picture: PICTURES.tradeShow2025,
        },
        {
          id: "2024",
          year: 2024,
          title: "Expositor, edição 2024",
          facts: "Geométrico e Cobogó",
          picture: PICTURES.tradeShow2024,
        },
        {
          id: "2023",
          year: 2023,
          title: "Expositor, edição 2023",
          facts: "Lua, primeira série redonda",
          picture: PICTURES.tradeShow2023,
        },
      ],
    },
  },
  boatShow: {
    isActive: true,
    name: "Boat Show 2025",
    title: "Expositor\nBoat Show 2025",
    text: "Marola, listras tecidas para convés e salão. Seca ao sol, não desfia, pesa 2 kg por metro.",
    where: "São Paulo, setembro de 2025",
    note: "Projetos sob medida para embarcações, a partir da planta do estaleiro.",
    picture: PICTURES.boatShow,
  },
  promo: {
    isActive: true,
    title: "Uma caixa de fios na sua mesa",
    text: "Doze amostras de 10 × 10 cm, com nome, pelo e tintura no verso. Enviamos a arquitetos e designers de todo o Brasil, sem custo.",
    picture: PICTURES.promo,
    button: "Pedir a caixa de amostras",
    buttonUrl: "/acesso-exclusivo",
  },
  testimonials: {
    title: "Quem pisa todos os dias",
    items: [
      {
        id: "finished-house",
        quote: "O tapete chegou e a obra acabou. Era o que faltava para a sala parar de parecer um projeto.",
        author: "",
        role: "Arquiteta",
        place: "Curitiba",
      },
      {
        id: "dry-leaf",
        quote:
          "Pedi um verde que eu só tinha em uma folha seca. Mandei a folha pelo correio e voltou o verde.",
        author: "",
        role: "Designer de interiores",
        place: "Recife",
      },
      {
        id: "three-years",
        quote: "Três anos, dois cachorros e uma criança depois, o pelo continua de pé.",
        author: "",
        role: "Cliente",
        place: "Belo Horizonte",
      },
    ],
  },
  newsletter: {
    title: "Cartas do tear",
    text: "Quatro por ano: uma coleção, uma tintura, uma casa.",
  },
  simulator: SIMULATOR,
  catalogues: {
    items: [
      { id: "2022", name: "Catálogo 2022", note: "72 páginas, PDF", file: "" },
      { id: "2023", name: "Catálogo da feira 2023", note: "48 páginas, PDF", file: "" },
      { id: "2024", name: "Catálogo 2024", note: "96 páginas, PDF", file: "" },
      { id: "2025", name: "Catálogo 2025", note: "88 páginas, PDF", file: "" },
      { id: "2026", name: "Catálogo 2026", note: "84 páginas, PDF", file: "" },
    ],
  },
  feature: FEATURE,
};
