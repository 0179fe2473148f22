import type { Camera } from "#app/simulator/engine/camera.ts";
import type { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import { cornerError, horizonError } from "./room-errors.ts";
import type { BenchRoom } from "./rooms.ts";

export function measureCamera(sight: PhotoAnalysis, { truth }: BenchRoom) {
  const found = sight.camera(null);
  const at = (aboveFloor: number): Camera => ({ ...found.camera, aboveFloor });
  const known = at(truth.extrinsics.camera_height_m);
  const unknown = sight.scale(found.camera, []).aboveFloor;
  const two = truth.calibration.find(({ kind }) => kind === "two_floor_points");
  const byTwo =
    two?.points_clicked && two.distance_m
      ? sight.scale(found.camera, [{ kind: "distance", points: two.points_clicked, metres: two.distance_m }])
      : null;
  return {
    found,
    known,
    horizon: horizonError(found.camera, truth),
    focal: Math.abs(found.camera.focal / truth.intrinsics.f_px - 1),
    cornersKnown: cornerError(known, truth),
    cornersByTwo: byTwo && cornerError(at(byTwo.aboveFloor), truth),
    sizeByTwo: byTwo && Math.abs(byTwo.aboveFloor / truth.extrinsics.camera_height_m - 1),
    cornersUnknown: cornerError(at(unknown), truth),
    sizeUnknown: Math.abs(unknown / truth.extrinsics.camera_height_m - 1),
  };
}
