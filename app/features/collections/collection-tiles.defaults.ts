import type { WrittenLocale } from "#app/i18n/locales.ts";

type Words = { title: string; description: string };

export type DefaultTile = {
  url: string;
  imageUrl: string;
  rugUrl: string;
  rugWidthMetres: number;
  isRound: boolean;
  words: Record<WrittenLocale, Words>;
};

export const DEFAULT_EXPLORE_TEXT: Record<WrittenLocale, string> = {
  "pt-BR": "Explorar",
  es: "Explorar",
  en: "Explore",
};

export const DEFAULT_TILES: DefaultTile[] = [
  {
    url: "/colecoes/lisos",
    imageUrl: "/media/tile-lisos.jpg",
    rugUrl: "/media/areia.jpg",
    rugWidthMetres: 2,
    isRound: false,
    words: {
      "pt-BR": {
        title: "Lisos",
        description:
          "Três banhos da mesma cor, misturados nó a nó, para que o liso nunca seja plano. Qualquer tom da cartela, em qualquer medida.",
      },
      es: {
        title: "Lisas",
        description:
          "Tres baños del mismo color, mezclados nudo a nudo, para que lo liso nunca sea plano. Cualquier tono de la carta, en cualquier medida.",
      },
      en: {
        title: "Plain",
        description:
          "Three dye baths of one colour, mixed knot by knot, so that plain is never flat. Any shade on the card, in any size.",
      },
    },
  },
  {
    url: "/colecoes/redondos",
    imageUrl: "/media/tile-redondos.jpg",
    rugUrl: "/media/lua.webp",
    rugWidthMetres: 2.5,
    isRound: true,
    words: {
      "pt-BR": {
        title: "Redondos",
        description:
          "Até 4 m de diâmetro em uma peça só. A borda é cortada depois da tosa, com a lâmina presa a um compasso.",
      },
      es: {
        title: "Redondas",
        description:
          "Hasta 4 m de diámetro en una sola pieza. El borde se corta después del tundido, con la cuchilla sujeta a un compás.",
      },
      en: {
        title: "Round",
        description:
          "Up to 4 m across in a single piece. The edge is cut after shearing, with the blade held by a compass.",
      },
    },
  },
  {
    url: "/tapetes-geometricos",
    imageUrl: "/media/tile-geometricos.jpg",
    rugUrl: "/media/geometrico.jpg",
    rugWidthMetres: 2,
    isRound: false,
    words: {
      "pt-BR": {
        title: "Geométricos",
        description:
          "Módulos de 25 cm que se rearranjam sob medida: o desenho termina onde a sala termina, sem cortar a figura.",
      },
      es: {
        title: "Geométricas",
        description:
          "Módulos de 25 cm que se reordenan a medida: el dibujo termina donde termina la estancia, sin cortar la figura.",
      },
      en: {
        title: "Geometric",
        description:
          "Modules of 25 cm that rearrange to measure: the pattern ends where the room ends, and no figure is cut.",
      },
    },
  },
  {
    url: "/colecoes/infantil",
    imageUrl: "/media/tile-infantil.jpg",
    rugUrl: "/media/quintal.jpg",
    rugWidthMetres: 1.6,
    isRound: false,
    words: {
      "pt-BR": {
        title: "Infantil",
        description:
          "Bichos, riachos e sóis em cores de fruta. Pelo macio e denso, arremate costurado, lã de que as manchas saem com água e sabão neutro.",
      },
      es: {
        title: "Infantiles",
        description:
          "Animales, arroyos y soles en colores de fruta. Pelo suave y denso, remate cosido, lana cuyas manchas salen con agua y jabón neutro.",
      },
      en: {
        title: "Children’s",
        description:
          "Animals, streams and suns in the colours of fruit. Soft, dense pile, a sewn edge, wool whose stains come out with water and mild soap.",
      },
    },
  },
  {
    url: "/colecoes/listrados",
    imageUrl: "/media/tile-listrados.jpg",
    rugUrl: "/media/marola.jpg",
    rugWidthMetres: 2,
    isRound: false,
    words: {
      "pt-BR": {
        title: "Listrados",
        description:
          "Listras tecidas uma a uma no tear manual. A largura de cada faixa segue a planta; a franja é o próprio urdume.",
      },
      es: {
        title: "A rayas",
        description:
          "Rayas tejidas una a una en el telar manual. El ancho de cada franja sigue el plano; el fleco es la propia urdimbre.",
      },
      en: {
        title: "Striped",
        description:
          "Stripes woven one by one on the hand loom. The width of each band follows the floor plan; the fringe is the warp itself.",
      },
    },
  },
  {
    url: "/colecoes/texturizados",
    imageUrl: "/media/tile-texturizados.jpg",
    rugUrl: "/media/trama.jpg",
    rugWidthMetres: 2,
    isRound: false,
    words: {
      "pt-BR": {
        title: "Texturizados",
        description:
          "O desenho vem da altura do pelo: bouclé de 18 mm ao lado de pelo cortado de 15 mm, sulco aberto à tesoura. Para luz rasante.",
      },
      es: {
        title: "Texturizadas",
        description:
          "El dibujo nace de la altura del pelo: bouclé de 18 mm junto a pelo cortado de 15 mm, surco abierto a tijera. Para luz rasante.",
      },
      en: {
        title: "Textured",
        description:
          "The pattern comes from the height of the pile: 18 mm bouclé loop beside 15 mm cut pile, furrows opened with scissors. For raking light.",
      },
    },
  },
];
