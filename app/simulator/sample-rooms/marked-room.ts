import type { Cover, Room } from "../engine/room.ts";
import type { UserEdits } from "../engine/simulation.ts";
import { packFloor } from "../vision/network/packed-floor.ts";
import type { RoomView } from "./room-view.rules.ts";

/** What visitors need to open the room as it is; null without a floor. */
export async function roomViewOf(
  { camera, scale, mask }: Room,
  hand: UserEdits,
  photoHash: string | undefined,
): Promise<RoomView | null> {
  if (!mask?.hasFloor) return null;
  const { horizonSpread, focalSpread, risk } = camera;
  return {
    photoHash,
    camera: { ...camera.camera, aboveFloor: scale.aboveFloor },
    directions: camera.directions,
    spread: { horizonSpread, focalSpread, risk, scaleSpread: scale.spread },
    floor: await packFloor(mask),
    strokes: hand.strokes.map((stroke) => ({ mark: stroke.mark, ...lineOf(stroke) })),
    covers: hand.covers.map(lineOf),
  };
}

/** Of the radius: a line through points this far apart covers the same. */
const APART = 2 / 3;

/** In whole pixels, without what a slow hand repeats: a brush reports hundreds of points. */
function lineOf({ points, radius }: Cover) {
  const kept: [number, number][] = [];
  for (const [place, [x, y]] of points.entries()) {
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity];
    if (place === points.length - 1 || Math.hypot(x - lastX, y - lastY) >= radius * APART)
      kept.push([Math.round(x), Math.round(y)]);
  }
  return { points: kept, radius };
}
