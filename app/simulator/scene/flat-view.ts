import { scaledCamera } from "../engine/camera.ts";
import { lightAt } from "../engine/light.ts";
import type { FloorMask } from "../engine/room.ts";
import { paintFlatRug } from "./flat-rug.ts";
import { lightColour } from "./floor-light.ts";
import { FLOOR_FROM, HALF_FADING } from "./floor-share.ts";
import type { Shown, View } from "./view.ts";

/** Software rendering takes time by the pixel. */
const MOST_WIDE = 900;

export function openFlatView(canvas: HTMLCanvasElement, photo: ImageBitmap): View {
  function paint(target: HTMLCanvasElement, shown: Shown): void {
    paintRugs(target, shown, 0);
    const { against } = shown;
    if (against) paintRugs(target, { ...shown, rugs: against.rugs }, against.from);
  }

  function paintRugs(
    target: HTMLCanvasElement,
    { room, covered, rugs, lightStrength, warmth }: Shown,
    from: number,
  ): void {
    const context = contextOf(target);
    if (!context) return;
    const { width, height } = target;
    const left = Math.round(width * from);
    context.save();
    context.beginPath();
    context.rect(left, 0, width, height);
    context.clip();
    context.drawImage(covered ?? photo, 0, 0, width, height);
    context.restore();
    if (!room || rugs.length === 0) return;
    if (left >= width) return;
    // Pixels left of the edge are read but not written back.
    const pixels = context.getImageData(0, 0, width, height);
    const camera = scaledCamera(room.camera.camera, width, height);
    const colour = lightColour(room.light, warmth);
    for (const { raster, placement, shape } of rugs)
      paintFlatRug(pixels, raster, camera, placement, {
        shape,
        floorAt: floorReader(room.mask, width, height),
        lightAt: (x, y) => {
          const factor = room.light ? Math.exp(lightAt(room.light, x, y) * lightStrength) : 1;
          return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
        },
      });
    context.putImageData(pixels, 0, 0, left, 0, width - left, height);
  }

  return {
    resize(width, height) {
      const scale = Math.min(1, MOST_WIDE / width);
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
    },
    draw: (shown) => paint(canvas, shown),
    picture(shown, width, height) {
      const target = document.createElement("canvas");
      target.width = width;
      target.height = height;
      if (!contextOf(target)) return null;
      paint(target, shown);
      return target;
    },
    dispose: () => {},
  };
}

/** Null where no memory is left for it. */
const contextOf = (canvas: HTMLCanvasElement) => canvas.getContext("2d", { willReadFrequently: true });

/** An uncertain mask is better than none. */
function floorReader(mask: FloorMask | null, width: number, height: number) {
  if (!mask) return undefined;
  const { fine, fineWidth, fineHeight } = mask;
  return (x: number, y: number) => {
    const column = Math.min(fineWidth - 1, Math.floor((x / width) * fineWidth));
    const row = Math.min(fineHeight - 1, Math.floor((y / height) * fineHeight));
    const share = (fine[row * fineWidth + column] ?? 255) / 255;
    return Math.min(1, Math.max(0, (share - FLOOR_FROM) / (2 * HALF_FADING) + 0.5));
  };
}
