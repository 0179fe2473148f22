import { isHeldHeight } from "./possible-height.rules.ts";
import type { Room } from "./room.ts";

export type Confidence = {
  word: "sure" | "about" | "unsure";
  /** Lengths on the floor may be off by this fraction (one standard deviation). */
  sizeError: number;
  reasons: ConfidenceReason[];
};

/** `height`: what was measured puts the camera where nobody holds one. */
export type ConfidenceReason = "horizon" | "lens" | "scale" | "mask" | "height";

/** Spread of the horizon, in picture heights. */
const SURE_HORIZON = 0.01;
const UNSURE_HORIZON = 0.03;
/**
 * Risk limits, from real photographs and rendered rooms: none below the first is wrong; above the second are
 * three fifths of the wrong ones, and one in five of the right ones.
 */
const SURE_RISK = 0.06;
const UNSURE_RISK = 0.45;
const SURE_SCALE = 0.05;
/** Typical distance of a rug below the horizon, as a share of the picture's height. */
const TYPICAL_DROP = 0.4;
/** A wrong focal length changes lengths away from the camera, hardly those across. */
const FOCAL_SHARE = 0.7;

export function confidenceOf(room: Room): Confidence {
  const { horizonSpread, focalSpread, risk } = room.camera;
  const isMaskVague = room.mask?.wantsTap ?? false;
  const reasons: ConfidenceReason[] = [];
  if (horizonSpread >= SURE_HORIZON) reasons.push("horizon");
  if (risk >= SURE_RISK) reasons.push("lens");
  if (room.scale.spread >= SURE_SCALE) reasons.push("scale");
  if (isMaskVague) reasons.push("mask");
  const isDoubted = isDoubtedHeight(room);
  if (isDoubted) reasons.push("height");
  const isLost = horizonSpread >= UNSURE_HORIZON;
  const isUnsure = isLost || isDoubted || risk >= UNSURE_RISK;
  const sizeError = Math.hypot(room.scale.spread, horizonSpread / TYPICAL_DROP, FOCAL_SHARE * focalSpread);
  return {
    word: isUnsure ? "unsure" : reasons.length > 0 ? "about" : "sure",
    sizeError,
    reasons,
  };
}

/** A rendered room's is known, and without a measure it is the one that people have. */
function isDoubtedHeight({ scale: { origin, aboveFloor } }: Room): boolean {
  return origin !== "given" && origin !== "prior" && !isHeldHeight(aboveFloor);
}
