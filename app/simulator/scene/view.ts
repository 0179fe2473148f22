import type { Room } from "../engine/room.ts";
import type { Placement } from "../engine/simulation.ts";
import type { Raster } from "./flat-rug.ts";

export type ShownRug = {
  placement: Placement;
  raster: Raster;
  pileHeight: number;
  shape: "rect" | "round" | "oval" | "free";
  edge: "bound" | "fringe" | "none";
};

/** Built from the simulation for each frame. */
export type Shown = {
  room: Room | null;
  /** Instead of the photo that the view was opened with. */
  covered?: ImageBitmap | null;
  rugs: readonly ShownRug[];
  lightStrength: number;
  warmth: number;
  /** Rugs shown right of a share of the width, for comparison. */
  against?: { rugs: readonly ShownRug[]; from: number } | null;
};

/** Draws a photo with rugs on its floor. */
export type View = {
  resize(width: number, height: number): void;
  draw(shown: Shown): void;
  /** Null where the device has no graphics processor or no memory for it. */
  picture(shown: Shown, width: number, height: number): HTMLCanvasElement | null;
  dispose(): void;
};

/** The device may take the graphics processor away, and give it back. */
export type Graphics = { onLost: () => void; onRestored: () => void };

const GRAPHICS: WebGLContextAttributes = { alpha: true, antialias: true, depth: false, stencil: false };

/** WebGL2 with relief, else flat: also where the code of the relief does not load. */
export async function openView(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  graphics: Graphics,
): Promise<View> {
  // Loaded first, because a canvas has only one kind of context.
  const relief = await reliefView().catch(() => null);
  const context = relief && canvas.getContext("webgl2", GRAPHICS);
  if (relief && context) return relief.openReliefView(canvas, context, photo, graphics);
  const { openFlatView } = await import("./flat-view.ts");
  return openFlatView(canvas, photo);
}

export const reliefView = () => import("./relief-view.ts");
