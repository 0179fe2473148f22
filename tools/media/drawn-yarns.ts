import sharp, { type Sharp } from "sharp";

type Rgb = readonly [number, number, number];

/** Pixels. */
const USUAL_KNOT = 10;
/** Lines of ruled paper, as shares of black. */
const [LINE, TENTH_LINE] = [0.16, 0.42];
const BATHS = { width: 1200, height: 1500 };
const RAW_WOOL: Rgb = [226, 215, 192];
const WALL: Rgb = [231, 226, 214];
/** Dye level of the first and the last yarn, as shares of the height. */
const DIPPED = { first: 0.62, last: 0.16 };
const YARN = { width: 92, twist: 74 };

/** Deterministic, 0 to 1: integer hash. */
function noise(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 0xffffffff;
}

/** Value noise with smoothstep interpolation. */
function smooth(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - left), ease(y - top)];
  const at = (dx: number, dy: number) => noise(left + dx, top + dy, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  return upper + (at(0, 1) + (at(1, 1) - at(0, 1)) * u - upper) * v;
}

function draw(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++) for (const part of colourAt(x, y)) pixels[place++] = clamp(part);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const clamp = (part: number) => Math.max(0, Math.min(255, Math.round(part)));
const lit = ([r, g, b]: Rgb, light: number): Rgb => [r * light, g * light, b * light];
const mixed = ([r, g, b]: Rgb, [s, h, c]: Rgb, share: number): Rgb => [
  r + (s - r) * share,
  g + (h - g) * share,
  b + (c - b) * share,
];

/** Cut pile from above: each knot is a tuft with a slightly displaced centre. */
export async function drawKnots(design: Sharp, knot = USUAL_KNOT): Promise<Sharp> {
  const { data, info } = await design
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return draw(width * knot, height * knot, (x, y) => {
    const [column, row] = [Math.floor(x / knot), Math.floor(y / knot)];
    let nearest = { far: Number.POSITIVE_INFINITY, dx: 0, dy: 0, c: 0, r: 0 };
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++) {
        const dx = (c + 0.5 + (noise(c, r, 1) - 0.5) * 0.62) * knot - x;
        const dy = (r + 0.5 + (noise(c, r, 2) - 0.5) * 0.62) * knot - y;
        const far = Math.hypot(dx, dy) * (0.86 + 0.28 * noise(c, r, 3));
        if (far < nearest.far) nearest = { far, dx, dy, c, r };
      }
    const { far, dx, dy, c, r } = nearest;
    const from = 3 * (Math.min(Math.max(r, 0), height - 1) * width + Math.min(Math.max(c, 0), width - 1));
    const dye: Rgb = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    const round = 1.14 - 0.52 * Math.min(1, far / (0.78 * knot)) ** 2;
    // Light from the upper left; fibres point away from the tuft's centre.
    const raking = 1 + (0.13 * (dx + dy)) / knot;
    const fibre = 1 + (noise(Math.round(Math.atan2(dy, dx) * 7), c * 31 + r, 4) - 0.5) * 0.2;
    const batch = 1 + (noise(c, r, 5) - 0.5) * 0.16 + (smooth(x / 150, y / 150, 6) - 0.5) * 0.16;
    return lit(dye, round * raking * fibre * batch);
  }).blur(0.5);
}

/** The design as a weaver reads it: a square for each knot, every tenth line heavier. */
export async function drawRuledPaper(design: Sharp, knot: number): Promise<Sharp> {
  const { data, info } = await design
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return draw(width * knot, height * knot, (x, y) => {
    const [column, row] = [Math.floor(x / knot), Math.floor(y / knot)];
    const from = 3 * (row * width + column);
    const lines = [x % knot < 2 && column, y % knot < 2 && row].filter((line) => line !== false);
    const ink = Math.max(0, ...lines.map((line) => (line % 10 === 0 ? TENTH_LINE : LINE)));
    return lit([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0], 1 - ink);
  });
}

export function drawBaths(hexes: readonly string[]): Sharp {
  const { width, height } = BATHS;
  const dyes = hexes.map((hex): Rgb => {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
    return [part(1), part(3), part(5)];
  });
  const pitch = width / dyes.length;
  return draw(width, height, (x, y) => {
    const place = Math.min(dyes.length - 1, Math.floor(x / pitch));
    const sway = (smooth(y / 420, place, 11) - 0.5) * 16;
    const rough = (smooth(y / 9, place * 7, 12) - 0.5) * 5;
    const across = (x - (place + 0.5) * pitch - sway) / (YARN.width / 2 + rough);
    const plaster = 0.985 + (smooth(x / 260, y / 260, 13) - 0.5) * 0.07 + (noise(x, y, 14) - 0.5) * 0.02;
    const shadow = 1 - 0.24 * Math.exp(-(((across - 0.62) / 0.85) ** 2));
    if (Math.abs(across) >= 1) return lit(WALL, plaster * shadow);
    const angle = Math.asin(across) / Math.PI;
    const turn = 1 + y / YARN.twist + angle + place * 0.37 + (smooth(x / 30, y / 30, 15) - 0.5) * 0.12;
    const within = (turn * 2) % 1;
    const ply = Math.sin(Math.PI * within) ** 0.5;
    const fibre = smooth(within * 26 + place * 40, y / 46 + Math.floor(turn * 2) * 3.7, 16) - 0.5;
    const body = 0.5 + 0.56 * Math.sqrt(1 - across * across) - 0.16 * across;
    const line = height * (DIPPED.first + ((DIPPED.last - DIPPED.first) * place) / (dyes.length - 1));
    const soaked =
      y - line + (smooth(x / 7, y / 60, 17) - 0.5) * 90 + (smooth(x / 34, y / 34, 18) - 0.5) * 50;
    const share = 1 / (1 + Math.exp(-soaked / 22));
    const dyed = mixed(RAW_WOOL, dyes[place] as Rgb, share);
    return lit(dyed, body * (0.62 + 0.4 * ply) * (1 + fibre * 0.34) * (1 + (noise(x, y, 19) - 0.5) * 0.07));
  }).blur(0.6);
}
