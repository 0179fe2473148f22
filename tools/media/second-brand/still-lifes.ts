import { ball, base, bench, CEMENT, hung, PALE_BOARDS, pot, type Scene, say, WIDE } from "./scene-pieces.ts";

export const STILL_LIFES: Scene[] = [
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
