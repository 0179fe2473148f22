import { type Camera, type FloorPoint, type Pixel, projectionOf } from "../../engine/camera.ts";
import type { CameraCorrection } from "../../engine/room.ts";
import { HAND } from "../../engine/scale.ts";
import { DEGREE } from "../../engine/units.ts";
import { differenceOf } from "./camera-consensus.ts";

/** Keeps the focal length. */
function withHorizon(camera: Camera, left: number, right: number): Camera {
  const roll = Math.atan2(right - left, camera.width);
  const middle = left + ((right - left) * camera.centreX) / camera.width;
  return { ...camera, roll, pitch: Math.atan(((middle - camera.centreY) * Math.cos(roll)) / camera.focal) };
}

/** Accuracy of manual corners: degrees from a right angle. */
const ANGLE_UNIT = 0.3 * DEGREE;
/** Prior of the automatic focal length. */
const LENS_UNIT = 0.15;
const ROLL_UNIT = 3 * DEGREE;

const angleOf = ([ax, ay]: FloorPoint, [bx, by]: FloorPoint) => Math.atan2(by - ay, bx - ax);
const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Deviation of four points from a rectangle on this camera's floor. */
function costOf(camera: Camera, corners: readonly Pixel[], guess: Camera): number {
  const { toFloor } = projectionOf({ ...camera, aboveFloor: 1 });
  const points = corners.map(([x, y]) => toFloor(x, y));
  if (points.some((point) => point === null)) return Infinity;
  const [a, b, c, d] = points as [FloorPoint, FloorPoint, FloorPoint, FloorPoint];
  const bottom = angleOf(a, b);
  const top = angleOf(d, c);
  const left = angleOf(a, d);
  const right = angleOf(b, c);
  const across = bottom + wrapped(top - bottom) / 2;
  const away = left + wrapped(right - left) / 2;
  return (
    (wrapped(top - bottom) / ANGLE_UNIT) ** 2 +
    (wrapped(right - left) / ANGLE_UNIT) ** 2 +
    (wrapped(away - across - Math.PI / 2) / ANGLE_UNIT) ** 2 +
    (Math.log(camera.focal / guess.focal) / LENS_UNIT) ** 2 +
    ((camera.roll - guess.roll) / ROLL_UNIT) ** 2
  );
}

/** Pattern search from the estimate. */
function withGrid(guess: Camera, corners: readonly Pixel[]): Camera {
  const highest = Math.min(...corners.map(([, y]) => y));
  let best = guess;
  // Corners above the estimated horizon need another start.
  if (costOf(best, corners, guess) === Infinity) {
    const horizon = highest - 0.1 * guess.height;
    best = withHorizon(guess, horizon, horizon);
  }
  let cost = costOf(best, corners, guess);
  let step = 4 * DEGREE;
  while (step > 0.001 * DEGREE) {
    let hasMoved = false;
    for (const sign of [1, -1]) {
      const zoom = Math.exp(sign * step);
      const { focal, pitch, roll } = best;
      for (const change of [
        { pitch: pitch + sign * step },
        { roll: roll + sign * step },
        { focal: focal * zoom },
        { focal: focal * zoom, pitch: Math.atan(Math.tan(pitch) / zoom) },
      ]) {
        const hypothesis = { ...best, ...change };
        const found = costOf(hypothesis, corners, guess);
        if (found >= cost - 1e-12) continue;
        best = hypothesis;
        cost = found;
        hasMoved = true;
      }
    }
    if (!hasMoved) step /= 2;
  }
  return best;
}

export const correctedCamera = (guess: Camera, correction: CameraCorrection): Camera =>
  correction.kind === "horizon"
    ? withHorizon(guess, correction.left, correction.right)
    : withGrid(guess, correction.corners);

/** A horizon alone does not determine the focal length. */
const LEAST_SPREAD = {
  grid: { horizonSpread: 0.008, focalSpread: 0.05, risk: 0.05 },
  horizon: { horizonSpread: 0.008, focalSpread: 0.1, risk: 0.12 },
};

/** Sensitivity to pointing errors: a small grid is inaccurate. */
export function correctionSpread(guess: Camera, correction: CameraCorrection) {
  const least = LEAST_SPREAD[correction.kind];
  if (correction.kind === "horizon") return least;
  const hand = HAND * Math.hypot(guess.width, guess.height);
  const shown = correctedCamera(guess, correction);
  const slips = correction.corners.flatMap((_, index) =>
    [0, 1].map((axis) => {
      const moved = correction.corners.map(
        ([x, y], i): Pixel =>
          i === index ? [x + (axis === 0 ? hand : 0), y + (axis === 1 ? hand : 0)] : [x, y],
      );
      const corners = moved as unknown as typeof correction.corners;
      return differenceOf(shown, correctedCamera(guess, { ...correction, corners }));
    }),
  );
  const together = (of: (slip: { horizon: number; focal: number }) => number) => Math.hypot(...slips.map(of));
  return {
    horizonSpread: Math.max(
      least.horizonSpread,
      together(({ horizon }) => horizon),
    ),
    focalSpread: Math.max(
      least.focalSpread,
      together(({ focal }) => focal),
    ),
    risk: least.risk,
  };
}
