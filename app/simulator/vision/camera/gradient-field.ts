import type { Grey } from "../picture.ts";

export type GradientField = {
  width: number;
  height: number;
  /** Direction of the edge at each pixel; NO_ANGLE where the picture is flat. */
  angle: Float32Array;
  strength: Float32Array;
  strongestFirst: Int32Array;
};

export const NO_ANGLE = -10;

const BINS = 1024;

export function turn(a: number, b: number): number {
  const difference = Math.abs(a - b) % (2 * Math.PI);
  return difference > Math.PI ? 2 * Math.PI - difference : difference;
}

/** Bucket sort: exact order is not needed. */
function ordered(strength: Float32Array, angle: Float32Array, strongest: number): Int32Array {
  const starts = new Int32Array(BINS + 1);
  const bin = (i: number) =>
    BINS - 1 - Math.min(BINS - 1, Math.floor(((strength[i] as number) / strongest) * BINS));
  for (let i = 0; i < angle.length; i++)
    if (angle[i] !== NO_ANGLE) starts[bin(i) + 1] = (starts[bin(i) + 1] as number) + 1;
  for (let b = 1; b <= BINS; b++) starts[b] = (starts[b] as number) + (starts[b - 1] as number);
  const order = new Int32Array(starts[BINS] as number);
  for (let i = 0; i < angle.length; i++) {
    if (angle[i] === NO_ANGLE) continue;
    const b = bin(i);
    order[starts[b] as number] = i;
    starts[b] = (starts[b] as number) + 1;
  }
  return order;
}

export function gradientField({ width, height, data }: Grey, threshold: number): GradientField {
  const angle = new Float32Array(width * height).fill(NO_ANGLE);
  const strength = new Float32Array(width * height);
  let strongest = 0;
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      const falling = (data[i + width + 1] as number) - (data[i] as number);
      const rising = (data[i + 1] as number) - (data[i + width] as number);
      const across = falling + rising;
      const down = falling - rising;
      const found = Math.sqrt((across * across + down * down) / 4);
      strength[i] = found;
      if (found <= threshold) continue;
      angle[i] = Math.atan2(across, -down);
      if (found > strongest) strongest = found;
    }
  return { width, height, angle, strength, strongestFirst: ordered(strength, angle, strongest) };
}
