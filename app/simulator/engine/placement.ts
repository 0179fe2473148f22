import type { FloorPoint, Projection } from "./camera.ts";
import { type FloorView, floorViewOf, middleOfFloor, middleOfLargestComponent } from "./floor.ts";
import type { FloorMask, Room } from "./room.ts";
import type { Metres, Radians } from "./units.ts";

/** Width runs along `angle` (anticlockwise from straight ahead), length 90° further. */
export type Rectangle = { width: Metres; length: Metres; x: Metres; y: Metres; angle: Radians };

/** Width to the right, length away from the camera. */
export const FACING: Radians = -Math.PI / 2;

const QUARTER = Math.PI / 2;

/** Coordinates from -1 to 1 along width and length. */
export function pointOn(
  { width, length, x, y, angle }: Rectangle,
  across: number,
  along: number,
): FloorPoint {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const right = (across * width) / 2;
  const away = (along * length) / 2;
  return [x + right * cos - away * sin, y + right * sin + away * cos];
}

/** Bottom left, bottom right, top right, top left. */
export const cornersOf = (rug: Rectangle): FloorPoint[] => [
  pointOn(rug, -1, -1),
  pointOn(rug, 1, -1),
  pointOn(rug, 1, 1),
  pointOn(rug, -1, 1),
];

export function isOn({ x, y, angle, width, length }: Rectangle, [floorX, floorY]: FloorPoint): boolean {
  const [dx, dy] = [floorX - x, floorY - y];
  const across = dx * Math.cos(angle) + dy * Math.sin(angle);
  const along = dy * Math.cos(angle) - dx * Math.sin(angle);
  return Math.abs(across) <= width / 2 && Math.abs(along) <= length / 2;
}

/** Keeps the grabbed floor point under the pixel; null above the horizon. */
export function draggedTo(
  projection: Projection,
  rug: Rectangle,
  grabbed: FloorPoint,
  pixel: readonly [number, number],
): FloorPoint | null {
  const under = projection.toFloor(pixel[0], pixel[1]);
  if (!under) return null;
  return [rug.x + under[0] - grabbed[0], rug.y + under[1] - grabbed[1]];
}

export const turned = (angle: Radians): Radians => {
  const around = (angle + Math.PI) % (2 * Math.PI);
  return (around < 0 ? around + 2 * Math.PI : around) - Math.PI;
};

/** Multiple of 90° from the room's main direction. */
export function alignedWith(direction: Radians, angle: Radians): Radians {
  const quarters = Math.round((angle - direction) / QUARTER);
  return turned(direction + quarters * QUARTER);
}

export type PlacementVisibility = {
  /** Shares of the rug: visible floor, occluded, off the floor, outside the picture. */
  seen: number;
  hidden: number;
  beyond: number;
  outside: number;
};

const SAMPLES = 12;

export function visibilityOf(view: FloorView, rug: Rectangle): PlacementVisibility {
  const visibility: PlacementVisibility = { seen: 0, hidden: 0, beyond: 0, outside: 0 };
  const share = 1 / (SAMPLES * SAMPLES);
  for (let i = 0; i < SAMPLES; i++)
    for (let j = 0; j < SAMPLES; j++) {
      const point = pointOn(rug, (2 * i + 1) / SAMPLES - 1, (2 * j + 1) / SAMPLES - 1);
      const floorClass = view.floorClassAt(point[0], point[1]);
      visibility[floorClass === "floor" ? "seen" : floorClass] += share;
    }
  return visibility;
}

export type FirstPlacement = Rectangle & {
  size: number;
  /** False: no size fits, so the first is used. */
  fits: boolean;
};

const NEAREST: Metres = 1.2;
const FARTHEST: Metres = 4.5;
const USUAL_DISTANCE: Metres = 2.5;
/** Beyond it a rug is a line, except through a long lens that sees no nearer floor. */
const STILL_SEEN: Metres = 9;
const LONG_LENS: Metres = 30;
/** Usual place of floor, as shares of width and height. */
const LOW_IN_THE_MIDDLE = { across: 0.5, down: 0.85 };
/** On the floor, seen or not, of what the photo shows. */
const ENOUGH_ON_FLOOR = 0.8;
const ENOUGH_INSIDE = 0.85;
/** Of the rug itself: furniture may hide the rest. */
const ENOUGH_SEEN = 0.4;
const SHIFTS: readonly Metres[] = [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9];

