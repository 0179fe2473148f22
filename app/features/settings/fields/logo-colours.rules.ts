/** Alpha below this is edge or background. */
const OPAQUE = 160;
/** Per channel, 0 to 255. */
const SAME = 56;
/** Fewer pixels come from scaling. */
const LEAST_SHARE = 0.02;

/** RGBA pixels. Only a monochrome logo on a transparent ground can be recoloured. Null when empty. */
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
