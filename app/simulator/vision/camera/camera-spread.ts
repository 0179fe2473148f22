import type { EstimatedCamera, PhotoSize } from "../../engine/room.ts";
import { pinholeOf } from "./camera-view.ts";
import type { CameraEstimate } from "./find-camera.ts";

/** Lower limit, from lens, rounding and walls. */
const LEAST_HORIZON = 0.003;
const LEAST_FOCAL = 0.02;
/** With fewer edges the prior decides. */
const FEWEST_VERTICALS = 4;
const FEWEST_LEVELS = 6;
/** Factor by which the estimate is too small on real photographs. */
const UNSEEN = 1.75;
const POORLY_FOUNDED = 0.035;
/** Base rate of errors. */
const UNCHECKED_RISK = 0.2;

/** To a millionth, because engines differ in the last bit of Math.pow. */
export const rounded = (value: number) => Math.round(1e6 * value) / 1e6;

export function estimatedCamera(
  { view, labels, uncertainty }: CameraEstimate,
  photo: PhotoSize,
): EstimatedCamera {
  const { lensMillimetres } = photo;
  const verticals = labels.filter((label) => label === 1).length;
  const levels = labels.filter((label) => label > 1).length;
  const isPoor = verticals < FEWEST_VERTICALS || levels < FEWEST_LEVELS;
  const { halves, others, own } = uncertainty;
  const camera = pinholeOf(view, photo);
  const spread = UNSEEN * Math.hypot(LEAST_HORIZON, halves.horizon, others.horizon, own);
  return {
    camera: {
      ...camera,
      ...{ focal: rounded(camera.focal), pitch: rounded(camera.pitch), roll: rounded(camera.roll) },
      ...{ centreX: rounded(camera.centreX), centreY: rounded(camera.centreY) },
    },
    origin: lensMillimetres === null ? "lines" : "lens",
    horizonSpread: rounded(Math.max(isPoor ? POORLY_FOUNDED : 0, spread)),
    focalSpread: rounded(Math.hypot(LEAST_FOCAL, halves.focal, others.focal)),
    risk: UNCHECKED_RISK,
    directions: view.azimuths.map(rounded),
  };
}
