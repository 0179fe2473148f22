import type { Cells } from "./floor-cells.ts";

/** Distance in log ratios of different materials. */
const APART = 0.22;
/** Minimum size of a material. */
const FEWEST_CELLS = 60;
/** Cells, so that soft edges do not count. */
const OVER = 6;
const MOST_MATERIALS = 6;

/** -1: no data or no match. */
function materialsOf({ count, warm, cool }: Cells): Int16Array {
  const BIN = 0.05;
  const votes = new Map<string, { n: number; warm: number; cool: number }>();
  for (let k = 0; k < count.length; k++) {
    if (count[k] === 0) continue;
    const w = Math.round((warm[k] as number) / BIN);
    const c = Math.round((cool[k] as number) / BIN);
    const key = `${w} ${c}`;
    const vote = votes.get(key) ?? { n: 0, warm: w * BIN, cool: c * BIN };
    vote.n++;
    votes.set(key, vote);
  }
  const leaders: { warm: number; cool: number }[] = [];
  const near = (a: { warm: number; cool: number }, w: number, c: number) =>
    Math.hypot(a.warm - w, a.cool - c);
  const strongest = [...votes.values()].sort((a, b) => b.n - a.n || a.warm - b.warm || a.cool - b.cool);
  for (const vote of strongest) {
    if (leaders.length >= MOST_MATERIALS) break;
    if (leaders.every((leader) => near(leader, vote.warm, vote.cool) > 2 * APART)) leaders.push(vote);
  }
  const material = new Int16Array(count.length).fill(-1);
  for (let k = 0; k < count.length; k++) {
    if (count[k] === 0) continue;
    let best = Infinity;
    leaders.forEach((leader, index) => {
      const off = near(leader, warm[k] as number, cool[k] as number);
      if (off >= best) return;
      best = off;
      material[k] = index;
    });
  }
  return material;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Removes brightness steps between materials, so that they are not taken for light. */
export function normaliseMaterials(cells: Cells): Cells {
  const { columns, rows, log } = cells;
  const material = materialsOf(cells);
  const sizes: number[] = [];
  for (const index of material) if (index >= 0) sizes[index] = (sizes[index] ?? 0) + 1;
  const steps = new Map<string, number[]>();
  const compare = (k: number, q: number) => {
    const a = material[k] as number;
    const b = material[q] as number;
    if (a < 0 || b < 0 || a === b) return;
    const [low, high] = a < b ? [k, q] : [q, k];
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    const found = steps.get(key) ?? [];
    found.push((log[high] as number) - (log[low] as number));
    steps.set(key, found);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const k = row * columns + column;
      if (column + OVER < columns) compare(k, k + OVER);
      if (row + OVER < rows) compare(k, k + OVER * columns);
    }
  const offsets = offsetsOf(sizes, steps);
  return { ...cells, log: log.map((value, k) => value - (offsets[material[k] as number] ?? 0)) };
}

/** Along the longest borders first. */
function offsetsOf(sizes: readonly number[], steps: ReadonlyMap<string, number[]>): number[] {
  const offsets: number[] = [0];
  const borders = [...steps]
    .map(([key, values]) => ({
      pair: key.split(" ").map(Number),
      length: values.length,
      step: median(values),
    }))
    .sort((a, b) => b.length - a.length);
  for (let round = 0; round < MOST_MATERIALS; round++)
    for (const { pair, length, step } of borders) {
      const [low, high] = pair as [number, number];
      if (length < FEWEST_CELLS || (sizes[low] ?? 0) < FEWEST_CELLS || (sizes[high] ?? 0) < FEWEST_CELLS)
        continue;
      const known = offsets[low];
      const other = offsets[high];
      if (known !== undefined && other === undefined) offsets[high] = known + step;
      if (known === undefined && other !== undefined) offsets[low] = other - step;
    }
  return offsets;
}
