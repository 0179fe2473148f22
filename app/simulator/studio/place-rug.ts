import { confidenceOf } from "../engine/confidence.ts";
import { floorViewOf } from "../engine/floor.ts";
import {
  firstPlacement,
  fitsOnFloor,
  isWellInSight,
  placementBeside,
  type Rectangle,
  visibilityOf,
} from "../engine/placement.ts";
import type { Room, ScaleCue } from "../engine/room.ts";
import type { Placement } from "../engine/simulation.ts";
import { type AskedCue, sizeErrorWith } from "../engine/size-gains.ts";
import { DEGREE } from "../engine/units.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import type { Linked } from "./sheets/link.ts";
import { requestedSize } from "./sheets/requested-size.ts";
import { isNear } from "./stage/use-gestures.ts";

/** Where the floor has no room beside the others, so that each can be grabbed. */
const OVER_THE_OTHER_METRES = 0.4;
/** Share of the rug. */
const LEAST_SEEN = 0.05;

type Size = { width: number; length: number };

const newId = () => Math.random().toString(36).slice(2, 10);

/** Where a link says, if that is in sight of this photo, else the best place that covers no other rug. */
export function placeRug(
  room: Room,
  rug: SimulatorRug,
  linked: Linked | null,
  others: readonly Rectangle[],
): Placement {
  const size = linked && requestedSize(rug, linked.size);
  const { width, length, ...best } = placeAmong(room, size ? [size] : rug.sizes, others);
  const asked = linked?.place;
  const place = asked && isInSight(room, { width, length, ...asked }) ? asked : best;
  const { x, y, angle } = place;
  return { id: newId(), design: rug.id, width, length, x, y, angle, colours: linked?.colours ?? {} };
}

function placeAmong(room: Room, sizes: readonly Size[], others: readonly Rectangle[]): Rectangle {
  const { width, length, x, y, angle, ...found } = firstPlacement(room, sizes);
  const best = { width, length, x, y, angle };
  if (others.length === 0) return best;
  const beside = placementBeside(room, sizes, { ...best, ...found }, others);
  if (beside) return beside;
  const shifted = { ...best, y: y + others.length * OVER_THE_OTHER_METRES };
  return isInSight(room, shifted) ? shifted : best;
}

/** Where it can be grabbed. */
function isInSight({ camera, mask }: Room, rug: Rectangle): boolean {
  if (!isNear([rug.x, rug.y])) return false;
  return mask === null || visibilityOf(floorViewOf(camera.camera, mask), rug).seen > LEAST_SEEN;
}

/** After a correction: a better place for a rug that is no longer in sight; null where there is none. */
export function placedAnew(
  room: Room,
  rug: Placement,
  others: readonly Rectangle[],
): Pick<Placement, "x" | "y" | "angle"> | null {
  if (isWellInSight(room, rug)) return null;
  const { x, y, angle } = placeAmong(room, [rug], others);
  return isWellInSight(room, { ...rug, x, y, angle }) ? { x, y, angle } : null;
}

/** In heights of the camera: a rug there is a line at the horizon. */
const AT_THE_HORIZON = 30;

/** The best place for a kept rug that the photo shows nowhere; null while it shows it. */
export function placeOfLost(
  room: Room,
  rug: Placement,
  others: readonly Rectangle[],
): Pick<Placement, "x" | "y" | "angle"> | null {
  const { camera } = room.camera;
  const isFar = Math.hypot(rug.x, rug.y) > AT_THE_HORIZON * room.scale.aboveFloor;
  const isOutside = room.mask !== null && visibilityOf(floorViewOf(camera, room.mask), rug).outside > 0.999;
  if (!isFar && !isOutside) return null;
  const { x, y, angle } = placeAmong(room, [rug], others);
  return { x, y, angle };
}

export function nearestSize({ sizes }: SimulatorRug, { width, length }: { width: number; length: number }) {
  const off = (size: { width: number; length: number }) =>
    Math.abs(size.width * size.length - width * length);
  return [...sizes].sort((a, b) => off(a) - off(b))[0];
}

export function placementInNumbers(room: Room, rug: Placement) {
  const camera = room.camera.camera;
  const visibility = room.mask ? visibilityOf(floorViewOf(camera, room.mask), rug) : null;
  const direction = room.camera.directions[0] ?? 0;
  const degrees = Math.round((rug.angle - direction) / DEGREE);
  return {
    metres: Math.hypot(rug.x, rug.y),
    degrees: ((((degrees + 45) % 90) + 90) % 90) - 45,
    hidden: Math.round((visibility?.hidden ?? 0) * 100),
  };
}

/** It does not fit where it lies, and would not anywhere else on the floor that the photo shows. */
export function isTooLarge(room: Room, rug: Placement): boolean {
  if (!room.mask) return false;
  return (
    !fitsOnFloor(visibilityOf(floorViewOf(room.camera.camera, room.mask), rug)) && !fitsSomewhere(room, rug)
  );
}

/** By size; asked in every frame in which a rug is drawn. */
const fitting = new WeakMap<Room, Map<string, boolean>>();

function fitsSomewhere(room: Room, { width, length }: Size): boolean {
  const known = fitting.get(room) ?? new Map<string, boolean>();
  fitting.set(room, known);
  const size = `${width} ${length}`;
  const fits = known.get(size) ?? firstPlacement(room, [{ width, length }]).fits;
  known.set(size, fits);
  return fits;
}

/** The range of lengths in whole percent: two standard deviations. */
export function sizeConfidence(room: Room) {
  const { word, sizeError, reasons } = confidenceOf(room);
  // What somebody measured counts, unless the photo says too little about the floor that it lies on.
  const isExact = word === "sure" || (word === "about" && room.scale.origin !== "prior");
  return { word, percent: inPercent(sizeError), isExact, isDoubted: reasons.includes("height") };
}

const inPercent = (sizeError: number) => Math.max(1, Math.round(sizeError * 200));

/** Null where it cannot be shown or gains nothing. */
export function sizeConfidenceWith(room: Room, cues: readonly ScaleCue[], kind: AskedCue): number | null {
  const error = sizeErrorWith(room, cues, kind);
  if (error === null) return null;
  return inPercent(error) < sizeConfidence(room).percent ? inPercent(error) : null;
}