const quality = ({ seen, hidden, beyond, outside }: PlacementVisibility) =>
  seen + 0.5 * hidden - 2 * beyond - 0.6 * outside;
export const fitsOnFloor = ({ seen, hidden, beyond, outside }: PlacementVisibility): boolean =>
  1 - outside >= ENOUGH_INSIDE && seen + hidden >= ENOUGH_ON_FLOOR * (seen + hidden + beyond);
const liesWell = (visibility: PlacementVisibility) =>
  visibility.seen >= ENOUGH_SEEN && fitsOnFloor(visibility);

function placeInView({ projection, floorClassAt }: FloorView, { width, height }: FloorMask): FloorPoint {
  const { across, down } = LOW_IN_THE_MIDDLE;
  const point = projection.toFloor(width * across, height * down);
  const isUsual = !point || point[0] <= 0 || point[0] >= STILL_SEEN;
  const usual: FloorPoint = [USUAL_DISTANCE, 0];
  return isUsual && (!point || floorClassAt(...usual) !== "outside") ? usual : point;
}

/** Of the picture: the handles at the corners are to be in it. */
const CORNER_MARGIN = 0.02;

function isWholeInSight({ projection }: FloorView, { width, height }: FloorMask, rug: Rectangle): boolean {
  return cornersOf(rug).every((corner) => {
    const [x, y] = projection.toPicture(...corner) ?? [-1, -1];
    const across = x / width;
    const down = y / height;
    return Math.min(across, down) >= CORNER_MARGIN && Math.max(across, down) <= 1 - CORNER_MARGIN;
  });
}

type Size = { width: Metres; length: Metres };
type Fitted = { rug: Rectangle; visibility: PlacementVisibility; worth: number };

/** The best of the shifts that `isAllowed` takes, in both orientations. */
function fitted(
  view: FloorView,
  [x, y]: FloorPoint,
  angle: Radians,
  { width, length }: Size,
  shifts: readonly Metres[],
  isAllowed: (rug: Rectangle) => boolean,
  costOf: (rug: Rectangle) => number = () => 0,
): Fitted | null {
  let best: Fitted | null = null;
  for (const turn of [0, QUARTER])
    for (const dx of shifts)
      for (const dy of shifts) {
        const rug = { width, length, x: x + dx, y: y + dy, angle: turned(angle + turn) };
        if (!isAllowed(rug)) continue;
        const visibility = visibilityOf(view, rug);
        const worth = quality(visibility) - 0.05 * Math.hypot(dx, dy) - costOf(rug);
        if (!best || worth > best.worth) best = { rug, visibility, worth };
      }
  return best;
}

const largestFirst = (sizes: readonly Size[]) =>
  sizes
    .map(({ width, length }, size) => ({ width, length, size }))
    .sort((a, b) => b.width * b.length - a.width * a.length);

/**
 * Along the main direction, the largest size that fits, around the middle of the floor: one whose four corners are in the
 * photo before a larger one of which the photo shows a part.
 */
export function firstPlacement(room: Room, sizes: readonly Size[]): FirstPlacement {
  const first = sizes[0] ?? { width: 2, length: 3 };
  const camera = { ...room.camera.camera, aboveFloor: room.scale.aboveFloor };
  const direction = room.camera.directions[0];
  const angle = direction === undefined ? FACING : alignedWith(direction, FACING);
  const ahead = { width: first.width, length: first.length, x: USUAL_DISTANCE, y: 0, angle, size: 0 };
  const { mask } = room;
  if (!mask) return { ...ahead, fits: true };
  const view = floorViewOf(camera, mask);
  const middle =
    middleOfFloor(view, NEAREST, FARTHEST) ??
    middleOfFloor(view, FARTHEST, STILL_SEEN) ??
    middleOfFloor(view, STILL_SEEN, LONG_LENS);
  if (!middle) {
    const [x, y] = placeInView(view, mask);
    return { ...ahead, x, y, fits: false };
  }
  const largest = middleOfLargestComponent(view, NEAREST, STILL_SEEN);
  const places = largest ? [middle, largest] : [middle];
  for (const isAllowed of [(rug: Rectangle) => isWholeInSight(view, mask, rug), () => true])
    for (const place of places)
      for (const { size, width, length } of largestFirst(sizes)) {
        const found = fitted(view, place, angle, { width, length }, SHIFTS, isAllowed);
        if (found && liesWell(found.visibility)) return { ...found.rug, size, fits: true };
      }
  const [best] = places
    .flatMap((place) => fitted(view, place, angle, first, SHIFTS, () => true) ?? [])
    .sort((one, other) => other.worth - one.worth);
  return { ...(best?.rug ?? ahead), size: 0, fits: false };
}

