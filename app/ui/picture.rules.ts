/** Everything that a picture on a page needs, as plain data: can be an island's property. */
export type Picture = {
  /** Address of the rendition for browsers that support neither AVIF nor WebP. */
  src: string;
  /** Size of the original in pixels; only the ratio matters to the page. */
  width: number;
  height: number;
  alt: string;
  /** What stands below it; pictures without one have none. */
  caption?: string;
  sources: { type: "image/avif" | "image/webp"; srcset: string }[];
  srcset?: string;
  /** Average colour, shown until the picture is there. */
  colour: string;
  /** Point that stays in view when the picture is cropped, as fractions of width and height. */
  focal: { x: number; y: number };
};

/** A box that a picture fills and is cropped by, in CSS lengths of a `sizes` attribute, for windows up to a width in pixels. */
export type CoverBox = { upTo?: number; width: string; height: string };

/** `sizes` of a picture that covers its boxes: a picture wider than its box is drawn wider than the box by the crop. */
export function coverSizes({ width, height }: Pick<Picture, "width" | "height">, boxes: CoverBox[]): string {
  const ratio = (width / height).toFixed(3);
  return boxes
    .map(({ upTo, ...box }) => {
      const drawn = `max(${box.width}, ${ratio} * ${box.height})`;
      return upTo === undefined ? drawn : `(max-width: ${upTo}px) ${drawn}`;
    })
    .join(", ");
}

/** `sizes` of a picture that covers frames of one ratio, given their widths in hundredths of the window. */
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
