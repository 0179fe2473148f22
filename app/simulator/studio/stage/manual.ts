import { type FloorPoint, type Pixel, projectionOf } from "../../engine/camera.ts";
import { cornersOf, FACING } from "../../engine/placement.ts";
import type { Room, ScaleCue, Stroke } from "../../engine/room.ts";
import { areaOf, isPossibleCue } from "../../engine/scale.ts";
import type { Edit, Placement } from "../../engine/simulation.ts";

/** Points set by hand, some with a length. Unmoved points and missing lengths have no effect. */
export type ManualKind = "distance" | "door" | "ceiling" | "sheet" | "grid" | "horizon";
export type Manual = {
  kind: ManualKind;
  points: readonly Pixel[];
  start: readonly Pixel[];
  centimetres: number | null;
};

export const SHAPE_OF = {
  distance: "line",
  door: "line",
  ceiling: "line",
  sheet: "quad",
  grid: "quad",
  horizon: "horizon",
} as const;

export const HAS_LENGTH: readonly ManualKind[] = ["distance", "grid", "ceiling"];
export const LEAST_CENTIMETRES = 5;
export const MOST_CENTIMETRES = 2000;

export const hasUsableLength = ({ kind, centimetres }: Manual) =>
  centimetres === null
    ? kind !== "distance"
    : centimetres >= LEAST_CENTIMETRES && centimetres <= MOST_CENTIMETRES;

/** Rows and columns of the fill stroke. */
const FILL_STEPS = 7;
const USUAL_DISTANCE_METRES = 2.8;
const GRID_METRES = { width: 2.6, length: 1.8 };
/** Four times as wide as the sheet, whose own corners would lie under one fingertip. */
const SHEET_METRES = { width: 1.2, length: 0.85 };
/** Minimum distance of points from the edge, as a share. */
const MARGIN = 0.04;

export function beginManual(kind: ManualKind, room: Room, rug: Placement | null): Manual {
  const start = startOf(kind, room, rug);
  return { kind, points: start, start, centimetres: null };
}

function startOf(kind: ManualKind, room: Room, rug: Placement | null): Pixel[] {
  const { width, height } = room.photo;
  const { horizonAt } = projectionOf(room.camera.camera);
  switch (kind) {
    case "grid":
      return laidInside(room, rug, GRID_METRES);
    case "sheet":
      return laidInside(room, rug, SHEET_METRES);
    case "horizon":
      return [width * 0.2, width * 0.8].map((x) => [x, Math.min(height - 1, Math.max(0, horizonAt(x)))]);
    case "door":
    case "ceiling":
      return [
        [width * 0.8, height * 0.62],
        [width * 0.8, height * (kind === "door" ? 0.2 : 0.08)],
      ];
    case "distance":
      return lineAcross(room, rug);
  }
}

const PLACES_ACROSS = [0.5, 0.35, 0.65, 0.2, 0.8];
const PLACES_DOWN = [0.75, 0.85, 0.65, 0.55, 0.45, 0.35];
const SHARES = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05];
/** Share of the photo's area in which four points are distinguishable. */
const LEAST_AREA = 0.004;

/** Of the photo's width: more than two handles are wide on a telephone. */
const APART = 0.36;

/** Two points across the photo where the rug lies, as far apart as fingers need. */
function lineAcross({ photo: { width, height }, camera }: Room, rug: Placement | null): Pixel[] {
  const under = rug && projectionOf(camera.camera).toPicture(rug.x, rug.y);
  const [x, y] = under ?? [width / 2, height * 0.75];
  const middle = within(x, width, APART / 2 + MARGIN);
  return [-1, 1].map((side) => [middle + (side * APART * width) / 2, within(y, height, MARGIN)]);
}

const within = (at: number, length: number, margin: number) =>
  Math.min(length * (1 - margin), Math.max(length * margin, at));

/** A rectangle on the floor, inside the photo. Not clipped, because that implies another camera. */
function laidInside(room: Room, rug: Placement | null, size: { width: number; length: number }): Pixel[] {
  const { width, height } = room.photo;
  const { toFloor, toPicture } = projectionOf(room.camera.camera);
  const angle = rug?.angle ?? FACING;
  const isInside = ([x, y]: Pixel) =>
    x >= width * MARGIN && x <= width * (1 - MARGIN) && y >= height * MARGIN && y <= height * (1 - MARGIN);
  const laid = ([x, y]: FloorPoint, share: number): Pixel[] | null => {
    const corners = cornersOf({ x, y, angle, width: size.width * share, length: size.length * share });
    const points = corners.map((corner) => toPicture(...corner));
    return points.every((point) => point !== null && isInside(point)) ? (points as Pixel[]) : null;
  };
  const under: FloorPoint = rug ? [rug.x, rug.y] : [USUAL_DISTANCE_METRES, 0];
  const there = laid(under, 1);
  if (there && (size !== GRID_METRES || areaOf(there) > LEAST_AREA * width * height)) return there;
  const places = PLACES_DOWN.flatMap((down) =>
    PLACES_ACROSS.map((across) => toFloor(width * across, height * down)),
  );
  const fitting = [under, ...places].flatMap((place) =>
    SHARES.flatMap((share) => {
      const points = place && laid(place, share);
      return points ? [points] : [];
    }),
  );
  const [largest] = fitting.sort((one, other) => areaOf(other) - areaOf(one));
  return largest ?? withoutFloor(width, height);
}

