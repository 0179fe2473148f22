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
  const scale = Math.min(MOST, zoom.scale * factor);
  if (scale < NEARLY_WHOLE) return WHOLE;
  const by = scale / zoom.scale;
  return kept({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, box, stage);
}

export const pannedBy = (zoom: Zoom, x: number, y: number, box: Box, stage: Stage): Zoom =>
  kept({ ...zoom, x: zoom.x + x, y: zoom.y + y }, box, stage);

/** Margin around what must stay visible. */
const MARGIN = 1.08;
/** Least share of the filling scale, even if it cuts the corners of a wide rug. */
const LEAST_FILLED = 0.62;

/** Part of the photo lies outside of the stage, before any zoom. */
export const isCut = (box: Box, stage: Stage) =>
  box.width > stage.width + CUT_PX || box.height > stage.height + CUT_PX;

/** Scales until the stage is filled, but keeps `keep` visible; a photo that is cut anyway is only moved. */
export function filling(box: Box, stage: Stage, keep: Box | null): Zoom {
  const needed = Math.max(stage.width / box.width, stage.height / box.height);
  const allowed = keep
    ? Math.min(stage.width / (keep.width * MARGIN), stage.height / (keep.height * MARGIN))
    : needed;
  const wanted = Math.min(MOST, needed, Math.max(allowed, needed * LEAST_FILLED));
  const scale = wanted < NEARLY_WHOLE ? 1 : wanted;
  if (scale === 1 && !(keep && isCut(box, stage))) return WHOLE;
  const { left, top, width, height } = keep ?? box;
  const x = stage.width / 2 - (left + width / 2) * scale;
  // Smaller than the stage: centred vertically.
  const middle = box.height * scale < stage.height ? box.top + box.height / 2 : top + height / 2;
  return kept({ scale, x, y: stage.height / 2 - middle * scale }, box, stage);
}

export const emptyShare = (box: Box, stage: Stage) =>
  1 - (Math.min(box.width, stage.width) * Math.min(box.height, stage.height)) / (stage.width * stage.height);

/** Clamped: the picture covers the stage or lies within it. */
function kept(zoom: Zoom, box: Box, stage: Stage): Zoom {
  const { left, top, width, height } = zoomedBox(box, zoom);
  return {
    scale: zoom.scale,
    x: zoom.x + held(left, width, stage.width) - left,
    y: zoom.y + held(top, height, stage.height) - top,
  };
}

function held(start: number, length: number, room: number): number {
  const [one, other] = [0, room - length];
  return Math.min(Math.max(one, other), Math.max(Math.min(one, other), start));
}