/** Whole in the photo, on the floor and not behind furniture. */
export function isWellInSight({ camera, scale, mask }: Room, rug: Rectangle): boolean {
  if (!mask) return true;
  const view = floorViewOf({ ...camera.camera, aboveFloor: scale.aboveFloor }, mask);
  return isWholeInSight(view, mask, rug) && liesWell(visibilityOf(view, rug));
}

/** Between two rugs. */
const GAP: Metres = 0.1;
/** To lie over another one weighs more than to lie half in sight. */
const COVERING = 2;
const STEPS_BESIDE = 12;
const STEP_BESIDE: Metres = 0.3;
const SHIFTS_BESIDE = Array.from(
  { length: 2 * STEPS_BESIDE + 1 },
  (_, i) => (i - STEPS_BESIDE) * STEP_BESIDE,
);

/** A line between them exists along one of their sides. */
function areApart(one: Rectangle, other: Rectangle): boolean {
  return [one.angle, one.angle + QUARTER, other.angle, other.angle + QUARTER].some((axis) => {
    const [near, far] = [one, other].map((rug) => {
      const along = cornersOf(rug).map(([x, y]) => x * Math.cos(axis) + y * Math.sin(axis));
      return { from: Math.min(...along), to: Math.max(...along) };
    });
    return !near || !far || near.to + GAP <= far.from || far.to + GAP <= near.from;
  });
}

/** Share of the rug that lies over others. */
function coveringOf(rug: Rectangle, others: readonly Rectangle[]): number {
  let over = 0;
  for (let i = 0; i < SAMPLES; i++)
    for (let j = 0; j < SAMPLES; j++) {
      const [x, y] = pointOn(rug, (2 * i + 1) / SAMPLES - 1, (2 * j + 1) / SAMPLES - 1);
      if (others.some((other) => isOn(other, [x, y]))) over++;
    }
  return over / (SAMPLES * SAMPLES);
}

/**
 * The largest size that lies on the floor without covering what lies there, near `best`; where it has no room, the size of
 * `best`, where it covers the least; null where it would lie nowhere else.
 */
export function placementBeside(
  room: Room,
  sizes: readonly Size[],
  best: FirstPlacement,
  others: readonly Rectangle[],
): Rectangle | null {
  const { mask } = room;
  if (!mask) return null;
  const view = floorViewOf({ ...room.camera.camera, aboveFloor: room.scale.aboveFloor }, mask);
  const isOnFloor = ({ x, y }: Rectangle) => ["floor", "hidden"].includes(view.floorClassAt(x, y));
  const isFree = (rug: Rectangle) => isOnFloor(rug) && others.every((other) => areApart(rug, other));
  const isWhole = (rug: Rectangle) => isFree(rug) && isWholeInSight(view, mask, rug);
  const around = [best.x, best.y] as const;
  for (const isAllowed of [isWhole, isFree])
    for (const size of largestFirst(sizes)) {
      const found = fitted(view, around, best.angle, size, SHIFTS_BESIDE, isAllowed);
      if (found && liesWell(found.visibility)) return found.rug;
    }
  const lying = (rug: Rectangle) => isOnFloor(rug) && liesWell(visibilityOf(view, rug));
  const costOf = (rug: Rectangle) => COVERING * coveringOf(rug, others);
  return fitted(view, around, best.angle, best, SHIFTS_BESIDE, lying, costOf)?.rug ?? null;
}