/** When no floor is in sight. */
const withoutFloor = (width: number, height: number): Pixel[] => [
  [width * 0.25, height * 0.85],
  [width * 0.75, height * 0.85],
  [width * 0.65, height * 0.65],
  [width * 0.35, height * 0.65],
];

/** By their angle around their middle, whichever corner was taken to which. */
function inAngularOrder(corners: readonly [Pixel, Pixel, Pixel, Pixel]): typeof corners {
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4);
  const angleOf = ([x, y]: Pixel) => Math.atan2(y - (middle[1] ?? 0), x - (middle[0] ?? 0));
  const [a, b, c, d] = [...corners].sort((one, other) => angleOf(one) - angleOf(other));
  return a && b && c && d ? [a, b, c, d] : corners;
}

export function floorWithin([a, b, c, d]: readonly Pixel[]): Stroke {
  if (!a || !b || !c || !d) throw new Error("A piece of floor has four corners");
  const between = (from: Pixel, to: Pixel, share: number): Pixel => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const shares = Array.from({ length: FILL_STEPS }, (_, place) => (place + 1) / (FILL_STEPS + 1));
  return {
    mark: "floor",
    points: shares.flatMap((down) =>
      shares.map((across) => between(between(a, b, across), between(d, c, across), down)),
    ),
    radius: Math.sqrt(areaOf([a, b, c, d])) / (2 * FILL_STEPS),
  };
}

const isMoved = ({ points, start }: Manual) =>
  points.some(([x, y], place) => x !== start[place]?.[0] || y !== start[place]?.[1]);

/** Untouched, the grid is right as it is; the others say nothing yet. */
export const isReady = (manual: Manual) =>
  hasUsableLength(manual) && (manual.kind === "grid" || manual.kind === "distance" || isMoved(manual));

export function editsOf(manual: Manual, room: Room, cues: readonly ScaleCue[]): Edit[] {
  const { kind, points, centimetres } = manual;
  const [a, b, c, d] = points;
  if (!a || !b) return [];
  const measured = (cue: ScaleCue): Edit => ({
    kind: "measure",
    cues: [...cues.filter((other) => other.kind !== cue.kind), cue],
  });
  const typed: Edit[] =
    centimetres === null || kind === "ceiling"
      ? []
      : [measured({ kind: "distance", points: [a, b], metres: centimetres / 100 })];
  if (kind === "distance") return typed;
  if (!isMoved(manual)) return kind === "grid" ? typed : [];
  switch (kind) {
    case "door":
      return [measured({ kind, foot: a, head: b })];
    case "ceiling":
      return [
        measured({ kind, foot: a, head: b, ...(centimetres !== null && { metres: centimetres / 100 }) }),
      ];
    case "sheet":
      return c && d ? [measured({ kind, corners: inAngularOrder([a, b, c, d]) })] : [];
    case "grid":
      return c && d ? [{ kind: "camera", correction: { kind, corners: [a, b, c, d] } }, ...typed] : [];
    case "horizon": {
      const slope = (b[1] - a[1]) / (b[0] - a[0] || 1);
      const at = (x: number) => a[1] + slope * (x - a[0]);
      return [{ kind: "camera", correction: { kind, left: at(0), right: at(room.photo.width) } }];
    }
  }
}

/** Why it would have no effect. Moved corners of a grid give another camera, so their length is not judged. */
export function problemOf(manual: Manual, room: Room): "length" | "height" | "points" | null {
  if (!hasUsableLength(manual)) return manual.centimetres === null ? null : "length";
  if (!isReady(manual)) return manual.centimetres === null ? null : "points";
  const edits = editsOf(manual, room, []);
  if (edits.some(({ kind }) => kind === "camera")) return null;
  const { camera } = room.camera;
  const isPossible = edits.every(
    (edit) => edit.kind !== "measure" || edit.cues.every((cue) => isPossibleCue(camera, cue)),
  );
  return isPossible ? null : "height";
}
