import { place, SITE, type SourcePicture } from "./source-pictures.ts";

export const COLLECTIONS = [
  place(
    "classica",
    [
      "Tapete Sant’Ana em sala de tacos, com cadeira de palhinha afastada da mesa e sol da manhã",
      "Alfombra Sant’Ana en un salón de tarima, con silla de rejilla apartada de la mesa y sol de la mañana",
      "Sant’Ana rug in a parquet room, a cane chair pushed back from the table, morning sun",
    ],
    { x: 0.45, y: 0.72 },
  ),
  place(
    "contemporanea",
    [
      "Tapete Alvorada diante de janelas sobre a cidade ao anoitecer, com poltrona de couro, discos e uma luminária acesa",
      "Alfombra Alvorada ante ventanas sobre la ciudad al anochecer, con butaca de cuero, discos y una lámpara encendida",
      "Alvorada rug before windows over the city at nightfall, with a leather chair, records and a lit lamp",
    ],
    { x: 0.04, y: 0.68 },
  ),
  place(
    "natural",
    [
      "Tapete Losango em varanda de lajotas de barro, com rede e chinelos deixados em cima",
      "Alfombra Losango en un porche de baldosas de barro, con hamaca y chanclas dejadas encima",
      "Losango rug on a veranda of clay tiles, with a hammock and sandals left on it",
    ],
    { x: 0.5, y: 0.7 },
  ),
  place(
    "minimalista",
    [
      "Tapete Minimalista em estúdio branco, com cadeira de madeira curvada e sol rasante",
      "Alfombra Minimalista en un estudio blanco, con silla de madera curvada y sol rasante",
      "Minimalista rug in a white studio, with a bentwood chair and low sun",
    ],
    { x: 0.55, y: 0.75 },
  ),
  place(
    "premium",
    [
      "Tapete Studio Ryzi visto de cima, com divã, livro aberto, xícara e uma bola de cachorro",
      "Alfombra Studio Ryzi vista desde arriba, con diván, libro abierto, taza y una pelota de perro",
      "Studio Ryzi rug seen from above, with a daybed, an open book, a cup and a dog’s ball",
    ],
    { x: 0.5, y: 0.6 },
  ),
];

/** Rooms of one rug each: one cut to a hearth, one of a professional's project, one of an old house. */
export const OWN_ROOMS: SourcePicture[] = [
  {
    ...{ name: "hearth", source: "tools/media/photographs/hearth.jpg", isOwn: true, ...SITE },
    alt: {
      "pt-BR":
        "Tapete de lâminas sinuosas cortado em L em volta da pedra de uma lareira suspensa, com sofá e poltrona de couro",
      es: "Alfombra de láminas sinuosas cortada en L alrededor de la piedra de una chimenea suspendida, con sofá y butaca de cuero",
      en: "Rug of winding blades cut to an L around the stone of a hanging fireplace, with a sofa and a leather chair",
    },
    focal: { x: 0.3, y: 0.95 },
    edge: 2400,
    widest: 2400,
  },
  {
    ...{ name: "project", source: "tools/media/photographs/room-ryzi.jpg", isOwn: true, ...SITE },
    alt: {
      "pt-BR":
        "Sala de concreto com duas poltronas redondas, aparador e um tapete Studio Ryzi de parede a parede",
      es: "Salón de hormigón con dos sillones redondos, aparador y una alfombra Studio Ryzi de pared a pared",
      en: "Concrete living room with two round chairs, a sideboard and a Studio Ryzi rug from wall to wall",
    },
    focal: { x: 0.5, y: 0.75 },
    edge: 2400,
    widest: 2400,
  },
  {
    ...{ name: "azulejo-room", source: "tools/media/photographs/room-azulejo.jpg", isOwn: true, ...SITE },
    alt: {
      "pt-BR":
        "Tapete azul e branco com franja sobre lajotas de barro, com cadeira de balanço, chapéu, violão e sol pela porta da sacada",
      es: "Alfombra azul y blanca con flecos sobre baldosas de barro, con mecedora, sombrero, guitarra y sol por la puerta del balcón",
      en: "Fringed rug in blue and white on clay tiles, with a rocking chair, a hat, a guitar and sun through a balcony door",
    },
    focal: { x: 0.5, y: 0.72 },
    edge: 1920,
    widest: 1440,
  },
];

/** First pages of the catalogues as pictures, without the names at their foot: too small to read at a cover's width. */
export const CATALOGUE_COVERS = ["2022", "2023", "2024", "2025"].map(
  (year): SourcePicture => ({
    ...{ name: `cover-${year}`, source: `tools/media/photographs/covers/${year}.jpg`, isOwn: true, ...SITE },
    alt: {
      "pt-BR": `Capa do catálogo de ${year}`,
      es: `Portada del catálogo de ${year}`,
      en: `Cover of the ${year} catalogue`,
    },
    crop: { x: 0, y: 0, width: 1, height: 0.885 },
    edge: 960,
    widest: 960,
  }),
);
