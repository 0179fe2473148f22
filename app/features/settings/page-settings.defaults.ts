import type { WrittenLocale } from "#app/i18n/locales.ts";
import type { Settings } from "./settings.content.ts";

/** Sites without the demo lack these files. */
const WITHOUT_PICTURES = { swatchesPicture: "", madeToMeasurePicture: "", accessPicture: "" };

type PageSettings = Omit<Settings["pages"], keyof typeof WITHOUT_PICTURES>;

const PT: PageSettings = {
  rugs: {
    lead: "Nove peças, uma para cada fio do nome. Todas se refazem na sua medida, na sua cor e no seu pelo.",
  },
  collections: {
    lead: "Cinco famílias, vinte tapetes. Todos mudam de medida, de cor e de pelo.",
    curationNote: "Os anos de 2022 a 2025, página por página",
    categoriesLead:
      "Os mesmos tapetes por outra porta: do liso ao listrado, do redondo ao quarto das crianças.",
    geometricNote: "Seis salas, um módulo que se repete",
  },
  geometric: {
    lead: "Um módulo, uma regra e a mão que a repete. Nenhum ângulo sai igual ao outro.",
    closing: "Traga a planta: o\u00a0desenho se ajusta ao piso",
  },
  gallery: {
    lead: "Cada tapete no lugar onde vive, coleção por coleção.",
    exhibition: "Exposição 2024",
    closing: "Diga qual viu. Fazemos na\u00a0sua\u00a0medida.",
  },
  designers: {
    lead: "Quem traça antes do primeiro nó, e as peças que assina.",
    closing: "O próximo desenho pode ser o seu",
  },
  swatches: {
    lead: "Oito cores, do quartzo à maravilha, passando por dois azuis de hortênsia. A tela aproxima; o\u00a0fio confirma.",
    samples:
      "Enviamos as oito em quadrados de lã de 10\u00a0×\u00a010\u00a0cm, com pelo e bouclé lado a lado.",
  },
  access: {
    title: "Acesso exclusivo para quem projeta",
    description:
      "O programa da Urdume para arquitetos, designers de interiores e lojas: tabela para profissionais, amostras em 72 horas, arquivos de cada desenho e uma pessoa que responde.",
    benefits: [
      { id: "prices", term: "Tabela para profissionais", text: "Válida do primeiro pedido em diante." },
      { id: "samples", term: "Amostras em 72\u00a0horas", text: "Doze quadrados por projeto, sem custo." },
      { id: "files", term: "Arquivos", text: "DWG, textura e ficha em PDF de cada peça." },
      { id: "person", term: "Uma pessoa", text: "A mesma, do desenho à entrega." },
    ],
  },
  madeToMeasure: {
    lead: "Forma, medida, cor e pelo. Mande a planta, uma foto ou o traço em um guardanapo.",
    description:
      "Tapetes sob medida da Urdume: formas, medidas até 6 × 12 m, o processo em cinco passos com prazos, e um pedido com planta, foto ou desenho.",
    limits: {
      rectangular: "até 6 × 12 m",
      round: "até 4 m, sem emenda",
      oval: "até 4 × 6 m",
      organic: "a partir do seu traço",
      runner: "até 20 m",
      corner: "segue a planta",
    },
    steps: [
      {
        ...{ id: "talk", when: "dia 1", name: "Conversa" },
        text: "Planta, fotos, referências. Respondemos com desenho e preço em três dias úteis.",
      },
      {
        ...{ id: "card", when: "semana 1", name: "Cartão" },
        text: "O desenho vira nó: cada quadrado do cartão é um nó.",
      },
      {
        ...{ id: "sample", when: "semana 3", name: "Amostra" },
        text: "Um quadrado de 40\u00a0×\u00a040\u00a0cm na sua cor, para ver na luz da sua casa.",
      },
      {
        ...{ id: "loom", when: "semanas 4 a 14", name: "Tear" },
        text: "Você recebe uma foto por semana, com a fileira do dia.",
      },
      {
        ...{ id: "floor", when: "semana 15", name: "Chão" },
        text: "Entregamos, desenrolamos com você e passamos o aspirador pela primeira vez.",
      },
    ],
    promise: "Respondemos com desenho e preço em três dias úteis.",
    onRequest: "Preço sob consulta, com desenho, em três dias úteis.",
  },
  madeToMeasurePieces: [
    {
      id: "corner",
      picture: "",
      widthMetres: 2,
      name: "Contemporary em\u00a0L",
      note: "200\u00a0×\u00a0300\u00a0cm. Abre lugar para a escada.",
    },
    {
      id: "organic",
      picture: "",
      widthMetres: 2.4,
      name: "Ocean Blue de contorno livre",
      note: "240\u00a0×\u00a0320\u00a0cm. O traço veio em um guardanapo.",
    },
    {
      id: "runner",
      picture: "",
      widthMetres: 0.8,
      name: "Marola em passadeira",
      note: "80\u00a0×\u00a0400\u00a0cm. Um corredor inteiro, sem emenda.",
    },
  ],
  rug: {
    yarnsNote: "Todas as cores podem mudar.",
    madeIn: "Cada peça é numerada e assinada por quem a teceu.",
    quote: "Respondemos em um dia útil, com preço, prazo e frete.",
    sample: "Um quadrado de 10\u00a0×\u00a010\u00a0cm com os fios desta peça, para ver na sua luz.",
    sheetNote: "A lã aceita variação de até 3% na medida e no tom.",
  },
};

