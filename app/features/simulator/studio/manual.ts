import { type Pixel, projectionOf } from "../engine/camera.ts";
import { cornersOf, FACING } from "../engine/placement.ts";
import type { Room, ScaleCue } from "../engine/room.ts";
import type { Act, Placement } from "../engine/simulation.ts";

/** What a hand shows on the photo: points, and for some a number beside them. */
export type ManualKind = "distance" | "door" | "sheet" | "grid" | "horizon";
export type Manual = { kind: ManualKind; points: Pixel[]; centimetres: number };

export const SHAPE_OF = {
  distance: "line",
  door: "line",
  sheet: "quad",
  grid: "quad",
  horizon: "horizon",
} as const;

/** Kinds whose points need a true length. */
export const HAS_LENGTH: readonly ManualKind[] = ["distance", "grid"];

const GRID_METRES = { width: 2.6, length: 1.8 };
const SHEET_METRES = { width: 0.297, length: 0.21 };
const DOOR_CENTIMETRES = 210;

/** Where the points begin: on the best guess, so that mending is moving a little. */
export function beginManual(kind: ManualKind, room: Room, rug: Placement | null): Manual {
  const { width, height } = room.photo;
  const { toPicture, horizonAt } = projectionOf(room.camera.camera);
  const middle = { x: rug?.x ?? 2.8, y: rug?.y ?? 0, angle: rug?.angle ?? FACING };
  const inside = ([x, y]: Pixel): Pixel => [
    Math.min(width * 0.96, Math.max(width * 0.04, x)),
    Math.min(height * 0.96, Math.max(height * 0.04, y)),
  ];
  const laid = (size: { width: number; length: number }) =>
    cornersOf({ ...middle, ...size }).map(([x, y]) => inside(toPicture(x, y) ?? [width / 2, height * 0.9]));
  switch (kind) {
    case "grid":
      return { kind, points: laid(GRID_METRES), centimetres: Math.round(GRID_METRES.width * 100) };
    case "sheet":
      return { kind, points: laid(SHEET_METRES), centimetres: 0 };
    case "horizon":
      return {
        kind,
        points: [width * 0.2, width * 0.8].map(
          (x): Pixel => [x, Math.min(height - 1, Math.max(0, horizonAt(x)))],
        ),
        centimetres: 0,
      };
    case "door":
      return {
        kind,
        points: [
          [width * 0.8, height * 0.62],
          [width * 0.8, height * 0.2],
        ],
        centimetres: DOOR_CENTIMETRES,
      };
    case "distance": {
      const [from = [0, 0], to = [0, 0]] = laid({ width: 1, length: 0.01 });
      return { kind, points: [from, to], centimetres: 100 };
    }
  }
}

/** What the points say, as acts: the perspective, the size, or both. */
export function actsOf({ kind, points, centimetres }: Manual, room: Room, cues: readonly ScaleCue[]): Act[] {
  const [a, b, c, d] = points;
  if (!a || !b) return [];
  const measured = (cue: ScaleCue): Act => ({
    kind: "measure",
    cues: [...cues.filter((other) => other.kind !== cue.kind), cue],
  });
  switch (kind) {
    case "distance":
      return [measured({ kind, points: [a, b], metres: centimetres / 100 })];
    case "door":
      return [measured({ kind, foot: a, head: b })];
    case "sheet":
      return c && d ? [measured({ kind, corners: [a, b, c, d] })] : [];
    case "grid":
      return c && d
        ? [
            { kind: "camera", correction: { kind, corners: [a, b, c, d] } },
            measured({ kind: "distance", points: [a, b], metres: centimetres / 100 }),
          ]
        : [];
    case "horizon": {
      const slope = (b[1] - a[1]) / (b[0] - a[0] || 1);
      const at = (x: number) => a[1] + slope * (x - a[0]);
      return [{ kind: "camera", correction: { kind, left: at(0), right: at(room.photo.width) } }];
    }
  }
}
