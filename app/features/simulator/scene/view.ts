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

/** With relief where the browser can; without WebGL2 flat, pixel by pixel. */
export async function openView(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  onRestored: () => void,
): Promise<View> {
  if (hasWebGl2()) {
    const { openReliefView } = await import("./relief-view.ts");
    return openReliefView(canvas, photo, onRestored);
  }
  const { openFlatView } = await import("./flat-view.ts");
  return openFlatView(canvas, photo);
}

function hasWebGl2(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
