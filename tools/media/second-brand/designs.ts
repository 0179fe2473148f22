export type Design = {
  name: string;
  width: number;
  height: number;
  isRound?: boolean;
  pileMillimetres: number;
  yarns: [name: string, hex: string][];
  at: (x: number, y: number) => number;
};

/** Value noise, deterministic. */
export function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - column, y - row].map((part) => part * part * (3 - 2 * part)) as [number, number];
  const corner = (dx: number, dy: number) => {
    let hash = ((column + dx) * 374_761_393 + (row + dy) * 668_265_263 + seed * 974_711) | 0;
    hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff;
  };
  const above = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const below = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return above * (1 - v) + below * v;
}

const turns = (x: number, y: number) => (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;
const wrap = (value: number, size: number) => ((value % size) + size) % size;
/** Hand-drawn lines are not straight. */
const wobble = (x: number, y: number, seed: number, by = 0.006) => (noise(x * 6, y * 6, seed) - 0.5) * 2 * by;

export const DESIGNS: Design[] = [
  {
    name: "mare",
    width: 2,
    height: 3,
    pileMillimetres: 14,
    yarns: [
      ["Areia", "#ead9b8"],
      ["Verde-água", "#8fbfb4"],
      ["Petróleo", "#0e5560"],
      ["Noite", "#12303a"],
    ],
    at(x, y) {
      const wave = 0.1 * Math.sin(x * 3.4 + 0.6 * Math.sin(y * 2)) + 0.03 * Math.sin(x * 9 + y * 3);
      const band = (y + wave + wobble(x, y, 3)) / 3;
      if (band < 0.28) return 0;
      const stripe = wrap(band * 17, 1);
      if (band < 0.56) return stripe < 0.5 ? 1 : 0;
      return band < 0.82 ? (stripe < 0.62 ? 2 : 1) : stripe < 0.8 ? 3 : 2;
    },
  },
  {
    name: "ladeira",
    width: 2,
    height: 3,
    pileMillimetres: 10,
    yarns: [
      ["Cal", "#f3e8d2"],
      ["Telha", "#b5512c"],
      ["Ocre", "#d99a3a"],
      ["Ameixa", "#4d1f49"],
    ],
    at(x, y) {
      const step = Math.floor((x + wobble(x, y, 5)) / 0.25);
      const rise = wrap(y + step * 0.19 + wobble(x, y, 7), 1.14);
      if (rise < 0.38) return 0;
      if (rise < 0.57) return 1;
      return rise < 0.76 ? 2 : rise < 0.82 ? 3 : wrap(step, 2) === 0 ? 0 : 2;
    },
  },
  {
    name: "frevo",
    width: 2,
    height: 3,
    pileMillimetres: 12,
    yarns: [
      ["Azul de festa", "#1f4e9c"],
      ["Amarelo", "#eebb32"],
      ["Vermelho", "#c3302d"],
      ["Verde", "#2c7a4b"],
      ["Cal", "#f5ead6"],
    ],
    at(x, y) {
      const size = 0.5;
      const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
      const [dx, dy] = [x - (column + 0.5) * size, y - (row + 0.5) * size];
      if (Math.hypot(dx, dy) > 0.232 + wobble(x, y, 2, 0.004)) return 4;
      const wedge = Math.floor(turns(dx, dy) * 8 + (column + row) * 0.5);
      return wrap(wedge + column * 3 + row, 4);
    },
  },
  {
    name: "sobrado",
    width: 2,
    height: 3,
    pileMillimetres: 10,
    yarns: [
      ["Rosa de parede", "#dd8f86"],
      ["Anil", "#3c6e9f"],
      ["Cal", "#f6ecda"],
      ["Ocre", "#d6a047"],
      ["Porta", "#22443b"],
    ],
    at(x, y) {
      const house = Math.floor(x / 0.5);
      const storey = Math.floor(y / 0.6);
      const [u, v] = [wrap(x, 0.5) / 0.5, wrap(y, 0.6) / 0.6];
      if (v > 0.94 || u < 0.03 || u > 0.97) return 2;
      const isOpening =
        u > 0.3 && u < 0.7 && v > (storey === 4 ? 0.25 : 0.3) && v < (storey === 4 ? 0.94 : 0.74);
      const isArch = v < 0.42 && isOpening && Math.hypot((u - 0.5) / 0.2, (v - 0.42) / 0.16) > 1;
      if (isOpening && !isArch) return Math.abs(u - 0.5) < 0.02 ? 2 : 4;
      return [0, 3, 1, 0, 3, 1, 0][wrap(house * 2 + storey, 7)] as number;
    },
  },
  {
    name: "mangue",
    width: 2,
    height: 3,
    pileMillimetres: 16,
    yarns: [
      ["Lama", "#5a4636"],
      ["Folha", "#6d7f4e"],
      ["Água", "#b9c4ae"],
      ["Raiz", "#33281f"],
    ],
    at(x, y) {
      const spread = Math.max(0, y - 1.1) * 0.24;
      for (let root = 0; root < 7; root += 1) {
        const base = 0.18 + root * 0.27;
        const bend = spread * Math.sin(root * 2.4 + 1) * 1.8 + 0.05 * Math.sin(y * 3 + root);
        if (Math.abs(x - base - bend) < 0.022 + 0.012 * Math.sin(y * 5 + root * 2)) return 3;
      }
      if (y < 0.9 + 0.14 * noise(x * 3, 1, 4)) return noise(x * 7, y * 7, 8) > 0.44 ? 1 : 2;
      return noise(x * 2.2, y * 5, 11) > 0.6 ? 0 : 2;
    },
  },
  {
    name: "farol",
    width: 2,
    height: 3,
    pileMillimetres: 12,
    yarns: [
      ["Cal", "#f4ead4"],
      ["Coral", "#e0634a"],
      ["Petróleo", "#0f4f57"],
      ["Areia", "#d9c19a"],
    ],
    at(x, y) {
      const [dx, dy] = [x - 1, y - 2.05];
      const ring = Math.hypot(dx, dy) + wobble(x, y, 9, 0.005);
      if (y > 2.05) return wrap(y - 2.05, 0.19) < 0.1 ? 2 : 3;
      if (ring < 0.22) return 1;
      if (ring < 0.92) return wrap(ring - 0.22, 0.28) < 0.14 ? 0 : 1;
      return 0;
    },
  },
  {
    name: "cana",
    width: 2,
    height: 3,
    pileMillimetres: 9,
    yarns: [
      ["Palha", "#e6d3a1"],
      ["Cana", "#9dac5c"],
      ["Bagaço", "#c2a267"],
      ["Sombra", "#4b5a2e"],
    ],
    at(x, y) {
      const stalk = Math.floor((x + wobble(x, y, 6, 0.004)) / 0.085);
      const node = wrap(y + noise(stalk, 3, 21) * 2, 0.42 + 0.1 * noise(stalk, 5, 22));
      const u = wrap(x + wobble(x, y, 6, 0.004), 0.085) / 0.085;
      if (node < 0.022) return 3;
      if (u < 0.12) return 3;
      return noise(stalk, 9, 23) > 0.62 ? 1 : noise(stalk, 4, 24) > 0.5 ? 0 : 2;
    },
  },
  {
    name: "sombrinha",
    width: 2.5,
    height: 2.5,
    isRound: true,
    pileMillimetres: 14,
    yarns: [
      ["Vermelho", "#c2352f"],
      ["Amarelo", "#efbd3a"],
      ["Azul", "#23539b"],
      ["Verde", "#2f7d50"],
      ["Cal", "#f6ecd9"],
    ],
    at(x, y) {
      const [dx, dy] = [x - 1.25, y - 1.25];
      const distance = Math.hypot(dx, dy);
      const turn = turns(dx, dy);
      if (distance < 0.09) return 4;
      const scallop = 0.07 * Math.abs(Math.sin(turn * Math.PI * 8));
      if (distance > 1.13 - scallop) return 4;
      if (distance > 0.6 && distance < 0.64) return 4;
      return wrap(Math.floor(turn * 8 + (distance > 0.6 ? 0.5 : 0)), 4);
    },
  },
  {
    name: "arrecife",
    width: 2,
    height: 3,
    pileMillimetres: 18,
    yarns: [
      ["Concha", "#f1e3cf"],
      ["Coral claro", "#e9a58b"],
      ["Coral", "#cf5f4a"],
      ["Ameixa", "#5a2146"],
    ],
    at(x, y) {
      const field =
        noise(x * 1.8 + 0.4 * noise(x * 3, y * 3, 31), y * 1.8 + 0.4 * noise(x * 3, y * 3, 32), 33) * 0.7 +
        noise(x * 4, y * 4, 34) * 0.3;
      if (field > 0.6) return 3;
      if (field > 0.53) return 2;
      return field > 0.45 ? 1 : 0;
    },
  },
  {
    name: "coqueiral",
    width: 2,
    height: 3,
    pileMillimetres: 12,
    yarns: [
      ["Areia", "#eee0c2"],
      ["Palma", "#2f6b4a"],
      ["Palma clara", "#7fa271"],
    ],
    at(x, y) {
      const column = Math.floor(x / 0.5);
      const u = Math.abs(wrap(x, 0.5) - 0.25);
      const v = wrap(y + column * 0.21, 0.42);
      if (u < 0.012) return 1;
      const leaf = v - u * 0.72 + wobble(x, y, 13, 0.008);
      if (leaf > 0.02 && leaf < 0.105 && u < 0.215) return 1;
      if (leaf > 0.19 && leaf < 0.25 && u < 0.18) return 2;
      return 0;
    },
  },
  {
    name: "caju",
    width: 2,
    height: 3,
    pileMillimetres: 15,
    yarns: [
      ["Miolo", "#efe0c4"],
      ["Caju", "#d9552e"],
      ["Castanha", "#5b3a26"],
    ],
    at(x, y) {
      const edge = Math.min(x, 2 - x, y, 3 - y);
      if (edge < 0.07) return 1;
      const [dx, dy] = [x - 1, y - 1.25];
      const fruit = Math.hypot(dx / (0.42 + 0.1 * dy), dy / 0.62) + wobble(x, y, 15, 0.01);
      if (fruit < 1) return 1;
      const nut = Math.hypot((dx - 0.06 * Math.sin(dy * 6)) / 0.2, (dy - 0.78) / 0.2);
      return nut < 1 ? 2 : 0;
    },
  },
  {
    name: "varanda",
    width: 2,
    height: 3,
    pileMillimetres: 8,
    yarns: [
      ["Cal", "#f4ecdd"],
      ["Treliça", "#2b5f6b"],
      ["Sombra", "#a9bdb6"],
    ],
    at(x, y) {
      const edge = Math.min(x, 2 - x, y, 3 - y);
      if (edge < 0.1) return edge < 0.04 || edge > 0.08 ? 1 : 0;
      const size = 0.24;
      const first = wrap(x + y + wobble(x, y, 17, 0.004), size) / size;
      const second = wrap(x - y + wobble(x, y, 18, 0.004), size) / size;
      const isOver = wrap(Math.floor((x + y) / size) + Math.floor((x - y) / size), 2) === 0;
      const [a, b] = [first < 0.26, second < 0.26];
      if (a && b) return isOver ? 1 : 2;
      if (a) return 1;
      return b ? 2 : 0;
    },
  },
];
