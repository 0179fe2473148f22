/** Everything that a picture on a page needs, as plain data: can be an island's property. */
export type Picture = {
  /** Address of the rendition for browsers that support neither AVIF nor WebP. */
  src: string;
  /** Size of the original in pixels; only the ratio matters to the page. */
  width: number;
  height: number;
  alt: string;
  sources: { type: "image/avif" | "image/webp"; srcset: string }[];
  srcset?: string;
  /** Average colour, shown until the picture is there. */
  colour: string;
  /** Point that stays in view when the picture is cropped, as fractions of width and height. */
  focal: { x: number; y: number };
};
