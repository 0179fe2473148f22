import { type Camera, type Pixel, projectionOf } from "#app/simulator/engine/camera.ts";
import { lightAt } from "#app/simulator/engine/light.ts";
import { cornersOf } from "#app/simulator/engine/placement.ts";
import type { FloorLight } from "#app/simulator/engine/room.ts";
import type { BenchRoom, Truth } from "./rooms.ts";

/** Largest of both ends, in picture heights. */
export function horizonError(camera: Camera, { horizon, width, height }: Truth): number {
  const { horizonAt } = projectionOf(camera);
  const left = Math.abs(horizonAt(0) - horizon.y_left);
  return Math.max(left, Math.abs(horizonAt(width) - horizon.y_right)) / height;
}

/** Without lens distortion. */
function truePixel({ extrinsics, intrinsics }: Truth, [x, y]: readonly [number, number]): Pixel {
  const [right, down, depth] = extrinsics.R_world_to_camera.map(
    (row, i) => (row[0] as number) * x + (row[1] as number) * y + (extrinsics.t[i] as number),
  ) as [number, number, number];
  return [
    intrinsics.cx + (intrinsics.f_px * right) / depth,
    intrinsics.cy + (intrinsics.f_px * down) / depth,
  ];
}

/** Mean distance of the four corners in picture diagonals, when the rug's middle and the middle of its short side are shown. */
export function cornerError(camera: Camera, truth: Truth): number {
  const { rug } = truth;
  const { toFloor, toPicture } = projectionOf(camera);
  const [, second, third] = rug.corners_world as [number, number][];
  const side = [0, 1].map((i) => ((second?.[i] as number) + (third?.[i] as number)) / 2) as [number, number];
  const middle = toFloor(...truePixel(truth, rug.centre_world));
  const end = toFloor(...truePixel(truth, side));
  if (!middle || !end) return 1;
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const placed = { width: rug.width_m, length: rug.depth_m, x: middle[0], y: middle[1], angle };
  const diagonal = Math.hypot(truth.width, truth.height);
  const errors = cornersOf(placed).map(([x, y], i) => {
    const at = toPicture(x, y);
    const [trueX, trueY] = rug.corners_px[i] as [number, number];
    return at ? Math.min(1, Math.hypot(at[0] - trueX, at[1] - trueY) / diagonal) : 1;
  });
  return errors.reduce((a, b) => a + b, 0) / errors.length;
}

const HALF = 128;

/** Overlap of found and true floor; and, inside the rug, of what was found and what is truly before it. */
/** Overlap of what was found and what is there; 1 where there is nothing to find and nothing was. */
export function overlapOf(found: Uint8Array, there: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < found.length; i++) {
    const isFound = (found[i] as number) >= HALF;
    const isThere = (there[i] as number) >= HALF;
    if (isFound && isThere) both++;
    if (isFound || isThere) either++;
  }
  return either === 0 ? 1 : both / either;
}

export function maskOverlaps(
  found: Uint8Array,
  { floor, rug, inFront }: Pick<BenchRoom, "floor" | "rug" | "inFront">,
) {
  let [both, either] = [0, 0];
  for (let i = 0; i < found.length; i++) {
    if ((rug[i] as number) < HALF) continue;
    const isFound = (found[i] as number) >= HALF;
    const isFront = (inFront[i] as number) >= HALF;
    if (!isFound && isFront) both++;
    if (!isFound || isFront) either++;
  }
  return { floor: overlapOf(found, floor), inFront: either === 0 ? 1 : both / either };
}

const STEP = 4;
const UNKNOWN_SHADING = 50;
const MEDIAN_SHADING = 8192;
const FEWEST = 20;

function spread(values: number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Spread of the logarithm of found over true light on the visible floor under the rug; also for flat light. */
export function lightErrors(light: FloorLight, camera: Camera, room: BenchRoom) {
  const { picture, rug, inFront, shading } = room;
  const { toFloor } = projectionOf(camera);
  const found: number[] = [];
  const flat: number[] = [];
  for (let y = 0; y < picture.height; y += STEP)
    for (let x = 0; x < picture.width; x += STEP) {
      const i = y * picture.width + x;
      const value = shading.values[
        Math.floor(y / shading.step) * shading.width + Math.floor(x / shading.step)
      ] as number;
      if ((rug[i] as number) < HALF || (inFront[i] as number) >= HALF || value < UNKNOWN_SHADING) continue;
      const point = toFloor(x + 0.5, y + 0.5);
      if (!point) continue;
      const truth = Math.log(value / MEDIAN_SHADING);
      found.push(lightAt(light, point[0], point[1]) - truth);
      flat.push(-truth);
    }
  return found.length < FEWEST ? null : { found: spread(found), flat: spread(flat) };
}
