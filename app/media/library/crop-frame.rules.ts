import type { Frame } from "#app/media/crop.rules.ts";

/** Name and width by height; null for any. */
export const RATIOS = { free: null, square: 1, tall: 3 / 4, wide: 4 / 3, film: 16 / 9 } as const;
export type RatioName = keyof typeof RATIOS;
export const RATIO_NAMES = Object.keys(RATIOS) as RatioName[];

/** Compass points: "nw" moves the left and the upper edge. */
export const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof HANDLES)[number];
export const isCorner = (handle: Handle): boolean => handle.length === 2;

/** Of the picture's side. */
export const MIN_SIDE = 0.05;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export function moveFrame({ left, top, width, height }: Frame, dx: number, dy: number): Frame {
  return { left: between(0, left + dx, 1 - width), top: between(0, top + dy, 1 - height), width, height };
}

/** @param ratio width by height, both as fractions of the picture; null for any. */
export function resizeFrame(
  frame: Frame,
  handle: Handle,
  dx: number,
  dy: number,
  ratio: number | null,
): Frame {
  const horizontal = side(frame.left, frame.width, dx, handle.includes("w"), handle.includes("e"));
  const vertical = side(frame.top, frame.height, dy, handle.includes("n"), handle.includes("s"));
  if (!ratio || !isCorner(handle))
    return { left: horizontal.from, width: horizontal.size, top: vertical.from, height: vertical.size };
  const isLeft = handle.includes("w");
  const isUpper = handle.includes("n");
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const roomX = isLeft ? right : 1 - frame.left;
  const roomY = isUpper ? bottom : 1 - frame.top;
  const wanted = Math.abs(dx) >= Math.abs(dy) * ratio ? horizontal.size : vertical.size * ratio;
  const width = Math.min(Math.max(wanted, MIN_SIDE, MIN_SIDE * ratio), roomX, roomY * ratio);
  const height = width / ratio;
  return {
    left: isLeft ? right - width : frame.left,
    top: isUpper ? bottom - height : frame.top,
    width,
    height,
  };
}

function side(from: number, size: number, by: number, movesStart: boolean, movesEnd: boolean) {
  const to = from + size;
  if (movesStart) {
    const start = between(0, from + by, to - MIN_SIDE);
    return { from: start, size: to - start };
  }
  return movesEnd ? { from, size: between(from + MIN_SIDE, to + by, 1) - from } : { from, size };
}

/** The largest of these proportions that fits, around the same centre where there is room. */
export function frameOfRatio({ left, top, width, height }: Frame, ratio: number): Frame {
  const wide = Math.min(1, ratio);
  const high = wide / ratio;
  return {
    left: between(0, left + width / 2 - wide / 2, 1 - wide),
    top: between(0, top + height / 2 - high / 2, 1 - high),
    width: wide,
    height: high,
  };
}

const PER_CENT_DIGITS = 2;
export const toPercent = (fraction: number): number => Number((fraction * 100).toFixed(PER_CENT_DIGITS));