const ES: PageSettings = {
  rugs: {
    lead: "Nueve piezas, una por cada hilo del nombre. Todas se rehacen en su medida, en su color y en su pelo.",
  },
  collections: {
    lead: "Cinco familias, veinte alfombras. Todas cambian de medida, de color y de pelo.",
    curationNote: "Los años de 2022 a 2025, página por página",
    categoriesLead:
      "Las mismas alfombras por otra puerta: de lo liso a lo rayado, de lo redondo al cuarto infantil.",
    geometricNote: "Seis salones, un módulo que se repite",
  },
  geometric: {
    lead: "Un módulo, una regla y la mano que la repite. Ningún ángulo sale igual a otro.",
    closing: "Traiga el plano: el\u00a0dibujo se ajusta al suelo",
  },
  gallery: {
    lead: "Cada alfombra en el lugar donde vive, colección por colección.",
    exhibition: "Exposición 2024",
    closing: "Díganos cuál. La\u00a0hacemos a\u00a0su\u00a0medida.",
  },
  designers: {
    lead: "Quienes trazan antes del primer nudo, y las piezas que firman.",
    closing: "El próximo dibujo puede ser el suyo",
  },
  swatches: {
    lead: "Ocho colores, del cuarzo a la maravilla, pasando por dos azules de hortensia. La pantalla aproxima; el hilo confirma.",
    samples:
      "Enviamos las ocho en cuadrados de lana de 10\u00a0×\u00a010\u00a0cm, con pelo y bouclé, uno junto a otro.",
  },
  access: {
    title: "Acceso exclusivo para quienes proyectan espacios",
    description:
      "El programa de Urdume para arquitectos, interioristas y tiendas: tarifa para profesionales, muestras en 72 horas, archivos de cada diseño y una persona que contesta.",
    benefits: [
      { id: "prices", term: "Tarifa para profesionales", text: "Válida desde el primer pedido." },
      { id: "samples", term: "Muestras en 72\u00a0horas", text: "Doce cuadrados por proyecto, sin coste." },
      { id: "files", term: "Archivos", text: "DWG, textura y ficha en PDF de cada pieza." },
      { id: "person", term: "Una persona", text: "La misma, del diseño a la entrega." },
    ],
  },
  madeToMeasure: {
    lead: "Forma, medida, color y pelo. Envíe el plano, una foto o el trazo en una servilleta.",
    description:
      "Alfombras a medida de Urdume: formas, medidas hasta 6 × 12 m, el proceso en cinco pasos con plazos, y una solicitud con plano, foto o dibujo.",
    limits: {
      rectangular: "hasta 6 × 12 m",
      round: "hasta 4 m, sin costura",
      oval: "hasta 4 × 6 m",
      organic: "a partir de su trazo",
      runner: "hasta 20 m",
      corner: "sigue el plano",
    },
    steps: [
      {
        ...{ id: "talk", when: "día 1", name: "Conversación" },
        text: "Plano, fotos, referencias. Respondemos con dibujo y precio en tres días laborables.",
      },
      {
        ...{ id: "card", when: "semana 1", name: "Cartón" },
        text: "El dibujo se vuelve nudo: cada cuadro del cartón es un nudo.",
      },
      {
        ...{ id: "sample", when: "semana 3", name: "Muestra" },
        text: "Un cuadrado de 40\u00a0×\u00a040\u00a0cm en su color, para verlo con la luz de su casa.",
      },
      {
        ...{ id: "loom", when: "semanas 4 a 14", name: "Telar" },
        text: "Recibe una foto por semana, con la fila del día.",
      },
      {
        ...{ id: "floor", when: "semana 15", name: "Suelo" },
        text: "La entregamos, la desenrollamos con usted y pasamos el aspirador por primera vez.",
      },
    ],
    promise: "Respondemos con dibujo y precio en tres días laborables.",
    onRequest: "Precio a consultar, con dibujo, en tres días laborables.",
  },
  madeToMeasurePieces: [
    {
      id: "corner",
      picture: "",
      widthMetres: 2,
      name: "Contemporary en\u00a0L",
      note: "200\u00a0×\u00a0300\u00a0cm. Deja sitio a la escalera.",
    },
    {
      id: "organic",
      picture: "",
      widthMetres: 2.4,
      name: "Ocean Blue de contorno libre",
      note: "240\u00a0×\u00a0320\u00a0cm. El trazo llegó en una servilleta.",
    },
    {
      id: "runner",
      picture: "",
      widthMetres: 0.8,
      name: "Marola de pasillo",
      note: "80\u00a0×\u00a0400\u00a0cm. Un pasillo entero, sin costura.",
    },
  ],
  rug: {
    yarnsNote: "Todos los colores pueden cambiar.",
    madeIn: "Cada pieza está numerada y firmada por quien la tejió.",
    quote: "Respondemos en un día laborable, con precio, plazo y transporte.",
    sample: "Un cuadrado de 10\u00a0×\u00a010\u00a0cm con los hilos de esta pieza, para verlo con su luz.",
    sheetNote: "La lana admite una variación de hasta el 3\u00a0% en la medida y el tono.",
  },
};

