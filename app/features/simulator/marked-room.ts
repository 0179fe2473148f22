import type { Room } from "./engine/room.ts";
import type { UserEdits } from "./engine/simulation.ts";
import type { RoomView } from "./room-view.rules.ts";
import { packFloor } from "./vision/packed-floor.ts";

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
    strokes: hand.strokes.map(({ mark, points, radius }) => ({ mark, points: pixelsOf(points), radius })),
    covers: hand.covers.map(({ points, radius }) => ({ points: pixelsOf(points), radius })),
  };
}

const tenths = (length: number) => Math.round(10 * length) / 10;
const pixelsOf = (points: readonly (readonly [number, number])[]): [number, number][] =>
  points.map(([x, y]) => [tenths(x), tenths(y)]);
