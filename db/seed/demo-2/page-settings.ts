import type { Settings } from "#app/features/settings/settings.content.ts";

type Say = (pt: string, es: string, en: string) => string;

export const pageSettingsIn = (t: Say): Settings["pages"] => ({
  rugs: {
    lead: t(
      "Nove dos doze desenhos da cidade. Cada um se tece de novo na medida e na cor que a casa pedir.",
      "Nueve de los doce dibujos de la ciudad. Cada uno se teje de nuevo en la medida y el color que pida la casa.",
      "Nine of the town’s twelve patterns. Each is woven again in the size and the colour that the house asks for.",
    ),
  },
  collections: {
    lead: t(
      "Ruas, marés, festas: os desenhos vêm em famílias.",
      "Calles, mareas, fiestas: los dibujos vienen en familias.",
      "Streets, tides, feasts: the patterns come in families.",
    ),
    curationNote: t("Um caderno por ano", "Un cuaderno por año", "One notebook a year"),
    categoriesLead: t(
      "Os mesmos desenhos, agora pela forma.",
      "Los mismos dibujos, ahora por la forma.",
      "The same patterns, now by shape.",
    ),
    geometricNote: t("Da régua e do esquadro", "De regla y escuadra", "By ruler and square"),
  },
  geometric: {
    lead: t(
      "Régua, esquadro e um pouco de balanço: é mão, não é máquina.",
      "Regla, escuadra y un poco de vaivén: es mano, no es máquina.",
      "Ruler, square and a little swing: a hand, not a machine.",
    ),
    closing: t(
      "Traga a medida da sala: o risco se acerta",
      "Traiga la medida de la sala: el trazo se ajusta",
      "Bring the room’s size: the pattern can be fitted to it",
    ),
  },
  gallery: {
    lead: t(
      "Onde os tapetes foram morar.",
      "Donde las alfombras se fueron a vivir.",
      "Where the rugs went to live.",
    ),
    exhibition: t("Na feira de 2024", "En la feria de 2024", "At the fair of 2024"),
    closing: t(
      "Gostou de algum? Conte qual.",
      "¿Le gustó alguna? Díganos cuál.",
      "Is there one you like? Tell us which.",
    ),
  },
  designers: {
    lead: t("Quem riscou, e o que riscou.", "Quién lo trazó, y qué trazó.", "Who drew, and what they drew."),
    closing: t(
      "O próximo risco pode ser o seu",
      "El próximo trazo puede ser el suyo",
      "The next sketch may be yours",
    ),
  },
  swatches: {
    lead: t(
      "A tela engana um pouco. O retalho, não.",
      "La pantalla engaña un poco. El retal, no.",
      "The screen fibs a little. The swatch does not.",
    ),
    samples: t(
      "Vão seis retalhos de lã, algodão e fibra, pelo correio e por nossa conta.",
      "Van seis retales de lana, algodón y fibra, por correo y por nuestra cuenta.",
      "Six swatches of wool, cotton and fibre, by post and at our expense.",
    ),
  },
  swatchesPicture: "",
  madeToMeasurePicture: "",
  accessPicture: "",
  madeToMeasurePieces: [],
  access: {
    title: t("Para quem faz casas", "Para quien hace casas", "For those who make houses"),
    description: t(
      "Para arquitetos e lojas: tabela própria, retalhos em uma semana e o arquivo de cada desenho.",
      "Para arquitectos y tiendas: tarifa propia, retales en una semana y el archivo de cada dibujo.",
      "For architects and shops: a price list of your own, swatches within a week and each pattern as a file.",
    ),
    benefits: [
      {
        id: "prices",
        term: t("Tabela própria", "Tarifa propia", "A price list of your own"),
        text: t("Vale por um ano inteiro.", "Vale por un año entero.", "It holds for a whole year."),
      },
      {
        id: "samples",
        term: t("Retalhos em uma semana", "Retales en una semana", "Swatches within a week"),
        text: t("Seis por projeto.", "Seis por proyecto.", "Six for each project."),
      },
      {
        id: "files",
        term: t("O arquivo do desenho", "El archivo del dibujo", "Each pattern as a file"),
        text: t(
          "Para a planta e para a perspectiva.",
          "Para el plano y para la perspectiva.",
          "For the plan and for the rendering.",
        ),
      },
    ],
  },
  madeToMeasure: {
    lead: t(
      "Diga o tamanho da sala e a cor da parede. O resto a gente conversa.",
      "Diga el tamaño del salón y el color de la pared. Lo demás lo conversamos.",
      "Tell us the size of the room and the colour of the wall. We talk about the rest.",
    ),
    description: t(
      "Tapetes da ladeira na medida da sua casa: formas, passos e um pedido com planta ou foto.",
      "Alfombras de la cuesta a la medida de su casa: formas, pasos y una solicitud con plano o foto.",
      "Rugs from the hill in the size of your house: shapes, steps and a request with plan or photo.",
    ),
    limits: {
      rectangular: t("até 4 × 7 m", "hasta 4 × 7 m", "up to 4 × 7 m"),
      round: t("até 3 m", "hasta 3 m", "up to 3 m"),
      oval: t("até 3 × 5 m", "hasta 3 × 5 m", "up to 3 × 5 m"),
      organic: t("do seu risco", "de su trazo", "from your sketch"),
      runner: t("até 12 m", "hasta 12 m", "up to 12 m"),
      corner: t("pela planta", "según el plano", "by the floor plan"),
    },
    steps: [
      {
        id: "talk",
        when: t("primeiro dia", "primer día", "first day"),
        name: t("Prosa", "Charla", "A chat"),
        text: t(
          "Mande foto, planta ou voz. Respondemos na mesma semana.",
          "Envíe foto, plano o voz. Respondemos en la misma semana.",
          "Send a photo, a plan or your voice. We answer within the week.",
        ),
      },
      {
        id: "card",
        when: t("semana 2", "semana 2", "week 2"),
        name: t("Risco", "Trazo", "Sketch"),
        text: t(
          "O desenho no tamanho certo, com as cores lado a lado.",
          "El dibujo en su tamaño, con los colores lado a lado.",
          "The pattern at its size, with the colours side by side.",
        ),
      },
      {
        id: "loom",
        when: t("semanas 3 a 10", "semanas 3 a 10", "weeks 3 to 10"),
        name: t("Tear", "Telar", "Loom"),
        text: t(
          "Uma foto na metade e outra no fim.",
          "Una foto a la mitad y otra al final.",
          "One photo halfway and one at the end.",
        ),
      },
      {
        id: "floor",
        when: t("semana 11", "semana 11", "week 11"),
        name: t("Festa", "Fiesta", "Feast"),
        text: t(
          "O tapete chega enrolado. Abrir é com vocês.",
          "La alfombra llega enrollada. Abrirla les toca a ustedes.",
          "The rug arrives rolled up. Opening it is yours.",
        ),
      },
    ],
    promise: t(
      "Respondemos na mesma semana, com desenho e preço.",
      "Respondemos en la misma semana, con dibujo y precio.",
      "We answer within the week, with a drawing and a price.",
    ),
    onRequest: t(
      "Preço depois da prosa, com o risco junto.",
      "Precio después de la charla, con el trazo.",
      "The price comes after the chat, with the sketch.",
    ),
  },
  rug: {
    yarnsNote: t("As cores se trocam.", "Los colores se cambian.", "The colours can be changed."),
    madeIn: t(
      "Quem teceu borda as iniciais no avesso.",
      "Quien tejió borda sus iniciales en el revés.",
      "Whoever wove it stitches their initials on the back.",
    ),
    quote: t(
      "Respondemos na mesma semana, com preço e prazo.",
      "Respondemos en la misma semana, con precio y plazo.",
      "We answer within the week, with price and lead time.",
    ),
    sample: t(
      "Um retalho com os fios desta peça, pelo correio.",
      "Un retal con los hilos de esta pieza, por correo.",
      "A swatch with the yarns of this piece, by post.",
    ),
    sheetNote: t(
      "Feito à mão: cada peça varia um dedo na medida.",
      "Hecho a mano: cada pieza varía un dedo en la medida.",
      "Made by hand: each piece varies by a finger’s width.",
    ),
  },
});
