import type { Grey } from "../picture.ts";
import type { Segment } from "./line-segment-detector.ts";

/** How far to either side of a found line its edge is looked for, in pixels. */
const REACH = 3;
const ROUNDS = 2;
const FEWEST_POINTS = 6;

function valueAt({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)));
  const right = Math.max(0, Math.min(1, x - 0.5 - left));
  const down = Math.max(0, Math.min(1, y - 0.5 - top));
  const i = top * width + left;
  return (
    ((data[i] as number) * (1 - right) + (data[i + 1] as number) * right) * (1 - down) +
    ((data[i + width] as number) * (1 - right) + (data[i + width + 1] as number) * right) * down
  );
}

/** Position and strength of the edge across the line. */
function edgeAt(
  grey: Grey,
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
): readonly [number, number] {
  let sum = 0;
  let moment = 0;
  let before = valueAt(grey, x - (REACH + 0.5) * acrossX, y - (REACH + 0.5) * acrossY);
  let net = 0;
  const changes: number[] = [];
  for (let k = -REACH; k <= REACH; k++) {
    const after = valueAt(grey, x + (k + 0.5) * acrossX, y + (k + 0.5) * acrossY);
    changes.push(after - before);
    net += after - before;
    before = after;
  }
  for (let k = -REACH; k <= REACH; k++) {
    const change = (changes[k + REACH] as number) * Math.sign(net);
    // Opposite polarity is another edge.
    if (change <= 0) continue;
    const weight = change * change;
    sum += weight;
    moment += weight * k;
  }
  return sum === 0 ? [0, 0] : [moment / sum, Math.sqrt(sum)];
}

/** Lays a found line on the edge itself, with a fraction of a pixel: a weighted straight line through edge points. */
export function refinedSegment(grey: Grey, segment: Segment): Segment {
  let { x1, y1, x2, y2, length } = segment;
  for (let round = 0; round < ROUNDS; round++) {
    const dx = (x2 - x1) / length;
    const dy = (y2 - y1) / length;
    let [w, t, o, tt, to] = [0, 0, 0, 0, 0];
    let points = 0;
    for (let along = 1; along < length - 1; along += 1) {
      const [off, strength] = edgeAt(grey, x1 + along * dx, y1 + along * dy, -dy, dx);
      if (strength === 0 || Math.abs(off) > REACH - 1) continue;
      const weight = Math.min(strength, 20);
      points++;
      w += weight;
      t += weight * along;
      o += weight * off;
      tt += weight * along * along;
      to += weight * along * off;
    }
    const spread = w * tt - t * t;
    if (points < FEWEST_POINTS || spread < 1e-6) return segment;
    const slope = (w * to - t * o) / spread;
    const start = (o - slope * t) / w;
    const end = start + slope * length;
    [x1, y1, x2, y2] = [x1 - dy * start, y1 + dx * start, x2 - dy * end, y2 + dx * end];
    length = Math.hypot(x2 - x1, y2 - y1);
  }
  return { x1, y1, x2, y2, length };
}
