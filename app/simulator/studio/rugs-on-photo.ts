import { projectionOf } from "../engine/camera.ts";
import { cornersOf, type Rectangle } from "../engine/placement.ts";
import type { Room } from "../engine/room.ts";
import type { Box } from "./stage/fit-photo.ts";

export type LyingRugs = { room: Room | null; rugs: readonly Rectangle[] };

/** Where the photo ends, instead of corners that it does not show. */
export function cornersWithin({ room, rugs }: LyingRugs, box: Box): { x: number; y: number }[] {
  if (!room) return [];
  const { camera } = room.camera;
  const { toPicture } = projectionOf(camera);
  return rugs
    .flatMap((rug) => cornersOf(rug).map(([x, y]) => toPicture(x, y)))
    .filter((corner) => corner !== null)
    .map(([x, y]) => ({
      x: box.left + share(x / camera.width) * box.width,
      y: box.top + share(y / camera.height) * box.height,
    }));
}

const share = (of: number) => Math.min(1, Math.max(0, of));
