import { describe, expect, it } from "vitest";
import { buildPixelGraph, solveRandomWalker } from "./random-walker.ts";

const [WIDTH, HEIGHT] = [9, 7];
const SIZE = WIDTH * HEIGHT;

const lab = Float32Array.from({ length: 3 * SIZE }, (_, i) => {
  const x = Math.floor(i / 3) % WIDTH;
  return (x < 4 ? 30 : 60) + 3 * Math.sin(i);
});

function densely(belief: Float32Array, hold: Float32Array): number[] {
  const walk = buildPixelGraph(lab, WIDTH, HEIGHT);
  const rows = Array.from({ length: SIZE }, () => new Array<number>(SIZE + 1).fill(0));
  const add = (i: number, j: number, value: number) => {
    const row = rows[i] as number[];
    row[j] = (row[j] ?? 0) + value;
  };
  const join = (p: number, q: number, pull: number) => {
    add(p, p, pull);
    add(q, q, pull);
    add(p, q, -pull);
    add(q, p, -pull);
  };
  for (let p = 0; p < SIZE; p++) {
    add(p, p, hold[p] as number);
    add(p, SIZE, (hold[p] as number) * (belief[p] as number));
    if ((p + 1) % WIDTH !== 0) join(p, p + 1, walk.right[p] as number);
    if (p + WIDTH < SIZE) join(p, p + WIDTH, walk.down[p] as number);
  }
  for (let k = 0; k < SIZE; k++) {
    const pivot = rows[k] as number[];
    for (let i = 0; i < SIZE; i++) {
      if (i === k) continue;
      const factor = ((rows[i] as number[])[k] as number) / (pivot[k] as number);
      for (let j = k; j <= SIZE; j++) add(i, j, -factor * (pivot[j] as number));
    }
  }
  return rows.map((row, i) => (row[SIZE] as number) / (row[i] as number));
}

describe("the random walker", () => {
  const belief = Float32Array.from({ length: SIZE }, (_, i) => (i % 5 === 0 ? 1 : 0.3));
  const hold = Float32Array.from({ length: SIZE }, (_, i) => (i % 7 === 0 ? 2 : 0.05));

  it("comes to what the equations say", () => {
    const found = solveRandomWalker(buildPixelGraph(lab, WIDTH, HEIGHT), belief, hold);
    const truth = densely(belief, hold);
    found.forEach((value, i) => {
      expect(Math.abs(value - (truth[i] as number))).toBeLessThan(0.02);
    });
  });

  it("spreads a held pixel over its own colour and hardly beyond", () => {
    const unsure = new Float32Array(SIZE).fill(0.4);
    const light = new Float32Array(SIZE).fill(0.001);
    unsure[0] = 1;
    light[0] = 20;
    const found = solveRandomWalker(buildPixelGraph(lab, WIDTH, HEIGHT), unsure, light);
    const [same, other] = [found[2 * WIDTH + 2] as number, found[2 * WIDTH + 7] as number];
    expect(same).toBeGreaterThan(0.75);
    expect(other).toBeLessThan(same - 0.15);
  });
});
