import type { Ground } from "./find-floor.ts";
import { cellOf, type Logits, type Mark } from "./floor-logits.ts";
import { colourStep } from "./random-walker.ts";

/** Influence of a stroke: one unit is this share of the width or this colour difference. */
const NEAR = 0.3;
const ALIKE = 40;
const LOGITS = 3;
const LOCAL_ODDS = 6;
const FARTHEST_WAY = 9;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** Influence per cell: 1 under the stroke, 0 none. */
type Region = { isFloor: boolean; near: Float32Array };

/** Geodesic distance over changes of colour and logits. */
function wayFrom(
  labelled: readonly number[],
  { question: { cells }, colours }: Ground,
  logits: Float32Array,
): Float32Array {
  const { width, height } = cells;
  const way = new Float32Array(width * height).fill(FARTHEST_WAY);
  for (const cell of labelled) way[cell] = 0;
  const relax = (to: number, from: number, length: number) => {
    const before = way[from] as number;
    if (before >= FARTHEST_WAY) return;
    const cost =
      length / (NEAR * width) +
      Math.sqrt(colourStep(colours, to, from)) / ALIKE +
      Math.abs((logits[to] as number) - (logits[from] as number)) * LOGITS;
    if (before + cost < (way[to] as number)) way[to] = before + cost;
  };
  for (let sweep = 0; sweep < 4; sweep++)
    for (let k = 0; k < way.length; k++) {
      const back = sweep % 2 === 1;
      const cell = back ? way.length - 1 - k : k;
      const x = cell % width;
      const y = Math.floor(cell / width);
      const before = back ? 1 : -1;
      const hasSide = back ? x + 1 < width : x > 0;
      const hasRow = back ? y + 1 < height : y > 0;
      if (hasSide) relax(cell, cell + before, 1);
      if (!hasRow) continue;
      const above = cell + before * width;
      relax(cell, above, 1);
      if (x > 0) relax(cell, above - 1, Math.SQRT2);
      if (x + 1 < width) relax(cell, above + 1, Math.SQRT2);
    }
  return way;
}

function regionsOf(ground: Ground, odds: Float32Array, lessons: readonly Mark[]): Region[] {
  const {
    question: { cells },
    small,
  } = ground;
  const logits = odds.map(sigmoid);
  return lessons.map(({ isFloor, pixels }) => {
    const labelled = pixels.map((pixel) => cellOf(pixel, small.width, cells.width));
    return { isFloor, near: wayFrom(labelled, ground, logits).map((way) => Math.exp(-(way ** 2))) };
  });
}

/** How near each cell is to a stroke: 1 under one, 0 far from all. */
export function nearStrokes(ground: Ground, marks: readonly Mark[]): Float32Array {
  const near = new Float32Array(ground.untouched.odds.length);
  for (const region of regionsOf(ground, ground.untouched.odds, marks))
    for (let cell = 0; cell < near.length; cell++)
      near[cell] = Math.max(near[cell] as number, region.near[cell] as number);
  return near;
}

/** Near a stroke it overrides the network; between strokes the nearer one. */
export function withNeighbourhood(ground: Ground, logits: Logits, marks: readonly Mark[]): Logits {
  const regions = regionsOf(ground, logits.odds, marks);
  const { small } = ground;
  const { cells, isUnder } = ground.question;
  const { odds, fine } = logits;
  const most = (kind: boolean, cell: number) =>
    regions.reduce(
      (found, { isFloor, near }) => (isFloor === kind ? Math.max(found, near[cell] as number) : found),
      0,
    );
  const strongest = new Float32Array(odds.length);
  const pull = new Float32Array(odds.length);
  for (let cell = 0; cell < odds.length; cell++) {
    if (isUnder[cell] !== 1) continue;
    const [front, floor] = [most(false, cell), most(true, cell)];
    const found = Math.max(front, floor);
    if (found < 0.01) continue;
    strongest[cell] = found;
    pull[cell] = (LOCAL_ODDS * found * (floor ** 2 - front ** 2)) / (floor ** 2 + front ** 2);
  }
  const drawn = (value: number, cell: number) =>
    value * (1 - (strongest[cell] as number)) + (pull[cell] as number);
  return {
    odds: odds.map(drawn),
    fine: fine.map((value, pixel) => drawn(value, cellOf(pixel, small.width, cells.width))),
  };
}
