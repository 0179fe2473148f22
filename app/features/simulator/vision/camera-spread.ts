import type { FoundCamera, PhotoSize } from "../engine/room.ts";
import { equivalentFromFocal } from "../engine/units.ts";
import type { Found } from "./find-camera.ts";

/** Even halves that agree to the pixel leave this much: lens, rounding, walls that are not quite upright. */
const LEAST_HORIZON = 0.003;
const LEAST_FOCAL = 0.02;
/** Fewer verticals or level edges than this carry no camera; the prior does. */
const FEWEST_VERTICALS = 4;
const FEWEST_LEVELS = 6;
const POORLY_FOUNDED = 0.035;
/** The common lens of phones; what is far from it was cropped or shifted, and its middle is not the picture's. */
const COMMON_LENS = 26;

/** How far the camera may be off, from how far half of the lines and the other half disagree about it. */
export function foundCamera({ trial, explanation, apart }: Found, photo: PhotoSize): FoundCamera {
  const { width, height, lensMillimetres } = photo;
  const verticals = explanation.labels.filter((label) => label === 1).length;
  const levels = explanation.labels.filter((label) => label > 1).length;
  const isPoor = verticals < FEWEST_VERTICALS || levels < FEWEST_LEVELS;
  const lens = equivalentFromFocal(trial.focal, Math.hypot(width, height));
  const strangeness = lensMillimetres === null ? Math.abs(Math.log(lens / COMMON_LENS)) : 0;
  return {
    camera: {
      ...{ width, height, centreX: width / 2, centreY: height / 2 },
      ...{ focal: trial.focal, pitch: trial.pitch, roll: trial.roll, aboveFloor: 1 },
    },
    origin: lensMillimetres === null ? "lines" : "lens",
    horizonSpread: Math.max(isPoor ? POORLY_FOUNDED : 0, Math.hypot(LEAST_HORIZON, apart.horizon)),
    focalSpread: Math.hypot(LEAST_FOCAL, apart.focal, strangeness),
    directions: explanation.directions,
  };
}
