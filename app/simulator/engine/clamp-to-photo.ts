import { type Camera, projectionOf } from "./camera.ts";
import type { Metres, Radians } from "./units.ts";

type Lying = { x: Metres; y: Metres; angle: Radians };

/** Second point that defines the direction. */
const AHEAD: Metres = 0.05;

const KEYS = ["focal", "pitch", "roll", "centreX", "centreY"] as const;

export const isSameView = (one: Camera, other: Camera): boolean =>
  KEYS.every((key) => one[key] === other[key]);

/** The point and direction in the photo stay. Null when nothing changes. */
export function clampedToPhoto(before: Camera, after: Camera): (<T extends Lying>(rug: T) => T) | null {
  const isSame = isSameView(before, after);
  const ratio = after.aboveFloor / before.aboveFloor;
  if (isSame && ratio === 1) return null;
  if (isSame) return (rug) => ({ ...rug, x: rug.x * ratio, y: rug.y * ratio });
  const { toPicture } = projectionOf(before);
  const { toFloor } = projectionOf(after);
  const moved = (x: Metres, y: Metres) => {
    const pixel = toPicture(x, y);
    return pixel && toFloor(pixel[0], pixel[1]);
  };
  return (rug) => {
    const { x, y, angle } = rug;
    const middle = moved(x, y);
    const ahead = moved(x + AHEAD * Math.cos(angle), y + AHEAD * Math.sin(angle));
    if (!middle || !ahead) return rug;
    return {
      ...rug,
      x: middle[0],
      y: middle[1],
      angle: Math.atan2(ahead[1] - middle[1], ahead[0] - middle[0]),
    };
  };
}
