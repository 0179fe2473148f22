import type { RugFit } from "../rug-designs/rug-designs.rules.ts";
import { isOutOfProportion } from "../rug-designs/rug-proportions.rules.ts";
import type { Raster } from "./flat-rug.ts";

type Sides = { width: number; length: number };
type Yarn = { slot: number; hex: string };

/** Border of a nine-slice design, as a share of the shorter side. */
const BORDER_SHARE = 0.18;
const MOST_PIXELS = 2048;
const SAME_PROPORTIONS = 0.005;

/** Exact: colours are palette entries. */
export function recoloured(
  rug: Raster,
  yarns: readonly Yarn[],
  exchange: Readonly<Record<number, string>>,
): Raster {
  const others = new Map<number, [number, number, number]>();
  for (const { slot, hex } of yarns) {
    const other = exchange[slot];
    if (other && other !== hex) others.set(keyOf(channelsOf(hex)), channelsOf(other));
  }
  if (others.size === 0) return rug;
  const data = new Uint8ClampedArray(rug.data);
  for (let at = 0; at < data.length; at += 4) {
    const other = others.get(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    if (other) data.set(other, at);
  }
  return { ...rug, data };
}

const keyOf = ([red, green, blue]: readonly number[]) =>
  ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);

function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The size of what a picture shows: the first one, or as much of it as a picture of other proportions fills. */
export function shownSize(picture: { width: number; height: number }, first: Sides): Sides {
  if (!isOutOfProportion(picture, { widthMetres: first.width, lengthMetres: first.length })) return first;
  const metresPerPixel = Math.min(first.width / picture.width, first.length / picture.height);
  return { width: picture.width * metresPerPixel, length: picture.height * metresPerPixel };
}

/** Scaled, cropped, tiled, or nine-slice. */
export function fitted(rug: Raster, shown: Sides, wanted: Sides, fit: RugFit): Raster {
  const change = wanted.width / wanted.length / (shown.width / shown.length);
  const isSame = Math.abs(change - 1) < SAME_PROPORTIONS;
  if (fit === "scale" || (isSame && fit !== "tile") || (isSame && wanted.width === shown.width)) return rug;
  const perMetre = Math.min(rug.width / shown.width, MOST_PIXELS / Math.max(wanted.width, wanted.length));
  const columns = sourcesOf(
    fit,
    shown.width,
    wanted.width,
    keptShare(shown, wanted),
    border(shown),
    perMetre,
  );
  const rows = sourcesOf(fit, shown.length, wanted.length, keptShare(shown, wanted), border(shown), perMetre);
  return picked(
    rug,
    columns.map((metres) => pixelOf(metres, shown.width, rug.width)),
    rows.map((metres) => pixelOf(metres, shown.length, rug.height)),
  );
}

const border = (shown: Sides) => BORDER_SHARE * Math.min(shown.width, shown.length);
const keptShare = (shown: Sides, wanted: Sides) =>
  Math.min(shown.width / wanted.width, shown.length / wanted.length);

/** Source position in metres for each pixel. */
function sourcesOf(fit: RugFit, shown: number, wanted: number, kept: number, edge: number, perMetre: number) {
  const count = Math.max(1, Math.round(wanted * perMetre));
  return Array.from({ length: count }, (_, place) => {
    const at = ((place + 0.5) / count) * wanted;
    const fromMiddle = at - wanted / 2;
    if (fit === "crop") return shown / 2 + fromMiddle * kept;
    if (fit === "tile") return (((shown / 2 + fromMiddle) % shown) + shown) % shown;
    if (at < edge) return at;
    if (at > wanted - edge) return shown - (wanted - at);
    return edge + ((at - edge) / (wanted - 2 * edge)) * (shown - 2 * edge);
  });
}

const pixelOf = (metres: number, side: number, pixels: number) =>
  Math.min(pixels - 1, Math.max(0, Math.floor((metres / side) * pixels)));

function picked(rug: Raster, columns: number[], rows: number[]): Raster {
  const source = new Uint32Array(rug.data.buffer, rug.data.byteOffset, rug.width * rug.height);
  const out = new Uint32Array(columns.length * rows.length);
  let at = 0;
  for (const row of rows)
    for (const column of columns) {
      out[at] = source[row * rug.width + column] ?? 0;
      at += 1;
    }
  return { width: columns.length, height: rows.length, data: new Uint8ClampedArray(out.buffer) };
}
