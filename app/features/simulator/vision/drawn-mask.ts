import type { Pixel } from "../engine/camera.ts";
import { farthestRows } from "../engine/floor.ts";
import type { DrawnFloor, FloorMask } from "../engine/room.ts";

/** Each row of pixels is cut so often; along a row the edges are exact. */
const CUTS = 4;

/** A mask as somebody drew it, pixel by pixel; its sizes and the machine's trust stay. */
export function drawnMask(mask: FloorMask, { floor, front }: DrawnFloor): FloorMask {
  const { width, height, fineWidth, fineHeight } = mask;
  const ground = filled([floor], fineWidth, fineHeight);
  const things = filled(front, fineWidth, fineHeight);
  const open = ground.map((share, pixel) => Math.max(0, share - (things[pixel] as number)));
  const fine = Uint8Array.from(open, (share) => Math.round(255 * share));
  const small = shrunkTo(fine, fineWidth, fineHeight, width, height);
  const behind = shrunkTo(
    ground.map((share) => 255 * share),
    fineWidth,
    fineHeight,
    width,
    height,
  );
  const farthest = farthestRows({ width, height, floor: behind });
  return { ...mask, floor: small, fine, farthest, wantsTap: false, hasFloor: true };
}

/** How much of each pixel lies in one of the outlines. */
function filled(outlines: readonly (readonly Pixel[])[], width: number, height: number): Float32Array {
  const share = new Float32Array(width * height);
  for (const outline of outlines)
    for (let cut = 0; cut < height * CUTS; cut++) {
      const y = (cut + 0.5) / CUTS;
      const row = Math.floor(y) * width;
      const ends = crossings(outline, y);
      for (let i = 0; i + 1 < ends.length; i += 2)
        span(share, row, width, ends[i] as number, ends[i + 1] as number);
    }
  return share.map((value) => Math.min(1, value));
}

function crossings(outline: readonly Pixel[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [x1, y1] = outline[i] as Pixel;
    const [x2, y2] = outline[(i + 1) % outline.length] as Pixel;
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((a, b) => a - b);
}

function span(share: Float32Array, row: number, width: number, from: number, to: number): void {
  const last = Math.min(width, Math.ceil(to));
  for (let x = Math.max(0, Math.floor(from)); x < last; x++) {
    const covered = Math.min(to, x + 1) - Math.max(from, x);
    share[row + x] = (share[row + x] as number) + covered / CUTS;
  }
}

function shrunkTo(
  values: Uint8Array | Float32Array,
  fineWidth: number,
  fineHeight: number,
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.floor(((y + 0.5) * fineHeight) / height);
      const column = Math.floor(((x + 0.5) * fineWidth) / width);
      out[y * width + x] = values[row * fineWidth + column] as number;
    }
  return out;
}
