/** Colours of a picture, three bytes a pixel. */
export type Rgb = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };
/** One number a pixel. */
export type Grey = { width: number; height: number; data: Float32Array };

export const newGrey = (width: number, height: number): Grey => ({
  width,
  height,
  data: new Float32Array(width * height),
});

export function greyOf({ width, height, data }: Rgb): Grey {
  const grey = newGrey(width, height);
  for (let i = 0, j = 0; i < grey.data.length; i++, j += 3)
    grey.data[i] =
      0.299 * (data[j] as number) + 0.587 * (data[j + 1] as number) + 0.114 * (data[j + 2] as number);
  return grey;
}

export function withoutAlpha(rgba: Uint8ClampedArray, width: number, height: number): Rgb {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0, j = 0; j < data.length; i += 4, j += 3) {
    data[j] = rgba[i] as number;
    data[j + 1] = rgba[i + 1] as number;
    data[j + 2] = rgba[i + 2] as number;
  }
  return { width, height, data };
}

function gaussian(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((value) => value / sum);
}

const mirrored = (i: number, length: number) => (i < 0 ? -i : i >= length ? 2 * length - 2 - i : i);

/** Gaussian blur; the edge is mirrored. */
export function blurred({ width, height, data }: Grey, sigma: number): Grey {
  const kernel = gaussian(sigma);
  const reach = (kernel.length - 1) >> 1;
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = -reach; i <= reach; i++)
        sum += (kernel[i + reach] as number) * (data[row + mirrored(x + i, width)] as number);
      across[row + x] = sum;
    }
  }
  const out = newGrey(width, height);
  for (let y = 0; y < height; y++)
    for (let i = -reach; i <= reach; i++) {
      const weight = kernel[i + reach] as number;
      const from = mirrored(y + i, height) * width;
      const to = y * width;
      for (let x = 0; x < width; x++)
        out.data[to + x] = (out.data[to + x] as number) + weight * (across[from + x] as number);
    }
  return out;
}

/** For scales near 1. */
export function resampled(grey: Grey, scale: number): Grey {
  const out = newGrey(Math.floor(grey.width * scale), Math.floor(grey.height * scale));
  const { width, height, data } = grey;
  for (let y = 0; y < out.height; y++) {
    const atY = (y + 0.5) / scale - 0.5;
    const top = Math.max(0, Math.min(height - 2, Math.floor(atY)));
    const down = atY - top;
    for (let x = 0; x < out.width; x++) {
      const atX = (x + 0.5) / scale - 0.5;
      const left = Math.max(0, Math.min(width - 2, Math.floor(atX)));
      const right = atX - left;
      const i = top * width + left;
      out.data[y * out.width + x] =
        ((data[i] as number) * (1 - right) + (data[i + 1] as number) * right) * (1 - down) +
        ((data[i + width] as number) * (1 - right) + (data[i + width + 1] as number) * right) * down;
    }
  }
  return out;
}

/** Pixels of the network's input. */
const LONG_SIDE = 384;

export function smallSize({ width, height }: { width: number; height: number }) {
  const scale = LONG_SIDE / Math.max(width, height);
  const sized = (side: number) => Math.max(2, Math.round(side * scale));
  return { width: sized(width), height: sized(height), scale };
}

/** A smaller copy: each pixel is the mean of what it covers. */
export function shrunk(picture: Rgb, width: number, height: number): Rgb {
  const data = new Uint8Array(width * height * 3);
  const across = picture.width / width;
  const down = picture.height / height;
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * down);
    const bottom = Math.max(top + 1, Math.min(picture.height, Math.floor((y + 1) * down)));
    for (let x = 0; x < width; x++) {
      const left = Math.floor(x * across);
      const right = Math.max(left + 1, Math.min(picture.width, Math.floor((x + 1) * across)));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row++)
        for (let i = (row * picture.width + left) * 3; i < (row * picture.width + right) * 3; i += 3) {
          red += picture.data[i] as number;
          green += picture.data[i + 1] as number;
          blue += picture.data[i + 2] as number;
        }
      const count = (bottom - top) * (right - left);
      const to = (y * width + x) * 3;
      data[to] = Math.round(red / count);
      data[to + 1] = Math.round(green / count);
      data[to + 2] = Math.round(blue / count);
    }
  }
  return { width, height, data };
}
