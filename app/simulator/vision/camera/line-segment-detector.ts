import { blurred, type Grey, resampled } from "../picture.ts";
import { type GradientField, gradientField, NO_ANGLE, turn } from "./gradient-field.ts";
import { negativeLogFalseAlarms } from "./number-of-false-alarms.ts";

/** A straight edge in pixels of the working copy. */
export type Segment = { x1: number; y1: number; x2: number; y2: number; length: number };

/** Published parameters: scale 0.8, tolerance 22.5°, density 0.7. */
const SCALE = 0.8;
const TOLERANCE = Math.PI / 8;
const DENSITY = 0.7;

type Rectangle = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  angle: number;
};

type Region = { pixels: Int32Array; count: number; angle: number };

function growRegion(field: GradientField, used: Uint8Array, region: Region, seed: number, tolerance: number) {
  const { width, height, angle } = field;
  const { pixels } = region;
  pixels[0] = seed;
  region.count = 1;
  region.angle = angle[seed] as number;
  let alongX = Math.cos(region.angle);
  let alongY = Math.sin(region.angle);
  used[seed] = 1;
  for (let k = 0; k < region.count; k++) {
    const x = (pixels[k] as number) % width;
    const y = Math.floor((pixels[k] as number) / width);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        const found = angle[next] as number;
        if (used[next] === 1 || found === NO_ANGLE || turn(found, region.angle) > tolerance) continue;
        used[next] = 1;
        pixels[region.count++] = next;
        alongX += Math.cos(found);
        alongY += Math.sin(found);
        region.angle = Math.atan2(alongY, alongX);
      }
  }
}

/** Along the axis of least inertia. */
function rectangleOf({ width, strength }: GradientField, { pixels, count, angle }: Region): Rectangle {
  let sumX = 0;
  let sumY = 0;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const p = pixels[k] as number;
    const m = strength[p] as number;
    sumX += m * (p % width);
    sumY += m * Math.floor(p / width);
    sum += m;
  }
  const x = sumX / sum;
  const y = sumY / sum;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let k = 0; k < count; k++) {
    const p = pixels[k] as number;
    const m = strength[p] as number;
    const dx = (p % width) - x;
    const dy = Math.floor(p / width) - y;
    xx += m * dx * dx;
    yy += m * dy * dy;
    xy += m * dx * dy;
  }
  let axis = 0.5 * Math.atan2(2 * xy, xx - yy);
  if (turn(axis, angle) > Math.PI / 2) axis += Math.PI;
  const cos = Math.cos(axis);
  const sin = Math.sin(axis);
  let [from, to, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k < count; k++) {
    const p = pixels[k] as number;
    const dx = (p % width) - x;
    const dy = Math.floor(p / width) - y;
    const along = dx * cos + dy * sin;
    const beside = dy * cos - dx * sin;
    if (along < from) from = along;
    if (along > to) to = along;
    if (beside < low) low = beside;
    if (beside > high) high = beside;
  }
  return {
    x1: x + from * cos,
    y1: y + from * sin,
    x2: x + to * cos,
    y2: y + to * sin,
    width: Math.max(1, high - low),
    angle: axis,
  };
}

const lengthOf = (r: Rectangle) => Math.hypot(r.x2 - r.x1, r.y2 - r.y1);
const densityOf = (r: Rectangle, count: number) => count / (Math.max(1e-6, lengthOf(r)) * r.width);

function significanceOf({ width, height, angle }: GradientField, r: Rectangle, p: number, logTests: number) {
  const half = lengthOf(r) / 2;
  const halfWidth = r.width / 2;
  const cos = Math.cos(r.angle);
  const sin = Math.sin(r.angle);
  const x0 = (r.x1 + r.x2) / 2;
  const y0 = (r.y1 + r.y2) / 2;
  const reachY = Math.abs(sin) * half + Math.abs(cos) * halfWidth;
  const reachX = Math.abs(cos) * half + Math.abs(sin) * halfWidth;
  let count = 0;
  let aligned = 0;
  for (let y = Math.max(0, Math.ceil(y0 - reachY)); y <= Math.min(height - 1, Math.floor(y0 + reachY)); y++)
    for (
      let x = Math.max(0, Math.ceil(x0 - reachX));
      x <= Math.min(width - 1, Math.floor(x0 + reachX));
      x++
    ) {
      const dx = x - x0;
      const dy = y - y0;
      if (Math.abs(dy * cos - dx * sin) > halfWidth || Math.abs(dx * cos + dy * sin) > half) continue;
      count++;
      const found = angle[y * width + x] as number;
      if (found !== NO_ANGLE && turn(found, r.angle) <= p * Math.PI) aligned++;
    }
  return negativeLogFalseAlarms(count, aligned, p, logTests);
}

