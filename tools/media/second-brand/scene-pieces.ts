import type { Raster } from "./draw-rug.ts";
import type { Room, Thing } from "./room.ts";

export type Words = { "pt-BR": string; es: string; en: string };

export type Scene = {
  name: string;
  rug: string;
  width: number;
  height: number;
  room: (top: Raster) => Room;
  alt: Words;
};

export const WIDE = { width: 1120, height: 840 };
export const TALL = { width: 840, height: 1050 };
export const BROAD = { width: 1440, height: 810 };

export const say = (pt: string, es: string, en: string): Words => ({ "pt-BR": pt, es, en });
export const bench = (x: number, colour: string): Thing => ({
  kind: "box",
  low: [x, 1.45, 0],
  high: [x + 1.1, 1.9, 0.44],
  colour,
});
export const ball = (x: number, y: number, z: number, radius: number, colour: string): Thing => ({
  kind: "ball",
  centre: [x, y, z + radius],
  radius,
  colour,
});
export const pot = (x: number, y: number, radius: number, height: number, colour: string): Thing => ({
  kind: "post",
  centre: [x, y, 0],
  radius,
  height,
  colour,
});

export const base = (top: Raster) => ({
  depth: 2.2,
  rug: {
    top,
    centre: [0, 0.25] as [number, number],
    size: [top.width / 500, top.height / 500] as [number, number],
    turn: 0,
  },
  eye: [0.15, -3.3, 1.62] as Room["eye"],
  lens: 0.98,
  shift: -0.2,
  sun: [1, -0.3, 0.7] as Room["sun"],
});
export const hung = (top: Raster, x = 0) => ({
  ...base(top),
  rug: {
    top,
    centre: [x, 1.72] as [number, number],
    size: [top.width / 500, top.height / 500] as [number, number],
    turn: 0,
    hangs: true,
  },
  eye: [0.1, -2.9, 1.5] as Room["eye"],
  shift: 0.02,
});

export const TILES: Room["floor"] = { kind: "tile", colours: ["#ecdfc6", "#8fb0a8"] };
export const RED_TILES: Room["floor"] = { kind: "tile", colours: ["#efe2c9", "#b3603f"] };
export const BOARDS: Room["floor"] = { kind: "wood", colours: ["#8a5a37", "#7a4c2e"] };
export const PALE_BOARDS: Room["floor"] = { kind: "wood", colours: ["#c39a6b", "#b58a5b"] };
export const CEMENT: Room["floor"] = { kind: "cement", colours: ["#b9ab98", "#b9ab98"] };
