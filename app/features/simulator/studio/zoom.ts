import type { Box } from "./fit-photo.ts";

type Place = { x: number; y: number };
type Stage = { width: number; height: number };

/** How the picture is looked at: enlarged, then shifted by pixels of the stage. */
export type Zoom = { scale: number; x: number; y: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const ZOOM_STEP = 1.4;
const MOST = 6;
/** A glance at the whole is the whole. */
const NEARLY_WHOLE = 1.02;

/** Where a box lies when it is looked at so. */
export const zoomedBox = (box: Box, { scale, x, y }: Zoom): Box => ({
  left: box.left * scale + x,
  top: box.top * scale + y,
  width: box.width * scale,
  height: box.height * scale,
});

/** Enlarged by a factor; what lies under `at` stays there. */
export function zoomedAt(zoom: Zoom, at: Place, factor: number, box: Box, stage: Stage): Zoom {
  const scale = Math.min(MOST, zoom.scale * factor);
  if (scale < NEARLY_WHOLE) return WHOLE;
  const by = scale / zoom.scale;
  return kept({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, box, stage);
}

export const pannedBy = (zoom: Zoom, x: number, y: number, box: Box, stage: Stage): Zoom =>
  kept({ ...zoom, x: zoom.x + x, y: zoom.y + y }, box, stage);

/** The stage is left this much wider than what should stay in sight. */
const MARGIN = 1.08;
/** Of the enlargement that leaves nothing empty: so much is worth the corners of a rug as wide as its photo. */
const LEAST_FILLED = 0.62;

/** Enlarged until nothing of the stage is left empty, or until `keep`, a part of the box, would be seen no longer. */
export function filling(box: Box, stage: Stage, keep: Box | null): Zoom {
  const needed = Math.max(stage.width / box.width, stage.height / box.height);
  const allowed = keep
    ? Math.min(stage.width / (keep.width * MARGIN), stage.height / (keep.height * MARGIN))
    : needed;
  const scale = Math.min(MOST, needed, Math.max(allowed, needed * LEAST_FILLED));
  if (scale < NEARLY_WHOLE) return WHOLE;
  const { left, top, width, height } = keep ?? box;
  const x = stage.width / 2 - (left + width / 2) * scale;
  // A picture that is lower than its stage lies in its middle, whatever is looked at.
  const middle = box.height * scale < stage.height ? box.top + box.height / 2 : top + height / 2;
  return kept({ scale, x, y: stage.height / 2 - middle * scale }, box, stage);
}

/** How much of the stage a photo leaves empty. */
export const emptyShare = (box: Box, stage: Stage) =>
  1 - (Math.min(box.width, stage.width) * Math.min(box.height, stage.height)) / (stage.width * stage.height);

/** The picture never leaves the stage: it fills it, or lies within it. */
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
