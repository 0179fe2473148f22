import type { Raster } from "./draw-rug.ts";
import type { Room } from "./room.ts";
import {
  BOARDS,
  BROAD,
  ball,
  base,
  bench,
  CEMENT,
  hung,
  PALE_BOARDS,
  pot,
  RED_TILES,
  say,
  TALL,
  TILES,
  WIDE,
  type Words,
} from "./scene-pieces.ts";

export type Scene = {
  name: string;
  rug: string;
  width: number;
  height: number;
  room: (top: Raster) => Room;
  alt: Words;
};
export const SCENES: Scene[] = [
  {
    name: "hero-2",
    rug: "arrecife",
    ...BROAD,
    room: (top) => ({
      ...base(top),
      wall: "#ecd9b9",
      floor: CEMENT,
      rug: { ...base(top).rug, size: [2.6, 3.9], centre: [0.7, 0.05], turn: 0.1 },
      eye: [0.15, -3.5, 2.0],
      shift: -0.26,
      things: [
        bench(-2.3, "#5a2a18"),
        ball(-1.9, 1.68, 0.44, 0.17, "#0a6b6e"),
        pot(2.1, 1.5, 0.22, 0.62, "#b5512c"),
      ],
    }),
    alt: say(
      "Sala clara com tapete Arrecife, banco baixo e pote de barro ao sol da manhã",
      "Salón claro con la alfombra Arrecife, banco bajo y vasija de barro al sol de la mañana",
      "A bright room with the Arrecife rug, a low bench and a clay pot in the morning sun",
    ),
  },
  {
    name: "landing-2",
    rug: "mare",
    ...BROAD,
    room: (top) => ({
      ...hung(top, 0.7),
      wall: "#0f5a60",
      floor: BOARDS,
      things: [pot(-1.5, 1.6, 0.24, 0.7, "#d9a13b")],
    }),
    alt: say(
      "Tapete Maré pendurado numa parede verde-petróleo, com o sol entrando pela janela",
      "Alfombra Maré colgada en una pared verde petróleo, con el sol entrando por la ventana",
      "The Maré rug hung on a petrol green wall, with sun coming through the window",
    ),
  },
  {
    name: "sala-sobrado",
    rug: "sobrado",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#d98e72",
      floor: TILES,
      things: [
        bench(-2, "#6b4226"),
        ball(-1.5, 1.68, 0.44, 0.16, "#0e5560"),
        pot(1.5, 1.6, 0.16, 0.55, "#c9683f"),
      ],
    }),
    alt: say(
      "Tapete Sobrado sobre ladrilho hidráulico, diante de parede cor de telha",
      "Alfombra Sobrado sobre baldosa hidráulica, ante una pared color teja",
      "The Sobrado rug on patterned tiles before a wall the colour of roof tiles",
    ),
  },
  {
    name: "sala-ladeira",
    rug: "ladeira",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#f2e6cf",
      floor: BOARDS,
      things: [bench(0.9, "#4d1f49"), pot(-1.6, 1.5, 0.2, 0.8, "#d99a3a")],
    }),
    alt: say(
      "Tapete Ladeira sobre tábuas escuras, com banco cor de ameixa",
      "Alfombra Ladeira sobre tablas oscuras, con banco color ciruela",
      "The Ladeira rug on dark boards, with a plum bench",
    ),
  },
  {
    name: "sala-mangue",
    rug: "mangue",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#93a38a",
      floor: CEMENT,
      things: [pot(-1.7, 1.4, 0.26, 0.5, "#5a4636"), ball(1.5, 1.5, 0, 0.28, "#6d7f4e")],
    }),
    alt: say(
      "Tapete Mangue em sala de parede verde, sobre cimento queimado",
      "Alfombra Mangue en un salón de pared verde, sobre cemento pulido",
      "The Mangue rug in a green-walled room on polished cement",
    ),
  },
  {
    name: "sala-varanda",
    rug: "varanda",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#e7efe9",
      floor: RED_TILES,
      things: [bench(-1.9, "#2b5f6b"), pot(1.7, 1.6, 0.18, 0.7, "#efe2c9")],
    }),
    alt: say(
      "Tapete Varanda em treliça, sobre ladrilho vermelho e branco",
      "Alfombra Varanda en celosía, sobre baldosa roja y blanca",
      "The Varanda rug in lattice on red and white tiles",
    ),
  },
  {
    name: "sala-frevo",
    rug: "frevo",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#e9b949",
      floor: PALE_BOARDS,
      things: [
        ball(-1.3, 1.4, 0, 0.24, "#c3302d"),
        ball(-0.7, 1.6, 0, 0.16, "#1f4e9c"),
        pot(1.5, 1.5, 0.3, 0.36, "#2c7a4b"),
      ],
    }),
    alt: say(
      "Tapete Frevo em quarto de parede amarela, com bolas de lã",
      "Alfombra Frevo en un cuarto de pared amarilla, con bolas de lana",
      "The Frevo rug in a yellow-walled bedroom, with balls of wool",
    ),
  },
  {
    name: "sala-sombrinha",
    rug: "sombrinha",
    ...TALL,
    room: (top) => ({
      ...base(top),
      wall: "#f0d9d2",
      floor: PALE_BOARDS,
      eye: [0.1, -3.2, 1.9],
      shift: -0.24,
      things: [pot(1.05, 1.7, 0.2, 0.55, "#23539b")],
    }),
    alt: say(
      "Tapete redondo Sombrinha sobre tábuas claras",
      "Alfombra redonda Sombrinha sobre tablas claras",
      "The round Sombrinha rug on pale boards",
    ),
  },
  {
    name: "sala-cana",
    rug: "cana",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#f4ead4",
      floor: RED_TILES,
      things: [bench(-2, "#8a5a37"), ball(-1.4, 1.68, 0.44, 0.14, "#9dac5c")],
    }),
    alt: say(
      "Tapete Cana, listrado, com banco de madeira",
      "Alfombra Cana, de rayas, con banco de madera",
      "The striped Cana rug with a wooden bench",
    ),
  },
  {
    name: "sala-coqueiral",
    rug: "coqueiral",
    ...TALL,
    room: (top) => ({
      ...base(top),
      wall: "#cfdccb",
      floor: TILES,
      things: [pot(-1, 1.7, 0.2, 0.5, "#b5512c"), ball(1.1, 1.6, 0, 0.2, "#2f6b4a")],
    }),
    alt: say(
      "Tapete Coqueiral sobre ladrilho verde e branco",
      "Alfombra Coqueiral sobre baldosa verde y blanca",
      "The Coqueiral rug on green and white tiles",
    ),
  },
  {
    name: "sala-caju",
    rug: "caju",
    ...TALL,
    room: (top) => ({
      ...hung(top),
      wall: "#f5e8cf",
      floor: BOARDS,
      things: [bench(-1.2, "#5b3a26")],
    }),
    alt: say(
      "Tapete Caju pendurado acima de um banco de madeira",
      "Alfombra Caju colgada sobre un banco de madera",
      "The Caju rug hung above a wooden bench",
    ),
  },
  {
    name: "sala-farol",
    rug: "farol",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#c9dfe0",
      floor: PALE_BOARDS,
      things: [bench(0.9, "#0f4f57"), ball(1.4, 1.68, 0.44, 0.16, "#e0634a")],
    }),
    alt: say(
      "Tapete Farol em sala azul-clara, com banco verde-petróleo",
      "Alfombra Farol en un salón celeste, con banco verde petróleo",
      "The Farol rug in a pale blue room, with a petrol green bench",
    ),
  },
  {
    name: "sala-mare",
    rug: "mare",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#efe0c2",
      floor: CEMENT,
      things: [pot(-1.6, 1.5, 0.24, 0.44, "#0e5560"), pot(-1.15, 1.7, 0.14, 0.7, "#d9c19a")],
    }),
    alt: say(
      "Tapete Maré sobre cimento claro, com dois potes",
      "Alfombra Maré sobre cemento claro, con dos vasijas",
      "The Maré rug on pale cement, with two pots",
    ),
  },
  {
    name: "oficina",
    rug: "ladeira",
    ...WIDE,
    room: (top) => ({
      ...hung(top, -0.5),
      wall: "#e6d3b0",
      floor: CEMENT,
      things: [
        bench(0.9, "#6b4226"),
        ...["#c3302d", "#eebb32", "#0e5560", "#dd8f86"].map((colour, at) =>
          ball(1.06 + at * 0.26, 1.66, 0.44, 0.12, colour),
        ),
      ],
    }),
    alt: say(
      "Oficina com o tapete Ladeira na parede e novelos sobre o banco",
      "Taller con la alfombra Ladeira en la pared y ovillos sobre el banco",
      "The workshop with the Ladeira rug on the wall and balls of yarn on the bench",
    ),
  },
  {
    name: "novelos",
    rug: "coqueiral",
    ...WIDE,
    room: (top) => ({
      ...base(top),
      wall: "#f3e8d2",
      floor: PALE_BOARDS,
      rug: { ...base(top).rug, centre: [0, 3.2] },
      eye: [0, -2.2, 1.5],
      shift: -0.34,
      things: [
        "#c3302d",
        "#eebb32",
        "#1f4e9c",
        "#2c7a4b",
        "#dd8f86",
        "#4d1f49",
        "#0e5560",
        "#d9552e",
        "#9dac5c",
        "#f1e3cf",
        "#6b4226",
        "#8fbfb4",
      ].map((colour, at) =>
        ball(
          -1.05 + (at % 4) * 0.68 + (at > 3 && at < 8 ? 0.3 : 0),
          -0.4 + Math.floor(at / 4) * 0.55,
          0,
          0.24,
          colour,
        ),
      ),
    }),
    alt: say(
      "Novelos tingidos secando sobre tábuas claras",
      "Ovillos teñidos secándose sobre tablas claras",
      "Dyed balls of yarn drying on pale boards",
    ),
  },
];
