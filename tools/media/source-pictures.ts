import type { Shape } from "#app/features/made-to-measure/made-to-measure.rules.ts";

/** Factors of red, green and blue. */
export const HOURS = {
  morning: [1.03, 1.07, 1.11],
  noon: [1.05, 1.07, 1.1],
  afternoon: [1.05, 1.045, 1.055],
} as const;
export type Hour = keyof typeof HOURS;

export type SourcePicture = {
  name: string;
  source: string;
  /** In the repository, not in the folder of source pictures. */
  isOwn?: boolean;
  /** Another source whose description it uses, as a detail of a larger picture does. */
  alt?: { "pt-BR": string; es: string; en: string };
  bucket: "site_assets" | "site_videos";
  folder: string;
  /** Fractions of the source's width and height. */
  crop?: { x: number; y: number; width: number; height: number };
  edge: number;
  /** Pixels of the widest AVIF. */
  widest: number;
  focal?: { x: number; y: number };
  isBuiltIn?: boolean;
  /** With the crop that telephones show at the focal point. */
  hasUpright?: boolean;
  isPixelArt?: boolean;
  hasTransparency?: boolean;
  /** Hour that a photograph is developed for: the sources all share one warm brown. */
  hour?: Hour;
  /** Outline that a rug made to measure is cut to. */
  cut?: Shape;
  /** Drawn by tools/media/drawn-yarns.ts: a design's knots, or a palette's dyed yarns. */
  drawn?: "knots" | "baths";
  /** Pixels of a knot that is drawn, or of its square on ruled paper. */
  knot?: number;
};

export type SourceFilm = Pick<SourcePicture, "name" | "source" | "isOwn"> & {
  poster: string;
  isBuiltIn: boolean;
};

export const GALLERY = { bucket: "site_videos", folder: "site/imagens" } as const;
export const PRODUCT = { bucket: "site_assets", folder: "products" } as const;
export const SITE = { bucket: "site_assets", folder: "site" } as const;

export const scene = (
  name: string,
  source: string,
  kept: { bucket: "site_assets" | "site_videos"; folder: string },
  more: Partial<SourcePicture> = {},
): SourcePicture => ({ name, source: `scenes/${source}.jpg`, ...kept, edge: 1600, widest: 1440, ...more });

export const detail = (
  rug: string,
  name: string,
  crop: SourcePicture["crop"],
  alt: SourcePicture["alt"],
) => ({
  name,
  source: `rugs/tapete-${rug}/top.jpg`,
  alt,
  ...SITE,
  crop,
  edge: 1600,
  widest: 1440 as const,
  isBuiltIn: true,
});
/** The middle of a rug's view from above at its full size. Made with tools/media/photographs. */
export const middleOf = (rug: string, alt: SourcePicture["alt"]): SourcePicture => ({
  ...{ name: `${rug}-detail`, source: `tools/media/photographs/detail-${rug}.jpg`, isOwn: true, alt },
  ...{ ...SITE, edge: 1680, widest: 1920, isBuiltIn: true },
});
export const detailOf = (rug: string) => ({
  "pt-BR": `Detalhe do tapete ${rug}`,
  es: `Detalle de la alfombra ${rug}`,
  en: `Detail of the ${rug} rug`,
});
/** A rug of its own shape, cut from a rug's view from above. */
export function piece(
  name: string,
  rug: string,
  cut: Shape,
  crop: SourcePicture["crop"],
  [pt, es, en]: [string, string, string],
): SourcePicture {
  return {
    ...{ name: `piece-${name}`, source: `rugs/tapete-${rug}/top.jpg`, ...SITE, crop, cut },
    alt: { "pt-BR": pt, es, en },
    edge: 1200,
    widest: 1200,
    hasTransparency: true,
  };
}
export const storyPicture = (
  name: string,
  source: string,
  [pt, es, en]: [string, string, string],
  more: Partial<SourcePicture>,
): SourcePicture => ({
  name,
  source,
  ...SITE,
  alt: { "pt-BR": pt, es, en },
  edge: 1600,
  widest: 1100,
  ...more,
});
export const room = (
  name: string,
  source: string,
  [pt, es, en]: [string, string, string],
): SourcePicture => ({
  ...{ name, source, ...SITE, isOwn: true, isBuiltIn: true, edge: 2400, widest: 2400 },
  alt: { "pt-BR": pt, es, en },
  focal: { x: 0.5, y: 1 },
});
/** A collection's house: upright, as its page shows it. Made with tools/media/photographs. */
export const place = (
  collection: string,
  [pt, es, en]: [string, string, string],
  focal: SourcePicture["focal"],
): SourcePicture => ({
  ...{ name: `collection-${collection}`, source: `tools/media/photographs/${collection}.jpg`, isOwn: true },
  ...{ ...SITE, alt: { "pt-BR": pt, es, en }, focal, edge: 1920, widest: 1440 },
});
