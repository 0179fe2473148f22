import type { Raster } from "./flat-rug.ts";
import type { RugBody } from "./rug-glb.ts";

type Texture = Pick<RugBody, "texture" | "outline">;

const MOST_WIDE = 2048;
/** Upscaled without smoothing, so that yarns have sharp edges. */
const LEAST_WIDE = 1024;
/** Bytes; phones fail with larger ones. */
const MOST_BYTES = 4_000_000;
const QUALITIES = [0.92, 0.84, 0.7];
const OPAQUE = 128;
/** Share of transparency from which alpha is the outline. */
const CUT_SHARE = 0.005;
/** Amplitude of the noise, of 255. */
const MOTTLE = 14;

/** JPEG, or PNG with transparency. */
export async function rugTexture(
  raster: Raster,
  shape: "rect" | "round" | "oval" | "free",
): Promise<Texture> {
  const isRound = shape === "round" || shape === "oval";
  const isCut = shape === "free" || missingShare(raster, isRound) > CUT_SHARE;
  const canvas = enlarged(raster, isCut ? null : averageOf(raster));
  const type = isCut ? "image/png" : "image/jpeg";
  const bytes = await smallEnough(canvas, type);
  return { outline: isCut ? "cut" : isRound ? "round" : "rect", texture: { bytes, type } };
}

async function smallEnough(canvas: OffscreenCanvas, type: "image/png" | "image/jpeg") {
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= MOST_BYTES || quality === QUALITIES.at(-1))
      return new Uint8Array(await blob.arrayBuffer());
  }
  throw new Error("A canvas gave no picture");
}

/** JPEG has no alpha, so the background has the rug's colour; noise imitates tufts. */
function enlarged(raster: Raster, ground: string | null): OffscreenCanvas {
  const longest = Math.max(raster.width, raster.height);
  const scale = Math.min(MOST_WIDE, Math.max(LEAST_WIDE, longest)) / longest;
  const canvas = new OffscreenCanvas(Math.round(raster.width * scale), Math.round(raster.height * scale));
  const context = contextOf(canvas);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const own = new OffscreenCanvas(raster.width, raster.height);
  contextOf(own).putImageData(
    new ImageData(new Uint8ClampedArray(raster.data), raster.width, raster.height),
    0,
    0,
  );
  context.imageSmoothingQuality = "high";
  context.drawImage(own, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  mottle(pixels.data);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Deterministic. */
function mottle(data: Uint8ClampedArray): void {
  let seed = 1;
  for (let at = 0; at < data.length; at += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const by = (seed / 2 ** 32 - 0.5) * MOTTLE;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] ?? 0) + by;
  }
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  return context;
}

function missingShare({ width, height, data }: Raster, isRound: boolean): number {
  let [missing, all] = [0, 0];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const reach = Math.hypot((2 * column + 1) / width - 1, (2 * row + 1) / height - 1);
      if (isRound && reach > 0.97) continue;
      all += 1;
      if ((data[(row * width + column) * 4 + 3] ?? 0) < OPAQUE) missing += 1;
    }
  return missing / Math.max(1, all);
}

function averageOf({ data }: Raster): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    count += 1;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return `rgb(${sums.map((sum) => Math.round(sum / Math.max(1, count))).join(" ")})`;
}
