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
