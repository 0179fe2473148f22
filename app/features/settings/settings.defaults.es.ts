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

export const SETTINGS_ES: Settings = {
  brand: {
    ...BRAND_FACTS,
    tagline: "Una alfombra es más que una alfombra, es una marca.",
    blurb: "Alfombras anudadas, tejidas y tufadas a mano en São Paulo.",
    foundedEs: "Existimos desde 1995.",
    foundedStory: "Desde el cambio de milenio",
    seoTitle: "Urdume, alfombras hechas a mano en São Paulo",
    seoDescription:
      "Alfombras anudadas, tejidas y tufadas a mano en São Paulo, a medida. Showroom en Barra Funda.",
  },
  contact: {
    ...CONTACT_FACTS,
    hours: {
      weekdays: "De lunes a viernes",
      saturday: "Sábado",
      places: [
        { id: "showroom", name: "Oficina y showroom", weekdays: "9h-18h", saturday: "9h-13h" },
        { id: "online", name: "Atención en línea", weekdays: "8h-19h", saturday: "9h-15h" },
      ],
    },
    hoursShort: "De lunes a viernes, 9h-18h. Sábado, 9h-13h.",
    map: {
      ...MAP_FACTS,
      place: "Barra Funda",
      directions: "A 6 minutos a pie de la estación. Aparcamiento en la nave.",
    },
  },
  social: SOCIAL,
  menu: MENU,
  landing: LANDING,
  home: {
    hero: {
      lead: "Anudadas, tejidas y tufadas a mano, a la medida del suelo que van a habitar.",
      experience: "Más de 20 años de oficio y más de 100 distribuidores en Brasil.",
      captionName: "En el video",
      caption: "Contemporary, lana, 290 × 430 cm.",
    },
    feature: {
      title: "El suelo también se proyecta",
      subtitle: "",
      name: "Ocean Blue",
      facts: ["Lana y seda botánica, 300 × 400 cm", "Salón, Higienópolis"],
      linkText: "Saber más",
      linkUrl: "/colecoes",
      leftTags: [
        { id: "golden-lines", name: "Golden Lines", fact: "Lana y seda botánica" },
        { id: "scallop", name: "Scallop", fact: "Borde recortado a tijera" },
        { id: "soft-living", name: "Soft Living", fact: "Surco abierto a tijera" },
        { id: "natureza", name: "Natureza", fact: "Lana y lino crudo" },
      ],
    },
    newCollection: {
      title: "Nueva colección: la sombra de los edificios",
      text: "Seis alfombras dibujadas a las cuatro de la tarde, cuando las losas de São Paulo rayan la acera.",
      button: "Leer la historia en el blog",
      picture: PICTURES.newCollection,
    },
    collections: {
      title: "Colecciones",
      note: "Todas las piezas a la misma escala.\nUn metro de alfombra, un metro de dibujo.",
    },
    craft: {
      title: "Noventa días, dos personas, una alfombra",
      text: "El cartón, el teñido, el nudo, la tonsura, el remate. Cada etapa pasa por alguien que sabe el nombre del hilo. No hay atajo que no se vea en la superficie.",
      button: "Entrar en el taller",
      buttonUrl: "/nossa-historia",
      picture: PICTURES.craft,
      facts: [
        { id: "knots", term: "Nudos por m²", value: "250.000" },
        { id: "baths", term: "Baños de tinte", value: "7" },
        { id: "shearing", term: "Tonsura", value: "a mano, 3 pasadas" },
      ],
    },
    materials: {
      title: "Antes de la alfombra, el hilo",
      lead: "Lana neozelandesa, seda botánica, yute del Amazonas. Pida para sentir en la mano antes de decidir con los ojos.",
      samplesTitle: "Muestras",
      samplesText: "Doce cuadrados de 10 × 10 cm por correo",
      samplesUrl: "/amostra-de-cores",
      rawTitle: "Materias primas",
      rawText: "De dónde viene, quién hila, cómo se tiñe",
      rawUrl: "/nossa-historia",
      yarns: YARNS,
    },
    featured: { title: "Alfombras destacadas" },
    philosophy: {
      title: "Nuestra filosofía",
      paragraphs: [
        "Con el cambio de milenio desmontamos una alfombra antigua para entender por qué duraba. Debajo del dibujo estaba la urdimbre: hilos que nadie ve y que sostienen a todos los demás.",
        "Desde entonces trabajamos en ese orden: primero lo que sostiene, después lo que se muestra. La lana viene de rebaños sueltos, el yute crece en el Amazonas, la seda es botánica. Compramos a quien podemos visitar.",
        "Teñimos poco cada vez, con plantas cuando el color lo permite. Lo que sobra del corte se vuelve muestra, y la muestra, conversación con quien proyecta.",
        "Una alfombra es más que una alfombra, es una marca: la que el pie reconoce a oscuras, la que queda en la fotografía de la familia, la que la casa se lleva cuando cambia de dirección.",
      ],
      button: "Seguir leyendo en el blog",
    },
    simulatorPromo: {
      title: "Véala en su suelo antes del primer nudo",
      text: "Suba una foto del espacio, elija modelo, color y medida. Lleva dos minutos y funciona en el móvil.",
      button: "Abrir el simulador",
      picture: PICTURES.simulatorPromo,
    },
    showroom: {
      title: "El showroom está dentro del taller",
      text: "Elija el color al lado de quien tiñe. Traiga el plano, una foto o la tela del sofá.",
      button: "Reservar visita",
      pictures: SHOWROOM_PICTURES,
      pictureAlt: "Pared del showroom: Azulejo, Lua y Vão Livre colgados a la misma escala",
    },
    companyIntro: {
      text: "Urdume hace alfombras a mano en São Paulo desde hace más de 20 años y está en más de 100 tiendas de Brasil. Trabajamos con arquitectos, con hoteles y con quien está montando su primera casa.",
    },
    story: {
      title: "Tejemos en São Paulo desde 1995",
      paragraphs: [
        "Empezamos con un telar y un pedido: una alfombra que nadie había dibujado todavía. Hoy el taller ocupa tres naves en Barra Funda y seguimos empezando igual, por el hilo que no se ve.",
        "Trabajamos con lana neozelandesa, seda botánica y yute del Amazonas. Teñimos en casa, en baños pequeños, para que un color pueda repetirse veinte años después.",
      ],
      picture: PICTURES.story,
      caption: "Conos teñidos esta semana. Taller de Barra Funda.",
    },
    access: {
      title: "Acceso exclusivo para quien proyecta",
      text: "Tarifas de profesional, muestras en 72 horas, archivos de cada diseño y una persona que contesta.",
      button: "Solicitar acceso",
      picture: PICTURES.access,
    },
    design: {
      title: "Cada nudo, un cuadro",
      text: "El cartón dice qué hilo entra en cada nudo. La tejedora lo lee en voz alta, fila por fila.",
      cardPicture: PICTURES.designCard,
      cardCaption: "Cartón, 1 cuadro = 1 nudo",
      rugPicture: PICTURES.designRug,
      rugCaption: "Alfombra, lana, 32 × 40 cm",
    },
    services: {
      title: "Servicios",
      items: [
        {
          id: "made-to-measure",
          title: "A medida",
          description: "Forma, color, pelo y tamaño. De 60 × 90 cm a 6 × 12 m en una sola pieza.",
        },
        {
          id: "samples",
          title: "Muestras",
          description: "Doce cuadrados de 10 × 10 cm con nombre, pelo y teñido en el reverso.",
        },
        {
          id: "project",
          title: "Proyecto",
          description: "Planos, simulación en la foto del espacio y prueba de luz en el taller.",
        },
        {
          id: "care",
          title: "Cuidado",
          description: "Lavado, restauración y bordes nuevos, también para piezas de otros talleres.",
        },
      ],
    },
    tradeShows: {
      title: "Ferias",
      items: [
        {
          id: "2025",
          year: 2025,
          title: "Expositor, edición 2025",
          facts: "Marola y Vão Livre",
          picture: PICTURES.tradeShow2025,
        },
        {
          id: "2024",
          year: 2024,
          title: "Expositor, edición 2024",
          facts: "Geométrico y Cobogó",
          picture: PICTURES.tradeShow2024,
        },
        {
          id: "2023",
          year: 2023,
          title: "Expositor, edición 2023",
          facts: "Lua, primera serie redonda",
          picture: PICTURES.tradeShow2023,
        },
      ],
    },
  },
  boatShow: {
    isActive: true,
    name: "Boat Show 2025",
    title: "Expositor\nBoat Show 2025",
    text: "Marola, rayas tejidas para cubierta y salón. Se seca al sol, no se deshilacha, pesa 2 kg por metro.",
    where: "São Paulo, septiembre de 2025",
    note: "Proyectos a medida para embarcaciones, a partir del plano del astillero.",
    picture: PICTURES.boatShow,
  },
  promo: {
    isActive: true,
    title: "Una caja de hilos en su mesa",
    text: "Doce muestras de 10 × 10 cm, con nombre, pelo y tinte en el reverso. Las enviamos sin coste a arquitectos e interioristas.",
    picture: PICTURES.promo,
    button: "Pedir la caja de muestras",
    buttonUrl: "/acesso-exclusivo",
  },
  testimonials: {
    title: "Quien la pisa cada día",
    items: [
      {
        id: "finished-house",
        quote:
          "La alfombra llegó y la obra terminó. Era lo que faltaba para que el salón dejara de parecer un proyecto.",
        author: "",
        role: "Arquitecta",
        place: "Madrid",
      },
      {
        id: "dry-leaf",
        quote: "Pedí un verde que solo tenía en una hoja seca. Mandé la hoja por correo y volvió el verde.",
        author: "",
        role: "Interiorista",
        place: "Valencia",
      },
      {
        id: "three-years",
        quote: "Tres años, dos perros y un niño después, el pelo sigue en pie.",
        author: "",
        role: "Cliente",
        place: "Lisboa",
      },
    ],
  },
  newsletter: { title: "Cartas del telar", text: "Cuatro al año: una colección, un tinte, una casa." },
  simulator: SIMULATOR,
  catalogues: {
    items: [
      { id: "2022", name: "Catálogo 2022", note: "72 páginas, PDF", file: "" },
      { id: "2023", name: "Catálogo de la feria 2023", note: "48 páginas, PDF", file: "" },
      { id: "2024", name: "Catálogo 2024", note: "96 páginas, PDF", file: "" },
      { id: "2025", name: "Catálogo 2025", note: "88 páginas, PDF", file: "" },
      { id: "2026", name: "Catálogo 2026", note: "84 páginas, PDF", file: "" },
    ],
  },
  feature: FEATURE,
};
