import { projectionOf } from "../engine/camera.ts";
import { cornersOf } from "../engine/placement.ts";
import type { Shown } from "../scene/view.ts";
import type { Box } from "./fit-photo.ts";

export function rugsWithin({ room, rugs }: Shown, box: Box): Box | null {
  if (!room) return null;
  const { camera } = room.camera;
  const { toPicture } = projectionOf(camera);
  const seen = rugs
    .flatMap(({ placement }) => cornersOf(placement).map(([x, y]) => toPicture(x, y)))
    .filter((corner) => corner !== null)
    .map(([x, y]) => [share(x / camera.width), share(y / camera.height)] as const);
  if (seen.length === 0) return null;
  const [left, right] = span(seen.map(([x]) => x));
  const [top, bottom] = span(seen.map(([, y]) => y));
  return {
    left: box.left + left * box.width,
    top: box.top + top * box.height,
    width: (right - left) * box.width,
    height: (bottom - top) * box.height,
  };
}

const share = (of: number) => Math.min(1, Math.max(0, of));
const span = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
