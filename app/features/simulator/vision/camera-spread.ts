import type { FoundCamera, PhotoSize } from "../engine/room.ts";
import { equivalentFromFocal } from "../engine/units.ts";
import type { Uncertainty } from "./camera-uncertainty.ts";
import { pinholeOf } from "./camera-view.ts";
import type { Found } from "./find-camera.ts";

/** Even halves that agree to the pixel leave this much: lens, rounding, walls that are not quite upright. */
const LEAST_HORIZON = 0.003;
const LEAST_FOCAL = 0.02;
/** Fewer verticals or level edges than this carry no camera; the prior does. */
const FEWEST_VERTICALS = 4;
const FEWEST_LEVELS = 6;
/** What speaks against a camera is not all there is: by so much it falls short on the training rooms. */
const UNSEEN = 1.25;
const POORLY_FOUNDED = 0.035;
/** The common lens of phones; what is far from it is rare, or was cut. */
const COMMON_LENS = 26;

/**
 * Logarithm of the odds that a camera is off by more than 3 %: a logistic regression over rooms that were rendered like the
 * benchmark's, 113 of them 480 pixels wide and 58 of 1280 pixels, these with and without a lens named by the file. Each doubt
 * counts by its logarithm, over what is too little to matter. A strange lens counts when the file names it, too: such a picture was
 * often cut.
 */
const RISK = { always: 7.25, rug: 0.47, focal: 0.43, horizon: 0.78, strangeness: 2.22 };
const LITTLE = { rug: 0.001, focal: 0.003, horizon: 0.001 };

function riskOf({ others, own }: Uncertainty, strangeness: number): number {
  const odds =
    RISK.always +
    RISK.rug * Math.log(others.rug + LITTLE.rug) +
    RISK.focal * Math.log(others.focal + LITTLE.focal) +
    RISK.horizon * Math.log(own + LITTLE.horizon) +
    RISK.strangeness * strangeness;
  return 1 / (1 + Math.exp(-odds));
}

/** Engines differ in the last bit of a power, and adjusting makes more of it: a millionth is the same everywhere. */
const FINEST = 1e6;
const rounded = (value: number) => Math.round(FINEST * value) / FINEST;

/** The camera, and how far it may be off, from what speaks against it. */
export function foundCamera({ view, labels, uncertainty }: Found, photo: PhotoSize): FoundCamera {
  const { width, height, lensMillimetres } = photo;
  const verticals = labels.filter((label) => label === 1).length;
  const levels = labels.filter((label) => label > 1).length;
  const isPoor = verticals < FEWEST_VERTICALS || levels < FEWEST_LEVELS;
  const lens = equivalentFromFocal(view.focal, Math.hypot(width, height));
  const strangeness = Math.abs(Math.log(lens / COMMON_LENS));
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
    risk: rounded(riskOf(uncertainty, strangeness)),
    directions: view.azimuths.map(rounded),
  };
}
