import { type Camera, projectionOf } from "../engine/camera.ts";
import { cornersOf, type Rectangle } from "../engine/placement.ts";
import { toned } from "../engine/tone.ts";
import { linearOf, screenOf } from "../vision/picture-colours.ts";

export type Raster = { width: number; height: number; data: Uint8ClampedArray };

export type Surroundings = {
  /** 0: occluded; 1: floor. */
  floorAt?: (x: number, y: number) => number;
  /** Linear RGB factors. */
  lightAt?: (x: number, y: number) => readonly [number, number, number];
  shape?: "rect" | "round" | "oval" | "free";
};

/** Software rendering without relief. Picture rows run along the rug's width, its top at the far end. */
export function paintFlatRug(
  photo: Raster,
  rug: Raster,
  camera: Camera,
  placement: Rectangle,
  around: Surroundings = {},
): void {
  const projection = projectionOf(camera);
  const box = boxOf(photo, camera, placement);
  const levels = mipLevels(rug);
  const isRound = around.shape === "round" || around.shape === "oval";
  const [cos, sin] = [Math.cos(placement.angle), Math.sin(placement.angle)];
  for (let row = box.top; row < box.bottom; row += 1) {
    for (let column = box.left; column < box.right; column += 1) {
      const floor = projection.toFloor(column + 0.5, row + 0.5);
      if (!floor) continue;
      const [dx, dy] = [floor[0] - placement.x, floor[1] - placement.y];
      const u = (dx * cos + dy * sin) / placement.width + 0.5;
      const v = (dx * sin - dy * cos) / placement.length + 0.5;
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      if (isRound && Math.hypot(u - 0.5, v - 0.5) > 0.5) continue;
      const metresPerPixel = (Math.hypot(floor[0], floor[1], camera.aboveFloor) / camera.focal) * 1.5;
      const level = levelFor(levels, (metresPerPixel / placement.width) * rug.width);
      const at = (row * photo.width + column) * 4;
      blend(
        photo.data,
        at,
        level,
        u,
        v,
        around.floorAt?.(column, row) ?? 1,
        around.lightAt?.(floor[0], floor[1]),
      );
    }
  }
}

function boxOf(photo: Raster, camera: Camera, placement: Rectangle) {
  const { toPicture } = projectionOf(camera);
  const corners = cornersOf(placement).map(([x, y]) => toPicture(x, y));
  const seen = corners.filter((corner) => corner !== null);
  // Corners behind the camera have no projection.
  if (seen.length < 4) return { left: 0, top: 0, right: photo.width, bottom: photo.height };
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  return {
    left: clamp(Math.floor(Math.min(...xs)), photo.width),
    right: clamp(Math.ceil(Math.max(...xs)), photo.width),
    top: clamp(Math.floor(Math.min(...ys)), photo.height),
    bottom: clamp(Math.ceil(Math.max(...ys)), photo.height),
  };
}

/** The photo's tone curve as a lookup table. */
const MOST_LIGHT = 8;
const STEPS = 1024;
const shown = Float32Array.from({ length: STEPS + 1 }, (_, step) => toned(MOST_LIGHT * (step / STEPS) ** 2));
const shownFor = (light: number) =>
  shown[Math.min(STEPS, Math.round(STEPS * Math.sqrt(light / MOST_LIGHT)))] ?? 1;

function blend(
  target: Uint8ClampedArray,
  at: number,
  { width, height, data }: Raster,
  u: number,
  v: number,
  floor: number,
  light: readonly [number, number, number] | undefined,
): void {
  const column = Math.min(width - 1, Math.floor(u * width));
  const row = Math.min(height - 1, Math.floor(v * height));
  const from = (row * width + column) * 4;
  const alpha = ((data[from + 3] ?? 0) / 255) * floor;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const own = linearOf(data[from + channel] ?? 0);
    const lit = light ? shownFor(own * (light[channel] ?? 1)) : own;
    const under = linearOf(target[at + channel] ?? 0);
    target[at + channel] = screenOf(lit * alpha + under * (1 - alpha));
  }
}

/** Mip levels against aliasing. */
function mipLevels(rug: Raster): Raster[] {
  const levels = [rug];
  for (let last = rug; Math.min(last.width, last.height) > 8; ) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
}

const levelFor = (levels: Raster[], texelsPerPixel: number): Raster => {
  const wanted = Math.max(0, Math.min(levels.length - 1, Math.round(Math.log2(Math.max(1, texelsPerPixel)))));
  return levels[wanted] as Raster;
};

/** In plain loops: it runs over every pixel of a picture. */
function halved({ width, height, data }: Raster): Raster {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8ClampedArray(half.width * half.height * 4);
  for (let row = 0; row < half.height; row += 1) {
    for (let column = 0; column < half.width; column += 1) {
      const a = (row * 2 * width + column * 2) * 4;
      const b = a + 4;
      const c = a + width * 4;
      const d = c + 4;
      const alphaA = data[a + 3] ?? 0;
      const alphaB = data[b + 3] ?? 0;
      const alphaC = data[c + 3] ?? 0;
      const alphaD = data[d + 3] ?? 0;
      const alpha = alphaA + alphaB + alphaC + alphaD;
      const at = (row * half.width + column) * 4;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          (data[a + channel] ?? 0) * alphaA +
          (data[b + channel] ?? 0) * alphaB +
          (data[c + channel] ?? 0) * alphaC +
          (data[d + channel] ?? 0) * alphaD;
        out[at + channel] = sum / alpha;
      }
      out[at + 3] = alpha / 4;
    }
  }
  return { ...half, data: out };
}
