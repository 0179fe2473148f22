import type { Rgb } from "./picture.ts";

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export const linearOf = (byte: number) => LINEAR[byte] as number;

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
