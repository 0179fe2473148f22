import { type FloorPoint, scaledCamera } from "../engine/camera.ts";
import { lightAt } from "../engine/light.ts";
import type { Cover, FloorLight } from "../engine/room.ts";
import type { Metres } from "../engine/units.ts";
import {
  type FloorPlane,
  floorPlane,
  floorShareAt,
  halvedPlane,
  type Pixels,
  type RoomSeen,
} from "./floor-plane.ts";
import { fillByPatches, type Sources } from "./patch-match.ts";
import { linearOf, screenOf } from "./picture-colours.ts";
import { rugArea } from "./rug-area.ts";

const STEP: Metres = 0.02;
/** The finest plane is halved so often before anything is looked for. */
const HALVINGS = 3;
/** The rug is looked for on cells of twice the finest size. */
const AREA_LEVEL = 1;
/** More light than this on the target than on the source is noise. */
const MOST_LIGHT = 1.2;

/**
 * Paints the floor beside a rug over it, in place; lines are in pixels of `photo`. False if there is too little floor beside it.
 * Colours come from the photo itself at its full size: only where they are taken from is decided on the plane.
 */
export function coverRugs(
  photo: Pixels,
  room: RoomSeen,
  lines: readonly Cover[],
  onProgress: (share: number) => void = () => {},
): boolean {
  const planes = [floorPlane(photo, room, STEP)];
  for (let level = 0; level < HALVINGS; level++) planes.push(halvedPlane(planes.at(-1) as FloorPlane));
  onProgress(0.2);
  const coarse = planes[AREA_LEVEL] as FloorPlane;
  const area = new Uint8Array(coarse.columns * coarse.rows);
  for (const line of lines) for (const [cell, is] of rugArea(coarse, line).entries()) if (is) area[cell] = 1;
  const holes = planes.map((plane) => holeOn(plane, coarse, area));
  onProgress(0.3);
  let from: { sources: Sources; columns: number } | null = null;
  for (let level = HALVINGS; level >= 0; level--) {
    const plane = planes[level] as FloorPlane;
    const sources: Sources | null = fillByPatches(plane, holes[level] as Uint8Array, from);
    // The coarsest planes may have no whole patch of floor.
    if (sources) from = { sources, columns: plane.columns };
    onProgress(0.3 + 0.15 * (HALVINGS - level + 1));
  }
  const [finest] = planes;
  if (!from || !finest || from.columns !== finest.columns) return false;
  paint(photo, room, finest, holes[0] as Uint8Array, from.sources);
  onProgress(1);
  return true;
}

/** The same area on cells of another size. */
function holeOn(plane: FloorPlane, of: FloorPlane, area: Uint8Array): Uint8Array {
  const scale = plane.step / of.step;
  return Uint8Array.from({ length: plane.columns * plane.rows }, (_, cell) => {
    const column = Math.min(of.columns - 1, Math.floor(((cell % plane.columns) + 0.5) * scale));
    const row = Math.min(of.rows - 1, Math.floor((Math.floor(cell / plane.columns) + 0.5) * scale));
    return area[row * of.columns + column] as number;
  });
}

/** Screen values for linear ones. */
const SHOWN = Uint8ClampedArray.from({ length: 4097 }, (_, i) => screenOf(i / 4096));

function paint(
  photo: Pixels,
  { camera, mask, light }: RoomSeen,
  plane: FloorPlane,
  hole: Uint8Array,
  sources: Sources,
): void {
  const { toFloor, toPicture } = plane.projection;
  const { width, height } = scaledCamera(camera, photo.width, photo.height);
  // A canvas's pixels have no properties of their own that could be spread.
  const before = { width: photo.width, height: photo.height, data: new Uint8ClampedArray(photo.data) };
  const box = boxOf(plane, hole, photo);
  const colour = [0, 0, 0] as [number, number, number];
  for (let row = box.top; row < Math.min(height, box.bottom); row++)
    for (let column = box.left; column < Math.min(width, box.right); column++) {
      const pixel = [column + 0.5, row + 0.5] as const;
      const floor = toFloor(...pixel);
      const share = floor ? sharp(floorShareAt(mask, photo, pixel)) : 0;
      if (!floor || share === 0) continue;
      const cover = share * takenFrom(before, plane, hole, sources, light, floor, toPicture, colour);
      if (cover === 0) continue;
      const at = 4 * (row * photo.width + column);
      for (let c = 0; c < 3; c++) {
        const own = linearOf(photo.data[at + c] as number);
        const mixed = own + (Math.min(1, colour[c] as number) - own) * cover;
        photo.data[at + c] = SHOWN[Math.round(4096 * mixed)] as number;
      }
    }
}

