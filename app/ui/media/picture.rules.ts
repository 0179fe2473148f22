type PictureSource = { type: "image/avif" | "image/webp"; srcset: string };

/** Plain data, usable as an island's property. */
export type Picture = {
  /** For browsers without AVIF and WebP. */
  src: string;
  /** Pixels of the original; pages use only the ratio. */
  width: number;
  height: number;
  alt: string;
  caption?: string;
  sources: PictureSource[];
  /** Of a crop of the ratio `UPRIGHT_RATIO`, where there is one. */
  upright?: PictureSource[];
  srcset?: string;
  /** Average colour, shown while loading. */
  colour: string;
  /** Focal point for cropping, as fractions of width and height. */
  focal: { x: number; y: number };
};

/** As CSS's `object-position`: the focal point of what a box cuts off, in whole percent. */
export const objectPosition = ({ x, y }: Picture["focal"] = { x: 0.5, y: 0.5 }) =>
  `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;

/** Width by height of the crop for boxes that are upright: at least as wide as a telephone's. */
export const UPRIGHT_RATIO = 0.9;

/**
 * What is left of a picture, as fractions. As `object-position` places it, so that the same percentages show the same
 * spot of the crop and of the whole picture. Null when it is upright already.
 */
export function uprightFrame({ width, height, focal }: Pick<Picture, "width" | "height" | "focal">) {
  const share = (UPRIGHT_RATIO * height) / width;
  return share < 1 ? { left: focal.x * (1 - share), top: 0, width: share, height: 1 } : null;
}

/** A box that the picture covers, in CSS lengths, for windows up to a width in pixels. */
export type CoverBox = { upTo?: number; width: string; height: string };

/** A picture wider than its box is drawn wider because of the crop. */
export function coverSizes({ width, height }: Pick<Picture, "width" | "height">, boxes: CoverBox[]): string {
  const ratio = (width / height).toFixed(3);
  return boxes
    .map(({ upTo, ...box }) => {
      const drawn = `max(${box.width}, ${ratio} * ${box.height})`;
      return upTo === undefined ? drawn : `(max-width: ${upTo}px) ${drawn}`;
    })
    .join(", ");
}

/** For frames of one ratio, but for those that have their own; widths in vw. */
export const frameSizes = (
  picture: Pick<Picture, "width" | "height">,
  ratio: number,
  frames: { upTo?: number; wide: number; ratio?: number }[],
): string =>
  coverSizes(
    picture,
    frames.map(({ wide, ratio: own = ratio, ...window }) => ({
      ...window,
      width: `${wide}vw`,
      height: `${(wide / own).toFixed(1)}vw`,
    })),
  );
