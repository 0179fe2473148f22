import { type Camera, projectionOf } from "./camera.ts";
import { confidenceOf } from "./confidence.ts";
import type { Room, ScaleCue } from "./room.ts";
import { scaleFrom } from "./scale.ts";
import type { Metres } from "./units.ts";

/** Cheapest first. */
export const CUES_TO_ASK = ["holder", "ceiling", "door", "sheet", "distance"] as const;
export type AskedCue = (typeof CUES_TO_ASK)[number];

/** Typical distance of each cue in metres. */
const AWAY: Record<Exclude<AskedCue, "holder">, Metres> = { ceiling: 4, door: 4, sheet: 2, distance: 2.5 };
const UPRIGHT: Record<"ceiling" | "door", Metres> = { ceiling: 2.6, door: 2.1 };
const DISTANCE: Metres = 1.5;
const SHEET = [0.21, 0.297] as const;

function typicalCue(kind: AskedCue, camera: Camera): ScaleCue | null {
  if (kind === "holder") return { kind, holderMetres: 1.7, heldAt: "eye" };
  const { toPicture } = projectionOf(camera);
  const x = AWAY[kind];
  if (kind === "ceiling" || kind === "door") {
    const [foot, head] = [toPicture(x, 0), toPicture(x, 0, UPRIGHT[kind])];
    return foot && head && { kind, foot, head };
  }
  const [width, length] = kind === "sheet" ? SHEET : [DISTANCE, 0];
  const places = [
    [x, width / 2],
    [x, -width / 2],
    [x + length, -width / 2],
    [x + length, width / 2],
  ] as const;
  const [a, b, c, d] = places.map(([ahead, aside]) => toPicture(ahead, aside));
  if (!a || !b || !c || !d) return null;
  return kind === "sheet" ? { kind, corners: [a, b, c, d] } : { kind, points: [a, b], metres: DISTANCE };
}

/** Relative standard deviation of lengths with one more cue; null where it cannot be shown. */
export function sizeErrorWith(room: Room, cues: readonly ScaleCue[], kind: AskedCue): number | null {
  const { camera } = room.camera;
  const cue = typicalCue(kind, camera);
  if (!cue) return null;
  const scale = scaleFrom(camera, [...cues.filter((other) => other.kind !== kind), cue]);
  return scale.origin === "prior" ? null : confidenceOf({ ...room, scale }).sizeError;
}
