/** Pixels: browsers' limit. */
const MOST_SHARED = 4096;
export const MOST_SENT = 1600;
const LABEL_SHARE = 0.018;
const INK = "#eeece5";
const GROUND = "#101318";

export type Label = { name: string; facts: string; brand: string };
export type Painter = (width: number, height: number) => Promise<HTMLCanvasElement | null>;

export type Photo = { originalWidth: number; originalHeight: number };

/** Re-encoded, so without metadata. */
export async function labelledPicture(
  paint: Painter,
  photo: Photo,
  label: Label,
  most = MOST_SHARED,
): Promise<Blob> {
  const canvas = await paint(...sized(photo, most));
  if (!canvas) throw new Error("There is nothing to draw yet");
  write(canvas, label);
  return blobOf(canvas, 0.92);
}

export async function sentPicture(paint: Painter, photo: Photo): Promise<Blob> {
  const canvas = await paint(...sized(photo, MOST_SENT));
  if (!canvas) throw new Error("There is nothing to draw yet");
  return blobOf(canvas, 0.86);
}

export function sized({ originalWidth, originalHeight }: Photo, most: number): [number, number] {
  const scale = Math.min(1, most / Math.max(originalWidth, originalHeight));
  return [Math.round(originalWidth * scale), Math.round(originalHeight * scale)];
}

function write(canvas: HTMLCanvasElement, { name, facts, brand }: Label): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const size = Math.max(14, Math.round(Math.max(canvas.width, canvas.height) * LABEL_SHARE));
  const family = getComputedStyle(document.body).getPropertyValue("--font-label") || "sans-serif";
  const lines = [`${name}, ${facts}`, brand];
  context.font = `500 ${size}px ${family}`;
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + size * 1.6;
  const height = size * (lines.length * 1.4 + 0.8);
  const [left, top] = [size, canvas.height - height - size];
  context.fillStyle = "rgb(16 19 24 / 0.78)";
  context.fillRect(left, top, width, height);
  context.fillStyle = INK;
  context.textBaseline = "middle";
  for (const [place, line] of lines.entries())
    context.fillText(line, left + size * 0.8, top + size * (1.1 + place * 1.4));
}

/** A picture that the visitor keeps beside another one, on this page alone. */
export type KeptResult = { id: string; picture: Blob; name: string; size: string; price: string };

const MOST_HIGH = 1200;

/** Both next to each other and equally high, each over the name, the size and the price of its rug. */
export async function sideBySidePicture(results: readonly KeptResult[], brand: string): Promise<Blob> {
  const pictures = await Promise.all(results.map(({ picture }) => createImageBitmap(picture)));
  const high = Math.min(MOST_HIGH, ...pictures.map(({ height }) => height));
  const widths = pictures.map(({ width, height }) => Math.round((width * high) / height));
  const size = Math.max(16, Math.round(high * 2 * LABEL_SHARE));
  const gap = size;
  const canvas = document.createElement("canvas");
  canvas.width = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  canvas.height = high + Math.round(size * 4.6);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const family = getComputedStyle(document.body).getPropertyValue("--font-label") || "sans-serif";
  context.textBaseline = "middle";
  let left = 0;
  for (const [place, picture] of pictures.entries()) {
    const { name, size: facts, price } = results[place] as KeptResult;
    const width = widths[place] as number;
    context.drawImage(picture, left, 0, width, high);
    picture.close();
    context.fillStyle = INK;
    for (const [row, line] of [name, `${facts}, ${price}`, brand].entries()) {
      context.font = `${row === 0 ? 600 : 400} ${size}px ${family}`;
      context.fillText(line, left + size * 0.8, high + size * (1 + row * 1.35), width - size);
    }
    left += width + gap;
  }
  return blobOf(canvas, 0.92);
}

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/jpeg", quality),
  );