/** Region refinement of LSD. */
function tightened(
  field: GradientField,
  used: Uint8Array,
  region: Region,
  first: Rectangle,
): Rectangle | null {
  const { width, angle } = field;
  const { pixels } = region;
  const seed = pixels[0] as number;
  const seedX = seed % width;
  const seedY = Math.floor(seed / width);
  let sum = 0;
  let squares = 0;
  let near = 0;
  for (let k = 0; k < region.count; k++) {
    const p = pixels[k] as number;
    used[p] = 0;
    if (Math.hypot((p % width) - seedX, Math.floor(p / width) - seedY) >= first.width) continue;
    let difference = (angle[p] as number) - (angle[seed] as number);
    if (difference > Math.PI) difference -= 2 * Math.PI;
    if (difference < -Math.PI) difference += 2 * Math.PI;
    sum += difference;
    squares += difference * difference;
    near++;
  }
  const spread = Math.sqrt(Math.max(0, squares / near - (sum / near) ** 2));
  growRegion(field, used, region, seed, 2 * spread);
  if (region.count < 2) return null;
  let rectangle = rectangleOf(field, region);
  while (densityOf(rectangle, region.count) < DENSITY) {
    const { x1, y1, x2, y2 } = rectangle;
    const far = Math.max((x1 - seedX) ** 2 + (y1 - seedY) ** 2, (x2 - seedX) ** 2 + (y2 - seedY) ** 2);
    const reach = 0.75 * 0.75 * far;
    let kept = 0;
    for (let k = 0; k < region.count; k++) {
      const p = pixels[k] as number;
      if (((p % width) - seedX) ** 2 + (Math.floor(p / width) - seedY) ** 2 > reach) used[p] = 0;
      else pixels[kept++] = p;
    }
    region.count = kept;
    if (kept < 2) return null;
    rectangle = rectangleOf(field, region);
  }
  return rectangle;
}

/** Retries with a finer angle and narrower rectangle. */
function isLine(field: GradientField, rectangle: Rectangle, logTests: number): boolean {
  if ([1 / 8, 1 / 16, 1 / 32].some((p) => significanceOf(field, rectangle, p, logTests) > 0)) return true;
  return [0.5, 1].some((slimmer) => {
    const slim = { ...rectangle, width: Math.max(1, rectangle.width - slimmer) };
    return significanceOf(field, slim, 1 / 8, logTests) > 0;
  });
}

/** LSD (Grompone von Gioi et al. 2010). */
export function detectLineSegments(grey: Grey): Segment[] {
  const field = gradientField(resampled(blurred(grey, 0.6 / SCALE), SCALE), 2 / Math.sin(TOLERANCE));
  const size = field.width * field.height;
  const logTests = 2.5 * (Math.log10(field.width) + Math.log10(field.height)) + Math.log10(11);
  const fewest = Math.floor(logTests / Math.log10(8));
  const used = new Uint8Array(size);
  const region: Region = { pixels: new Int32Array(size), count: 0, angle: 0 };
  const segments: Segment[] = [];
  for (const seed of field.strongestFirst) {
    if (used[seed] === 1) continue;
    growRegion(field, used, region, seed, TOLERANCE);
    if (region.count < fewest) continue;
    let rectangle: Rectangle | null = rectangleOf(field, region);
    if (densityOf(rectangle, region.count) < DENSITY) rectangle = tightened(field, used, region, rectangle);
    if (!rectangle || region.count < fewest || !isLine(field, rectangle, logTests)) continue;
    const [x1, y1, x2, y2] = [rectangle.x1, rectangle.y1, rectangle.x2, rectangle.y2].map(
      // Gradients lie at pixel corners.
      (at) => (at + 1) / SCALE,
    ) as [number, number, number, number];
    segments.push({ x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1) });
  }
  return segments;
}
