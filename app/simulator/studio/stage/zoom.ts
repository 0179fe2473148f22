import type { Box } from "./fit-photo.ts";

type Place = { x: number; y: number };
type Stage = { width: number; height: number };

/** Scale, then translation in pixels of the stage. */
export type Zoom = { scale: number; x: number; y: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const ZOOM_STEP = 1.4;
const MOST = 6;
/** Rounding. */
const CUT_PX = 1;
/** Snaps to 1. */
const NEARLY_WHOLE = 1.02;

export const zoomedBox = (box: Box, { scale, x, y }: Zoom): Box => ({
  left: box.left * scale + x,
  top: box.top * scale + y,
  width: box.width * scale,
  height: box.height * scale,
});

export function zoomedAt(zoom: Zoom, at: Place, factor: number, box: Box, stage: Stage): Zoom {
  const least = wholeScale(box, stage);
  const wanted = Math.min(MOST, Math.max(least, zoom.scale * factor));
  if (wanted < NEARLY_WHOLE && least === 1) return WHOLE;
  const scale = wanted < NEARLY_WHOLE * least ? least : wanted;
  const by = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, box, stage);
}

/** Less than 1 for a photo that is cut by its stage. */
const wholeScale = (box: Box, stage: Stage) =>
  Math.min(1, stage.width / box.width, stage.height / box.height);

export const pannedBy = (zoom: Zoom, x: number, y: number, box: Box, stage: Stage): Zoom =>
  held({ ...zoom, x: zoom.x + x, y: zoom.y + y }, box, stage);

/** Of the stage, in pixels: buttons lie over its top, and handles at the corners of rugs need room. */
const FREE = { top: 68, side: 16, bottom: 16 };
/** Least share of the filling scale when it is asked for, even if it cuts the corners of a wide rug. */
const LEAST_FILLED = 0.62;
/** Less is not worth it when nobody asked. */
const LEAST_GAIN = 1.1;

/** Part of the photo lies outside of the stage, before any zoom. */
export const isCut = (box: Box, stage: Stage) =>
  box.width > stage.width + CUT_PX || box.height > stage.height + CUT_PX;

/**
 * Scales until the stage is filled, but keeps `keep` in sight; a photo that is cut by its stage is made smaller for it, or
 * only moved. When it is asked for, it fills more.
 */
export function filling(box: Box, stage: Stage, keep: readonly Place[], isAsked = false): Zoom {
  const [across, down] = [stage.width / box.width, stage.height / box.height];
  const needed = Math.max(across, down);
  const kept = boundsOf(keep);
  const [wide, high] = [stage.width - 2 * FREE.side, stage.height - FREE.top - FREE.bottom];
  const allowed = kept ? Math.min(wide / kept.width, high / kept.height) : needed;
  const least = isAsked ? needed * LEAST_FILLED : wholeScale(box, stage);
  const wanted = Math.min(MOST, needed, Math.max(allowed, least));
  const scale = wanted > 1 && wanted < (isAsked ? NEARLY_WHOLE : LEAST_GAIN) ? 1 : wanted;
  if (scale === 1 && !(kept && isCut(box, stage))) return WHOLE;
  const { left, width, ...upright } = kept ?? box;
  const x = stage.width / 2 - (left + width / 2) * scale;
  const y =
    box.height * scale < stage.height
      ? topOfSmaller(box, box.height * scale, stage) - box.top * scale
      : FREE.top + high / 2 - (upright.top + upright.height / 2) * scale;
  return held({ scale, x, y }, box, stage);
}

/** Where it would lie whole, or at the stage's foot, with the buttons over what is left: all of them, or none. */
function topOfSmaller(box: Box, height: number, stage: Stage): number {
  const left = stage.height - height;
  if (left < FREE.top) return 0;
  return isCut(box, stage) ? left : left / 2;
}

function boundsOf(points: readonly Place[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export const emptyShare = (box: Box, stage: Stage) =>
  1 - (Math.min(box.width, stage.width) * Math.min(box.height, stage.height)) / (stage.width * stage.height);

/** Clamped: the picture covers the stage or lies within it. */
function held(zoom: Zoom, box: Box, stage: Stage): Zoom {
  const { left, top, width, height } = zoomedBox(box, zoom);
  return {
    scale: zoom.scale,
    x: zoom.x + startWithin(left, width, stage.width) - left,
    y: zoom.y + startWithin(top, height, stage.height) - top,
  };
}

function startWithin(start: number, length: number, room: number): number {
  const [one, other] = [0, room - length];
  return Math.min(Math.max(one, other), Math.max(Math.min(one, other), start));
}
