import type { Metres } from "../engine/units.ts";
import type { Cells } from "./floor-cells.ts";

/** Radius; larger steps of light keep their edge. */
const SMOOTH: Metres = 0.1;
const RANGE = 0.7;
const ROUNDS = 2;
/** Lookup table of the range kernel. */
const TABLE_STEPS = 256;
const TABLE_REACH = 4 * RANGE;
const rangeTable = Float32Array.from({ length: TABLE_STEPS + 1 }, (_, i) =>
  Math.exp(-0.5 * ((i / TABLE_STEPS) * (TABLE_REACH / RANGE)) ** 2),
);

export type Field = { columns: number; rows: number; log: Float32Array; isSeen: Uint8Array };

/** Separable bilateral filter (Tomasi and Manduchi 1998; Pham and van Vliet 2005); small holes are filled. */
export function smoothed({ columns, rows, log, count }: Cells, step: Metres): Field {
  const reach = Math.round((2 * SMOOTH) / step);
  const gaussian = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-(((i - reach) * step) ** 2) / (2 * SMOOTH * SMOOTH)),
  );
  let field: Field = { columns, rows, log, isSeen: Uint8Array.from(count, (n) => (n > 0 ? 1 : 0)) };
  for (let round = 0; round < ROUNDS; round++)
    for (const along of [1, columns]) field = smoothedAlong(field, gaussian, reach, along);
  return field;
}

/** `along`: stride between cells. */
function smoothedAlong(
  { columns, rows, log, isSeen }: Field,
  gaussian: Float32Array,
  reach: number,
  along: number,
): Field {
  const out: Field = {
    columns,
    rows,
    log: new Float32Array(log.length),
    isSeen: new Uint8Array(log.length),
  };
  const last = along === 1 ? columns - 1 : rows - 1;
  for (let k = 0; k < log.length; k++) {
    const place = along === 1 ? k % columns : Math.floor(k / columns);
    const isKnown = isSeen[k] === 1;
    const own = log[k] as number;
    const to = Math.min(reach, last - place);
    let sum = 0;
    let weight = 0;
    for (let j = Math.max(-reach, -place); j <= to; j++) {
      const q = k + j * along;
      if (isSeen[q] !== 1) continue;
      const value = log[q] as number;
      const off = isKnown ? Math.abs(value - own) : 0;
      if (off >= TABLE_REACH) continue;
      const pull =
        (gaussian[j + reach] as number) *
        (rangeTable[Math.floor((off / TABLE_REACH) * TABLE_STEPS)] as number);
      sum += pull * value;
      weight += pull;
    }
    if (weight === 0) continue;
    out.log[k] = sum / weight;
    out.isSeen[k] = 1;
  }
  return out;
}

/** Pull-push interpolation (Gortler et al. 1996). */
export function filled({ log, isSeen }: Field, columns: number, rows: number): Float32Array {
  if (columns <= 1 && rows <= 1) return log;
  const wide = Math.ceil(columns / 2);
  const high = Math.ceil(rows / 2);
  const sums = new Float32Array(wide * high);
  const counts = new Float32Array(wide * high);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const k = row * columns + column;
      if (isSeen[k] !== 1) continue;
      const q = (row >> 1) * wide + (column >> 1);
      sums[q] = (sums[q] as number) + (log[k] as number);
      counts[q] = (counts[q] as number) + 1;
    }
  const coarseSeen = Uint8Array.from(counts, (count) => (count > 0 ? 1 : 0));
  const means = sums.map((sum, q) => (coarseSeen[q] === 1 ? sum / (counts[q] as number) : 0));
  const coarse = filled({ columns: wide, rows: high, log: means, isSeen: coarseSeen }, wide, high);
  const out = log.slice();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const k = row * columns + column;
      if (isSeen[k] === 1) continue;
      const atC = Math.max(0, Math.min(wide - 1.001, (column - 0.5) / 2));
      const atR = Math.max(0, Math.min(high - 1.001, (row - 0.5) / 2));
      const c = Math.floor(atC);
      const r = Math.floor(atR);
      const u = atC - c;
      const v = atR - r;
      const at = (dr: number, dc: number) =>
        coarse[Math.min(high - 1, r + dr) * wide + Math.min(wide - 1, c + dc)] as number;
      out[k] = (at(0, 0) * (1 - u) + at(0, 1) * u) * (1 - v) + (at(1, 0) * (1 - u) + at(1, 1) * u) * v;
    }
  return out;
}
