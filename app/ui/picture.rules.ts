/** Plain data, usable as an island's property. */
export type Picture = {
  /** For browsers without AVIF and WebP. */
  src: string;
  /** Pixels of the original; pages use only the ratio. */
  width: number;
  height: number;
  alt: string;
  caption?: string;
  sources: { type: "image/avif" | "image/webp"; srcset: string }[];
  srcset?: string;
  /** Average colour, shown while loading. */
  colour: string;
  /** Focal point for cropping, as fractions of width and height. */
  focal: { x: number; y: number };
};

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

/** For frames of one ratio; widths in vw. */
export const frameSizes = (
  picture: Pick<Picture, "width" | "height">,
  ratio: number,
  frames: { upTo?: number; wide: number }[],
): string =>
  coverSizes(
    picture,
    frames.map(({ wide, ...window }) => ({
      ...window,
      width: `${wide}vw`,
      height: `${(wide / ratio).toFixed(1)}vw`,
    })),
  );
