import type { Rgb } from "./picture.ts";

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export const linearOf = (byte: number) => LINEAR[byte] as number;

/** The inverse (sRGB): 0 to 255 for linear light, of which more than 1 is white. */
export const screenOf = (linear: number) =>
  255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055);

/** Linear luminance of one pixel. */
export const luminanceAt = (data: ArrayLike<number>, at: number) =>
  0.2126 * linearOf(data[at] as number) +
  0.7152 * linearOf(data[at + 1] as number) +
  0.0722 * linearOf(data[at + 2] as number);

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** CIE Lab of each pixel, three numbers after one another. */
export function labOf({ width, height, data }: Rgb): Float32Array {
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < lab.length; i += 3) {
    const red = linearOf(data[i] as number);
    const green = linearOf(data[i + 1] as number);
    const blue = linearOf(data[i + 2] as number);
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    lab[i] = 116 * y - 16;
    lab[i + 1] = 500 * (x - y);
    lab[i + 2] = 200 * (y - z);
  }
  return lab;
}

/** Replicated at the edges. */
export function halvedLab(
  lab: Float32Array,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Float32Array {
  const colours = new Float32Array(3 * columns * rows);
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = Math.min(width - 2, 2 * (cell % columns));
    const row = Math.min(height - 2, 2 * Math.floor(cell / columns));
    const at = 3 * (row * width + column);
    const under = at + 3 * width;
    for (let c = at; c < at + 3; c++)
      colours[3 * cell + c - at] =
        ((lab[c] as number) +
          (lab[c + 3] as number) +
          (lab[c - at + under] as number) +
          (lab[c - at + under + 3] as number)) /
        4;
  }
  return colours;
}
