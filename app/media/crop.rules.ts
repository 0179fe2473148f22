import type { MediaType } from "./media.rules.ts";

/** Degrees, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];
export const MAX_STRAIGHTEN_DEGREES = 15;
export const MIN_CROP_PIXELS = 32;

/** Fractions of the turned and straightened picture. */
export type Frame = { left: number; top: number; width: number; height: number };
export type Crop = Frame & {
  turn: Turn;
  /** Degrees, clockwise, after the turn. The picture is enlarged until no corner is empty. */
  straighten: number;
};
type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };
export const UNCHANGED: Crop = { turn: 0, straighten: 0, ...WHOLE };

/** Written again in the same format, because the address says it. */
export const CROPPABLE: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/tiff",
];

export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** At the edge of a rotated picture two pixels are mixed with what is beside it. */
const MIXED_PIXELS = 2;

/** How much a straightened picture is enlarged to fill its own rectangle. */
export function fillingZoom({ width, height }: Size, degrees: number): number {
  if (degrees === 0) return 1;
  const angle = radians(Math.abs(degrees));
  const mixed = (2 * MIXED_PIXELS) / Math.min(width, height);
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width) + mixed;
}

/** Pixels that the crop keeps. */
export function croppedSize(size: Size, crop: Crop): Size {
  const turned = turnedSize(size, crop.turn);
  const zoom = fillingZoom(turned, crop.straighten);
  return {
    width: Math.max(1, Math.round((turned.width / zoom) * crop.width)),
    height: Math.max(1, Math.round((turned.height / zoom) * crop.height)),
  };
}

/** What is kept of the box around the rotated picture, in its pixels. `box` is that box's size. */
export function areaOf(size: Size, crop: Crop, box: Size): Frame {
  const turned = turnedSize(size, crop.turn);
  const zoom = fillingZoom(turned, crop.straighten);
  const kept = croppedSize(size, crop);
  const along = (whole: number, around: number, from: number, part: number) => {
    const start = Math.round((around - whole / zoom) / 2 + (from * whole) / zoom);
    return Math.max(0, Math.min(around - part, start));
  };
  return {
    left: along(turned.width, box.width, crop.left, kept.width),
    top: along(turned.height, box.height, crop.top, kept.height),
    ...kept,
  };
}

/** The same point, from fractions of the original to fractions of the cropped picture; at its edge when cut off. */
export function pointInCrop(point: Point, crop: Crop, size: Size): Point {
  const turned = turnedSize(size, crop.turn);
  const zoom = fillingZoom(turned, crop.straighten);
  const at = rotated(turnedPoint(point, crop.turn), turned, crop.straighten, zoom);
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return { x: inside((at.x - crop.left) / crop.width), y: inside((at.y - crop.top) / crop.height) };
}

/** The reverse of `pointInCrop`. */
export function pointInOriginal(point: Point, crop: Crop, size: Size): Point {
  const turned = turnedSize(size, crop.turn);
  const zoom = fillingZoom(turned, crop.straighten);
  const seen = { x: crop.left + point.x * crop.width, y: crop.top + point.y * crop.height };
  return turnedPoint(rotated(seen, turned, -crop.straighten, 1 / zoom), ((360 - crop.turn) % 360) as Turn);
}

function turnedPoint({ x, y }: Point, turn: Turn): Point {
  if (turn === 90) return { x: 1 - y, y: x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: y, y: 1 - x } : { x, y };
}

function rotated({ x, y }: Point, { width, height }: Size, degrees: number, zoom: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  return {
    x: 0.5 + ((dx * cos - dy * sin) * zoom) / width,
    y: 0.5 + ((dx * sin + dy * cos) * zoom) / height,
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
