import type { YarnExchange } from "../../engine/rug-design.ts";
import type { Raster } from "../../scene/flat-rug.ts";
import { fitted, recoloured, shownSize } from "../../scene/rug-raster.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

/** Decoded designs of about six megabytes each. */
const MOST_AT_HAND = 6;

/** As wide as the largest picture; no graphics processor in use takes less, nor a telephone's canvas. */
const MOST_PIXELS = 4096;

const reading = new Map<string, Promise<Raster>>();
/** Weak references, with a few strong ones. */
const made = new Map<string, WeakRef<Raster>>();
const atHand = new Set<Raster>();

function find(key: string): Raster | undefined {
  const found = made.get(key)?.deref();
  return found && use(found);
}

function use(raster: Raster): Raster {
  atHand.delete(raster);
  atHand.add(raster);
  const [oldest] = atHand;
  if (atHand.size > MOST_AT_HAND && oldest) atHand.delete(oldest);
  return raster;
}

function keep(key: string, raster: Raster): Raster {
  made.set(key, new WeakRef(raster));
  return use(raster);
}

export async function loadRaster(url: string): Promise<Raster> {
  const known = find(url);
  if (known) return known;
  const under = reading.get(url) ?? read(url).then((raster) => keep(url, raster));
  reading.set(url, under);
  try {
    return await under;
  } finally {
    reading.delete(url);
  }
}

/** The same object for the same arguments. */
export async function rasterFor(
  rug: SimulatorRug,
  colours: YarnExchange,
  size: { width: number; length: number },
): Promise<Raster> {
  const isStretched = rug.fit === "scale";
  const key = JSON.stringify([rug.url, colours, isStretched ? null : [size.width, size.length]]);
  const known = find(key);
  if (known) return known;
  const own = await loadRaster(rug.url);
  const shown = shownSize(own, rug.sizes[0] ?? size);
  return find(key) ?? keep(key, fitted(recoloured(own, rug.yarns, colours), shown, size, rug.fit));
}

async function read(url: string): Promise<Raster> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Without colour conversion, because exact colours identify yarns.
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
  });
  const shrink = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const shrunk = (side: number) => Math.max(1, Math.round(side * shrink));
  const canvas = new OffscreenCanvas(shrunk(bitmap.width), shrunk(bitmap.height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  // Mixed colours would be no yarn's.
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
