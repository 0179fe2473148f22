import { deflateSync } from "node:zlib";
import { type Design, noise } from "./designs.ts";

const KNOTS_PER_METRE = 500;
/** Wool of one dye bath varies in colour. */
const UNEVEN = 0.07;
const BETWEEN_ROWS = 0.045;
const AT_AN_EDGE = 0.16;

export type Raster = { width: number; height: number; data: Buffer };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function knotsOf({ width, height, at }: Design): { columns: number; rows: number; yarns: Uint8Array } {
  const [columns, rows] = [width, height].map((metres) => Math.round(metres * KNOTS_PER_METRE)) as [
    number,
    number,
  ];
  const yarns = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      yarns[row * columns + column] = at((column + 0.5) / KNOTS_PER_METRE, (row + 0.5) / KNOTS_PER_METRE);
  return { columns, rows, yarns };
}

/** An indexed PNG, one pixel a knot, whose palette is the yarns. Transparent outside a round rug. */
export function drawCard(design: Design): Buffer {
  const { columns, rows, yarns } = knotsOf(design);
  const none = design.yarns.length;
  const lines = Buffer.alloc(rows * (columns + 1));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isOutside =
        design.isRound && Math.hypot(column - columns / 2 + 0.5, row - rows / 2 + 0.5) > columns / 2;
      lines[row * (columns + 1) + column + 1] = isOutside ? none : (yarns[row * columns + column] as number);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from([...design.yarns.flatMap(([, hex]) => channels(hex)), 255, 255, 255]);
  const alpha = Buffer.alloc(none + 1, 255);
  alpha[none] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    ...(design.isRound ? [chunk("tRNS", alpha)] : []),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** Top view in even light: uneven wool, rows of knots, shade between pile heights. */
export function drawTop(design: Design): Raster {
  const { columns, rows, yarns } = knotsOf(design);
  const palette = design.yarns.map(([, hex]) => channels(hex));
  const data = Buffer.alloc(columns * rows * 4);
  const of = (column: number, row: number) =>
    yarns[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const own = of(column, row) as number;
      const [x, y] = [column / KNOTS_PER_METRE, row / KNOTS_PER_METRE];
      const bath = (noise(x * 2, y * 24, own + 40) - 0.5) * UNEVEN;
      const tuft = (noise(x * 130, y * 130, 50) - 0.5) * UNEVEN * 1.4;
      const rowShade = row % 4 === 0 ? -BETWEEN_ROWS : 0;
      const edge =
        of(column - 2, row - 2) !== own ? AT_AN_EDGE : of(column + 2, row + 2) !== own ? -AT_AN_EDGE / 2 : 0;
      const light = 1 + bath + tuft + rowShade - edge;
      const at = (row * columns + column) * 4;
      const colour = palette[own] as number[];
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = Math.max(0, Math.min(255, (colour[channel] as number) * light));
      const fromMiddle = Math.hypot(column - columns / 2 + 0.5, row - rows / 2 + 0.5);
      data[at + 3] = design.isRound && fromMiddle > columns / 2 - 1 ? 0 : 255;
    }
  }
  return { width: columns, height: rows, data };
}
