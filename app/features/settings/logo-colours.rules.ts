/** Below this a pixel is the picture's edge or its empty ground. */
const OPAQUE = 160;
/** Nearer than this, on a scale of 0 to 255 per channel, two pixels are the same colour drawn softly. */
const SAME = 56;
/** So few pixels are left over from scaling, and no colour of the logo's. */
const LEAST_SHARE = 0.02;

/**
 * Whether what is drawn has a single colour on a transparent ground, from its pixels (RGBA, 8 bits a channel). Only such
 * a logo can take the colour of the words around it and still be itself. Null when nothing is drawn.
 */
export function isOneColour(pixels: ArrayLike<number>): boolean | null {
  const colours: { rgb: [number, number, number]; count: number }[] = [];
  let drawn = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue;
    drawn++;
    const rgb: [number, number, number] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const known = colours.find((colour) =>
      colour.rgb.every((value, i) => Math.abs(value - (rgb[i] ?? 0)) < SAME),
    );
    if (known) known.count++;
    else colours.push({ rgb, count: 1 });
  }
  if (drawn === 0) return null;
  const hasGround = drawn < pixels.length / 4;
  return hasGround && colours.filter(({ count }) => count > drawn * LEAST_SHARE).length === 1;
}