/** The mask is soft at the feet of furniture; half of it lies within these limits. */
const sharp = (share: number) => Math.min(1, Math.max(0, (share - 0.35) / 0.3));

/**
 * Mixes into `colour` what the four cells around a point of the floor take from elsewhere, in the light of this point; returns how
 * much of the point is to be covered.
 */
function takenFrom(
  before: Pixels,
  { x0, y0, step, columns, rows }: FloorPlane,
  hole: Uint8Array,
  sources: Sources,
  light: FloorLight,
  [x, y]: FloorPoint,
  toPicture: FloorPlane["projection"]["toPicture"],
  colour: [number, number, number],
): number {
  const [across, along] = [(x - x0) / step - 0.5, (y - y0) / step - 0.5];
  const [left, bottom] = [Math.floor(across), Math.floor(along)];
  if (left < 0 || bottom < 0 || left >= columns - 1 || bottom >= rows - 1) return 0;
  let cover = 0;
  let weights = 0;
  colour.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [dx, dy] = [corner & 1, corner >> 1];
    const weight = (dx ? across - left : 1 - across + left) * (dy ? along - bottom : 1 - along + bottom);
    const cell = (bottom + dy) * columns + left + dx;
    const source = sources[cell] as number;
    if (!hole[cell] || source < 0) continue;
    cover += weight;
    const fromX = x + ((source % columns) - (cell % columns)) * step;
    const fromY = y + (Math.floor(source / columns) - Math.floor(cell / columns)) * step;
    const at = toPicture(fromX, fromY);
    if (!at || at[0] < 1 || at[1] < 1 || at[0] >= before.width - 1 || at[1] >= before.height - 1) continue;
    const more = lightAt(light, x, y) - lightAt(light, fromX, fromY);
    const lit = Math.exp(Math.max(-MOST_LIGHT, Math.min(MOST_LIGHT, more)));
    addBilinear(colour, before, at[0] - 0.5, at[1] - 0.5, weight, lit);
    weights += weight;
  }
  if (weights === 0) return 0;
  for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) / weights;
  return cover;
}

function addBilinear(
  colour: [number, number, number],
  { width, data }: Pixels,
  x: number,
  y: number,
  weight: number,
  lit: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (let corner = 0; corner < 4; corner++) {
    const [dx, dy] = [corner & 1, corner >> 1];
    const part = weight * lit * (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top);
    const at = 4 * ((top + dy) * width + left + dx);
    for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) + part * linearOf(data[at + c] as number);
  }
}

/** Where the hole may be seen in the photo. */
function boxOf({ columns, x0, y0, step, projection }: FloorPlane, hole: Uint8Array, photo: Pixels) {
  const box = { left: photo.width, right: 0, top: photo.height, bottom: 0 };
  for (let cell = 0; cell < hole.length; cell++) {
    if (!hole[cell]) continue;
    const at = projection.toPicture(
      x0 + ((cell % columns) + 0.5) * step,
      y0 + (Math.floor(cell / columns) + 0.5) * step,
    );
    if (!at) continue;
    const MARGIN = 40;
    box.left = Math.max(0, Math.min(box.left, Math.floor(at[0]) - MARGIN));
    box.right = Math.min(photo.width, Math.max(box.right, Math.ceil(at[0]) + MARGIN));
    box.top = Math.max(0, Math.min(box.top, Math.floor(at[1]) - MARGIN));
    box.bottom = Math.min(photo.height, Math.max(box.bottom, Math.ceil(at[1]) + MARGIN));
  }
  return box;
}
