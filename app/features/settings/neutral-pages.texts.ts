import { defineTexts } from "#app/i18n/texts.ts";

/** Texts without numbers and promises of time. */
export const neutralPages = defineTexts({
  pt: {
    rugs: { lead: "Cada peça se refaz na sua medida, na sua cor e no seu pelo." },
    collections: {
      lead: "Famílias de desenho. Qualquer peça muda de medida, de cor e de pelo.",
      curationNote: "Ano por ano, página por página",
      categoriesLead: "Os mesmos tapetes por outra porta: a forma e o desenho.",
      geometricNote: "Um módulo que se repete",
    },
    geometric: {
      lead: "Um módulo, uma regra e a mão que a repete.",
      closing: "Traga a planta: o\u00a0desenho se ajusta ao piso",
    },
    gallery: {
      lead: "Cada tapete no lugar onde vive, coleção por coleção.",
      exhibition: "Exposição",
      closing: "Diga qual viu. Fazemos na\u00a0sua\u00a0medida.",
    },
    designers: {
      lead: "Quem traça antes do primeiro nó, e as peças que assina.",
      closing: "O próximo desenho pode ser o seu",
    },
    swatches: {
      lead: "A tela aproxima; o\u00a0fio confirma.",
      samples: "Peça as cores em lã, para ver de perto.",
    },
    access: {
      title: "Para quem projeta",
      description:
        "Para arquitetos, designers de interiores e lojas: preços para profissionais e quem responda.",
      benefits: [
        { id: "prices", term: "Preços para profissionais", text: "Para quem projeta e para quem vende." },
        { id: "person", term: "Uma pessoa", text: "A mesma, do desenho à entrega." },
      ],
    },
    madeToMeasure: {
      lead: "Forma, medida, cor e pelo. Mande a planta, uma foto ou um traço.",
      description: "Tapetes sob medida: formas, o caminho do traço ao chão, e um pedido com planta ou foto.",
      organic: "a partir do seu traço",
      corner: "segue a planta",
      steps: [
        { id: "talk", name: "Conversa", text: "Planta, fotos, referências: começamos pelo que existe." },
        { id: "card", name: "Desenho", text: "O traço ganha medida, cor e preço." },
        { id: "sample", name: "Amostra", text: "Um quadrado na sua cor, para ver na luz da sua casa." },
        { id: "loom", name: "Tear", text: "A peça sobe, fileira por fileira." },
        { id: "floor", name: "Chão", text: "Entrega, abertura e o lugar de cada coisa." },
      ],
      promise: "Respondemos com desenho e preço.",
      onRequest: "Preço sob consulta, com desenho.",
    },
    rug: {
      yarnsNote: "Todas as cores podem mudar.",
      madeIn: "Cada peça é feita à mão.",
      quote: "Respondemos com preço, prazo e frete.",
      sample: "Um quadrado com os fios desta peça, para ver na sua luz.",
      sheetNote: "Peças feitas à mão variam um pouco na medida e no tom.",
    },
  },
  es: {
    rugs: { lead: "Cada pieza se rehace en su medida, en su color y en su pelo." },
    collections: {
      lead: "Familias de dibujo. Cualquier pieza cambia de medida, de color y de pelo.",
      curationNote: "Año por año, página por página",
      categoriesLead: "Las mismas alfombras por otra puerta: la forma y el dibujo.",
      geometricNote: "Un módulo que se repite",
    },
    geometric: {
      lead: "Un módulo, una regla y la mano que la repite.",
      closing: "Traiga el plano: el\u00a0dibujo se ajusta al suelo",
    },
    gallery: {
      lead: "Cada alfombra en el lugar donde vive, colección por colección.",
      exhibition: "Exposición",
      closing: "Díganos cuál. La\u00a0hacemos a\u00a0su\u00a0medida.",
    },
    designers: {
      lead: "Quienes trazan antes del primer nudo, y las piezas que firman.",
      closing: "El próximo dibujo puede ser el suyo",
    },
    swatches: {
      lead: "La pantalla aproxima; el hilo confirma.",
      samples: "Pida los colores en lana, para verlos de cerca.",
    },
    access: {
      title: "Para quienes proyectan espacios",
      description: "Para arquitectos, interioristas y tiendas: precios para profesionales y quien conteste.",
      benefits: [
        {
          id: "prices",
          term: "Precios para profesionales",
          text: "Para quienes proyectan espacios y para quienes venden.",
        },
        { id: "person", term: "Una persona", text: "La misma, del diseño a la entrega." },
      ],
    },
    madeToMeasure: {
      lead: "Forma, medida, color y pelo. Envíe el plano, una foto o un trazo.",
      description:
        "Alfombras a medida: formas, el camino del trazo al suelo, y una solicitud con plano o foto.",
      organic: "a partir de su trazo",
      corner: "sigue el plano",
      steps: [
        { id: "talk", name: "Conversación", text: "Plano, fotos, referencias: empezamos por lo que existe." },
        { id: "card", name: "Dibujo", text: "El trazo gana medida, color y precio." },
        { id: "sample", name: "Muestra", text: "Un cuadrado en su color, para verlo con la luz de su casa." },
        { id: "loom", name: "Telar", text: "La pieza crece, fila por fila." },
        {
          id: "floor",
          name: "Suelo",
          text: "La entregamos, la desenrollamos y cada cosa vuelve a su sitio.",
        },
      ],
      promise: "Respondemos con dibujo y precio.",
      onRequest: "Precio a consultar, con dibujo.",
    },
    rug: {
      yarnsNote: "Todos los colores pueden cambiar.",
      madeIn: "Cada pieza está hecha a mano.",
      quote: "Respondemos con precio, plazo y transporte.",
      sample: "Un cuadrado con los hilos de esta pieza, para verlo con su luz.",
      sheetNote: "Las piezas hechas a mano varían un poco en la medida y en el tono.",
    },
  },
  en: {
    rugs: { lead: "Each piece is made again in your size, your colours and your pile." },
    collections: {
      lead: "Families of pattern. Any piece can change its size, its colour and its pile.",
      curationNote: "Year by year, page by page",
      categoriesLead: "The same rugs by another door: shape and pattern.",
      geometricNote: "One module that repeats",
    },
    geometric: {
      lead: "One module, one rule and the hand that repeats it.",
      closing: "Bring the floor plan: the\u00a0pattern fits the floor",
    },
    gallery: {
      lead: "Each rug in the place where it lives, collection by collection.",
      exhibition: "Exhibition",
      closing: "Tell us which one. We make\u00a0it to your\u00a0measure.",
    },
    designers: {
      lead: "Those who draw before the first knot, and the pieces that they sign.",
      closing: "The next drawing may be yours",
    },
    swatches: {
      lead: "The screen comes close; the yarn confirms.",
      samples: "Ask for the colours in wool, to see them up close.",
    },
    access: {
      title: "For those who design",
      description: "For architects, interior designers and shops: trade prices and somebody who answers.",
      benefits: [
        { id: "prices", term: "Trade prices", text: "For those who design and those who sell." },
        { id: "person", term: "One person", text: "The same, from drawing to delivery." },
      ],
    },
    madeToMeasure: {
      lead: "Shape, size, colour and pile. Send the floor plan, a photo or a line.",
      description: "Rugs made to measure: shapes, the way from first line to floor, and a request form.",
      organic: "from your own line",
      corner: "follows the floor plan",
      steps: [
        {
          id: "talk",
          name: "Conversation",
          text: "Floor plan, photos, references: we begin with what is there.",
        },
        { id: "card", name: "Drawing", text: "The line is given its size, its colours and its price." },
        {
          id: "sample",
          name: "Sample",
          text: "A square in your colour, to see in the light of your own home.",
        },
        { id: "loom", name: "Loom", text: "The piece grows, row by row." },
        { id: "floor", name: "Floor", text: "Delivery, unrolling, and everything back in its place." },
      ],
      promise: "We answer with a drawing and a price.",
      onRequest: "Price on request, with a drawing.",
    },
    rug: {
      yarnsNote: "Every colour can be changed.",
      madeIn: "Each piece is made by hand.",
      quote: "We answer with price, lead time and shipping.",
      sample: "A square with the yarns of this piece, to see in your own light.",
      sheetNote: "Pieces made by hand vary a little in size and shade.",
    },
  },
});
