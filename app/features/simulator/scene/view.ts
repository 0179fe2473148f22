import type { Room } from "../engine/room.ts";
import type { Placement } from "../engine/simulation.ts";
import type { Raster } from "./flat-rug.ts";

/** A rug to draw: where it lies and what it looks like. */
export type ShownRug = {
  placement: Placement;
  raster: Raster;
  pileHeight: number;
  shape: "rect" | "round" | "oval" | "free";
  edge: "bound" | "fringe" | "none";
};

/** Everything that a picture is made of. Owns no truth: it is built anew from the simulation for each drawing. */
export type Shown = {
  room: Room | null;
  rugs: readonly ShownRug[];
  lightStrength: number;
  warmth: number;
  /** Right of a share of the picture's width other rugs lie there, to be compared. */
  against?: { rugs: readonly ShownRug[]; from: number } | null;
};

/** Draws a photo with rugs on its floor. */
export type View = {
  resize(width: number, height: number): void;
  draw(shown: Shown): void;
  /** The same at another size, on a canvas of its own. */
  picture(shown: Shown, width: number, height: number): HTMLCanvasElement;
  dispose(): void;
};

/** What the relief is drawn with; asked for once, because each of them is dear. */
const GRAPHICS: WebGLContextAttributes = { alpha: true, antialias: true, depth: false, stencil: false };

/** With relief where the browser can; without WebGL2 flat, pixel by pixel. */
export async function openView(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  onRestored: () => void,
): Promise<View> {
  const context = canvas.getContext("webgl2", GRAPHICS);
  if (context) {
    const { openReliefView } = await reliefView();
    return openReliefView(canvas, context, photo, onRestored);
  }
  const { openFlatView } = await import("./flat-view.ts");
  return openFlatView(canvas, photo);
}

/** Asked for before there is a photo, it is there when the photo is. */
export const reliefView = () => import("./relief-view.ts");
