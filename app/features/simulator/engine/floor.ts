import { type Camera, type FloorPoint, type Projection, projectionOf, scaledCamera } from "./camera.ts";
import type { FloorMask } from "./room.ts";
import type { Metres } from "./units.ts";

export type Ground = "floor" | "hidden" | "beyond" | "outside";

export type FloorView = {
  projection: Projection;
  /** `floor`: visible; `hidden`: occluded floor; `beyond`: no floor; `outside`: not in the photo. */
  groundAt(x: Metres, y: Metres): Ground;
};

const HALF = 128;

/** Topmost row of each column that shows floor. */
export function farthestRows({
  width,
  height,
  floor,
}: Pick<FloorMask, "width" | "height" | "floor">): Int16Array {
  const rows = new Int16Array(width).fill(height);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if ((floor[y * width + x] as number) >= HALF) {
        rows[x] = y;
        break;
      }
  return rows;
}

export function floorViewOf(camera: Camera, mask: FloorMask): FloorView {
  const projection = projectionOf(scaledCamera(camera, mask.width, mask.height));
  return {
    projection,
    groundAt(x, y) {
      const pixel = projection.toPicture(x, y);
      if (!pixel) return "outside";
      const column = Math.floor(pixel[0]);
      const row = Math.floor(pixel[1]);
      if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return "outside";
      if ((mask.floor[row * mask.width + column] as number) >= HALF) return "floor";
      return row > (mask.farthest[column] as number) ? "hidden" : "beyond";
    },
  };
}

export function middleOfFloor(view: FloorView, nearest: Metres, farthest: Metres): FloorPoint | null {
  const STEP = 0.1;
  const WIDEST = 4;
  let [sumX, sumY, count] = [0, 0, 0];
  for (let x = nearest; x <= farthest; x += STEP)
    for (let y = -WIDEST; y <= WIDEST; y += STEP) {
      if (view.groundAt(x, y) !== "floor") continue;
      sumX += x;
      sumY += y;
      count++;
    }
  return count === 0 ? null : [sumX / count, sumY / count];
}