const EN: PageSettings = {
  rugs: {
    lead: "Nine pieces, one for each thread of the name. Each is made again in your size, your colours and your pile.",
  },
  collections: {
    lead: "Five families, twenty rugs. Every one can change its size, its colour and its pile.",
    curationNote: "The years 2022 to 2025, page by page",
    categoriesLead:
      "The same rugs by another door: from plain to striped, from round to the children’s room.",
    geometricNote: "Six rooms, one module that repeats",
  },
  geometric: {
    lead: "One module, one rule and the hand that repeats it. No angle comes out like another.",
    closing: "Bring the floor plan: the\u00a0pattern fits the floor",
  },
  gallery: {
    lead: "Each rug in the place where it lives, collection by collection.",
    exhibition: "2024 exhibition",
    closing: "Tell us which one. We make\u00a0it to your\u00a0measure.",
  },
  designers: {
    lead: "Those who draw before the first knot, and the pieces that they sign.",
    closing: "The next drawing may be yours",
  },
  swatches: {
    lead: "Eight colours, from rose quartz to maravilha, by way of two hydrangea blues. The screen comes close; the yarn confirms.",
    samples:
      "We post all eight as 10\u00a0×\u00a010\u00a0cm squares of wool, cut pile and bouclé side by side.",
  },
  access: {
    title: "Exclusive access for those who design",
    description:
      "Urdume’s programme for architects, interior designers and shops: trade prices, samples in 72 hours, files of every design and a person who answers.",
    benefits: [
      { id: "prices", term: "Trade prices", text: "From the first order onwards." },
      {
        id: "samples",
        term: "Samples in 72\u00a0hours",
        text: "Twelve squares for each project, free of charge.",
      },
      { id: "files", term: "Files", text: "DWG, texture and PDF sheet of every piece." },
      { id: "person", term: "One person", text: "The same, from drawing to delivery." },
    ],
  },
  madeToMeasure: {
    lead: "Shape, size, colour and pile. Send the floor plan, a photo or a sketch on a napkin.",
    description:
      "Urdume’s made-to-measure rugs: shapes, sizes up to 6 × 12 m, the process in five steps with their times, and a request with plan, photo or sketch.",
    limits: {
      rectangular: "up to 6 × 12 m",
      round: "up to 4 m, without a seam",
      oval: "up to 4 × 6 m",
      organic: "from your own line",
      runner: "up to 20 m",
      corner: "follows the floor plan",
    },
    steps: [
      {
        ...{ id: "talk", when: "day 1", name: "Conversation" },
        text: "Floor plan, photos, references. We answer with a drawing and a price in three working days.",
      },
      {
        ...{ id: "card", when: "week 1", name: "Point paper" },
        text: "The drawing becomes knots: each square of the point paper is a knot.",
      },
      {
        ...{ id: "sample", when: "week 3", name: "Sample" },
        text: "A 40\u00a0×\u00a040\u00a0cm square in your colour, to see in the light of your own home.",
      },
      {
        ...{ id: "loom", when: "weeks 4 to 14", name: "Loom" },
        text: "You receive a photo each week, with that day’s row.",
      },
      {
        ...{ id: "floor", when: "week 15", name: "Floor" },
        text: "We deliver it, unroll it with you and vacuum it for the first time.",
      },
    ],
    promise: "We answer with a drawing and a price in three working days.",
    onRequest: "Price on request, with a drawing, in three working days.",
  },
  madeToMeasurePieces: [
    {
      id: "corner",
      picture: "",
      widthMetres: 2,
      name: "L-shaped Contemporary",
      note: "200\u00a0×\u00a0300\u00a0cm. It leaves room for the stairs.",
    },
    {
      id: "organic",
      picture: "",
      widthMetres: 2.4,
      name: "Ocean Blue, free outline",
      note: "240\u00a0×\u00a0320\u00a0cm. The line came on a napkin.",
    },
    {
      id: "runner",
      picture: "",
      widthMetres: 0.8,
      name: "Marola as a runner",
      note: "80\u00a0×\u00a0400\u00a0cm. A whole corridor, without a seam.",
    },
  ],
  rug: {
    yarnsNote: "Every colour can be changed.",
    madeIn: "Each piece is numbered and signed by the weaver who made it.",
    quote: "We answer within one working day, with price, lead time and shipping.",
    sample: "A square of 10\u00a0×\u00a010\u00a0cm with the yarns of this piece, to see in your own light.",
    sheetNote: "Wool allows a variation of up to 3% in size and shade.",
  },
};

export const PAGES: Record<WrittenLocale, Settings["pages"]> = {
  "pt-BR": { ...PT, ...WITHOUT_PICTURES },
  es: { ...ES, ...WITHOUT_PICTURES },
  en: { ...EN, ...WITHOUT_PICTURES },
};
